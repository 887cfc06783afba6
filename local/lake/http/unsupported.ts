import { logLine } from '../log.ts'
import { LakeError } from './errors.ts'

const logged = new Set<string>()
/** Most names that are logged, so that random requests cannot fill memory and log. */
const MAX_LOGGED = 1000

/** A 501 error with the name of the call, which is logged once. */
export function notImplemented(given: string): LakeError {
  const call = given.slice(0, 200)
  if (!logged.has(call) && logged.size < MAX_LOGGED) {
    logged.add(call)
    logLine('not-implemented', { call })
  }
  const message = `The local lake does not answer ${call}`
  return new LakeError(501, { statusCode: 501, error: 'Not Implemented', message }, message)
}
