import type { IncomingMessage } from 'node:http'
import { clientAddress } from '../http/hosts.ts'
import { isPassword } from './password.ts'
import type { SignInLimits } from './sign-in-limits.ts'
import type { User, Users } from './users.ts'

/** Longer ones are nobody's, and cost to hash. */
const MAX_PASSWORD = 200

export type Attempt =
  | { outcome: 'signed-in'; user: User }
  | { outcome: 'wrong' }
  | { outcome: 'wait'; seconds: number }

/** Finds who a form says one is, if it says so rightly, and slows down those who guess. */
export async function signInAs(
  { users, signInLimits }: { users: Users; signInLimits: SignInLimits },
  request: IncomingMessage,
  form: URLSearchParams,
): Promise<Attempt> {
  const id = form.get('user')?.trim() ?? ''
  const password = form.get('password') ?? ''
  const address = clientAddress(request)
  const waitMs = signInLimits.begin(address, id.slice(0, 100))
  if (waitMs > 0) return { outcome: 'wait', seconds: Math.ceil(waitMs / 1000) }
  const user = users.person(id)
  const hash = users.passwordHashOf(id)
  // Users without a password exist on loopback only: `assertSafeBinding`.
  const isRight =
    user && hash === null
      ? password === ''
      : await isPassword(password.slice(0, MAX_PASSWORD + 1), hash)
  if (!user || !isRight) return { outcome: 'wrong' }
  signInLimits.succeeded(address, id)
  return { outcome: 'signed-in', user }
}
