import type { IncomingMessage, ServerResponse } from 'node:http'
import { isLoopbackHost } from '../../schemas/environment/hosts.ts'

export const LOOPBACK_ONLY =
  'This is a service of one machine: call it as localhost, 127.0.0.1 or [::1].\n'

/**
 * Answers 421 to a request whose host name is not this machine's, and returns whether it did: a foreign page may have
 * its own name resolve to this machine (DNS rebinding).
 */
export function requireAllowedHost(
  { headers }: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (isLoopbackHost(headers.host)) return false
  response.writeHead(421, {
    'content-type': 'text/plain; charset=utf-8',
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
  })
  response.end(LOOPBACK_ONLY)
  return true
}
