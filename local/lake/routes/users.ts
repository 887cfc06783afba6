import { z } from 'zod'
import type { User } from '../auth/users.ts'
import { readJson } from '../http/body.ts'
import type { Context, Route } from '../http/context.ts'
import { badRequest, unauthorized } from '../http/errors.ts'

/** How the Studio names the roles that it knows itself. */
const ROLES = {
  administrator: { name: 'administrator', title: 'Administrator' },
  writer: { name: 'writer', title: 'Writer' },
  translator: { name: 'translator', title: 'Translator' },
  viewer: { name: 'viewer', title: 'Viewer' },
}

function profile(user: User) {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    profileImage: null,
    provider: 'local',
    role: user.role,
    roles: [ROLES[user.role]],
  }
}

function usersByIds({ lake, params }: Context) {
  const ids = (params['ids'] ?? '').split(',')
  const found = ids.flatMap((id) => lake.users.byId(id) ?? [])
  const shown = found.map((user) => ({
    id: user.id,
    sanityUserId: user.id,
    displayName: user.name,
    imageUrl: null,
    isRobot: false,
  }))
  return ids.length === 1
    ? (shown[0] ?? { id: ids[0], displayName: ids[0], imageUrl: null })
    : shown
}

const pairs = z.array(z.object({ key: z.string(), value: z.unknown() }))

function signedIn({ user }: Context): User {
  if (!user) throw unauthorized('Sign in to keep settings')
  return user
}

function readValues(context: Context) {
  const { id } = signedIn(context)
  const keys = context.params['keys']?.split(',')
  const rows = context.lake.database
    .prepare('SELECT key, value FROM key_values WHERE user_id = ?')
    .all(id)
    .map((row) => ({ key: String(row['key']), value: JSON.parse(String(row['value'])) as unknown }))
  if (!keys) return rows
  return keys.map((key) => rows.find((row) => row.key === key) ?? { key, value: null })
}

async function writeValues(context: Context) {
  const { id } = signedIn(context)
  const parsed = pairs.safeParse(await readJson(context.request))
  if (!parsed.success) throw badRequest(`Settings cannot be read: ${z.prettifyError(parsed.error)}`)
  const put = context.lake.database.prepare(
    'INSERT OR REPLACE INTO key_values (user_id, key, value) VALUES (?, ?, ?)',
  )
  for (const { key, value } of parsed.data) put.run(id, key, JSON.stringify(value ?? null))
  return parsed.data
}

export const userRoutes: Route[] = [
  { method: 'GET', path: '/users/me', handle: ({ user }) => (user ? profile(user) : {}) },
  { method: 'GET', path: '/users/me/keyvalue', handle: readValues },
  { method: 'GET', path: '/users/me/keyvalue/:keys', handle: readValues },
  { method: 'PUT', path: '/users/me/keyvalue', handle: writeValues },
  { method: 'GET', path: '/users/:ids', handle: usersByIds },
]
