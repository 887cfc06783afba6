import type { IncomingMessage } from 'node:http'
import { isLoopbackHost } from '../../schemas/environment/hosts.ts'
import { ApiError } from './errors.ts'

/** Throws 421 unless the `Host` is this machine: a foreign page may have its name resolve here (DNS rebinding). */
export function assertHost({ headers }: IncomingMessage): void {
  if (isLoopbackHost(headers.host)) return
  const message = `The host "${headers.host ?? ''}" is not this machine's: call the sandbox as localhost.`
  throw new ApiError(10001, message, { status: 421 })
}
