import { KeyValues } from '../auth/key-values.ts'
import { roleOf } from '../auth/roles.ts'
import type { User } from '../auth/users.ts'
import { readJson } from '../http/body.ts'
import { unauthorized } from '../http/errors.ts'
import type { Context, Route } from './context.ts'

/** More than the Studio requests at once. */
const MAX_IDS = 500

function signedIn({ user }: Context, what: string): User {
  if (!user) throw unauthorized(`Sign in to ${what}`)
  return user
}

const profile = ({ id, name, email, role, isRobot }: User) => ({
  id,
  name,
  email,
  profileImage: null,
  provider: isRobot ? 'sanity-token' : 'local',
  role,
  roles: [roleOf(role)],
})

const shown = ({ id, name, isRobot }: User) => ({
  id,
  sanityUserId: id,
  displayName: name,
  imageUrl: null,
  isRobot: isRobot === true,
})

function usersByIds(context: Context) {
  signedIn(context, 'see users')
  const ids = (context.params['ids'] ?? '').split(',').slice(0, MAX_IDS)
  const found = ids.flatMap((id) => context.lake.users.byId(id) ?? []).map(shown)
  if (ids.length > 1) return found
  // The history may contain users who are no longer in the users file: the Studio then shows the id.
  return found[0] ?? { id: ids[0], displayName: ids[0], imageUrl: null }
}

function readValues(context: Context) {
  const { id } = signedIn(context, 'read settings')
  const keys = (context.params['keys'] ?? '').split(',').slice(0, MAX_IDS)
  return new KeyValues(context.lake.database).read(id, keys)
}

async function writeValues(context: Context) {
  const { id } = signedIn(context, 'keep settings')
  return new KeyValues(context.lake.database).write(id, await readJson(context.request))
}

export const userRoutes: Route[] = [
  { method: 'GET', path: '/users/me', handle: ({ user }) => (user ? profile(user) : {}) },
  { method: 'GET', path: '/users/me/keyvalue/:keys', handle: readValues },
  { method: 'PUT', path: '/users/me/keyvalue', handle: writeValues },
  { method: 'GET', path: '/users/:ids', handle: usersByIds },
]
