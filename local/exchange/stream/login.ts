import type { ApiKey } from '../access/keys.ts'
import { isSignedBy } from '../access/signature.ts'
import { ApiError, badParameter, refusal } from '../errors.ts'

/**
 * The key that `args` (key, expiry, signature) log in with. Throws as the API does: 10001 for an invalid or past
 * expiry, 10003 for an unknown key, 10004 for a wrong signature.
 */
export function login(args: readonly unknown[], keys: readonly ApiKey[], now: number): ApiKey {
  const [name, expires, signature] = args
  if (typeof name !== 'string' || typeof signature !== 'string' || args.length !== 3)
    throw badParameter('args', 'must be key, expires and signature')
  const text = String(expires)
  if (!/^\d{1,15}$/.test(text)) throw badParameter('expires', 'must be milliseconds')
  const key = keys.find((known) => known.name === name)
  if (!key) throw refusal(10003)
  if (Number(text) <= now)
    throw badParameter('expires', `must lie ahead of the server time, which is ${now}`)
  const toSign = `GET/realtime${text}`
  if (!isSignedBy(key, Buffer.from(toSign), signature))
    throw new ApiError(10004, `error sign! origin_string[${toSign}]`)
  return key
}
