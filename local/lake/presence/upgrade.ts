import diagnostics from 'node:diagnostics_channel'
import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { authenticate } from '../auth/authenticate.ts'
import { CALL_CHANNEL, type CallMessage } from '../http/call-channel.ts'
import { LakeError, notFound } from '../http/errors.ts'
import { assertHost } from '../http/hosts.ts'
import { requestUrl } from '../http/request-url.ts'
import type { Lake } from '../lake.ts'
import { listenerOf } from '../listen/listener.ts'
import { logLine } from '../log.ts'
import { openSocket } from './open-socket.ts'

/** Largest message, in bytes; a location in a document takes some hundred. */
const MAX_MESSAGE = 64 * 1024

const calls = diagnostics.channel(CALL_CHANNEL)

/** Throws the error with which a WebSocket request is refused. */
function assertAcceptable(lake: Lake, request: IncomingMessage): void {
  assertHost(request)
  const path = requestUrl(request).pathname
  const dataset = /^\/v[^/]+\/socket\/([^/]+)\/?$/.exec(path)?.[1]
  if (dataset === undefined) throw notFound(`There is no socket at ${path}`)
  calls.publish({ lake, call: 'GET /socket/:dataset' } satisfies CallMessage)
  if (dataset !== lake.options.dataset)
    throw notFound(`Dataset "${dataset}" not found: this lake has "${lake.options.dataset}"`)
  const { origin } = request.headers
  // Browsers send cookies with WebSockets of any page, and CORS does not apply to them.
  if (origin !== undefined && !lake.options.origins.includes(origin)) {
    const message = `Pages of ${origin} may not use this lake`
    throw new LakeError(403, { statusCode: 403, error: 'Forbidden', message }, message)
  }
}

function refuse(socket: Duplex, error: unknown): void {
  const known = error instanceof LakeError
  const status = known ? error.status : 500
  if (!known) logLine('error', { request: 'socket', message: String(error) })
  const body = known ? JSON.stringify(error.body) : ''
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n` +
      `Content-Type: application/json\r\nX-Content-Type-Options: nosniff\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}

/** Returns the handler of WebSocket requests, of which there is one kind: the Studio's presence. */
export function createUpgrade(): (
  lake: Lake,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
) => void {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE,
    perMessageDeflate: false,
  })
  return (lake, request, socket, head) => {
    socket.on('error', () => socket.destroy())
    try {
      assertAcceptable(lake, request)
      const { headers } = request
      const listener = listenerOf(lake, headers, authenticate({ headers }, lake))
      server.handleUpgrade(request, socket, head, (opened) => openSocket(lake, opened, listener))
    } catch (error) {
      refuse(socket, error)
    }
  }
}
