import type { IncomingMessage } from 'node:http'
import { isLoopbackHost } from '../../../schemas/environment/hosts.ts'
import { LakeError } from './errors.ts'

/** Throws 421 unless the `Host` is this machine. */
export function assertHost({ headers }: IncomingMessage): void {
  if (isLoopbackHost(headers.host)) return
  const message = `The host "${headers.host ?? ''}" is not this machine's`
  throw new LakeError(421, { statusCode: 421, error: 'Misdirected Request', message }, message)
}

/** The lake's origin, as the request's `Host` names it. */
export const baseUrl = ({ headers }: IncomingMessage) => `http://${headers.host ?? 'localhost'}`
