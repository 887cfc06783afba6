import type { IncomingMessage, ServerResponse } from 'node:http'

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE'

const HEADER_NAMES = /^[a-zA-Z0-9_, -]{1,1000}$/

/**
 * Allows the listed origins, and only them, to read answers with credentials. The origin of a
 * redirected stream is the word `null`: it is allowed on stream hosts, where a ticket decides.
 */
export function setCors(
  request: IncomingMessage,
  response: ServerResponse,
  allowed: readonly string[],
  isStreamHost: boolean,
): void {
  const origin = request.headers.origin
  response.setHeader('Vary', 'Origin')
  if (origin === undefined) return
  if (!allowed.includes(origin) && !(isStreamHost && origin === 'null')) return
  response.setHeader('Access-Control-Allow-Origin', origin)
  response.setHeader('Access-Control-Allow-Credentials', 'true')
  if (request.method !== 'OPTIONS') return
  response.setHeader('Access-Control-Allow-Methods', METHODS)
  response.setHeader('Access-Control-Max-Age', '600')
  const wanted = request.headers['access-control-request-headers']
  if (wanted !== undefined && HEADER_NAMES.test(wanted))
    response.setHeader('Access-Control-Allow-Headers', wanted)
}
