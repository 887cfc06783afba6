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

/** Bytes of one message: a place in a document takes some hundred. */
const MAX_MESSAGE = 64 * 1024

const calls = diagnostics.channel(CALL_CHANNEL)

/** Throws what a request for a socket is refused with. */
function assertAcceptable(lake: Lake, request: IncomingMessage): void {
  assertHost(request)
  const path = requestUrl(request).pathname
  const dataset = /^\/v[^/]+\/socket\/([^/]+)\/?$/.exec(path)?.[1]
  if (dataset === undefined) throw notFound(`There is no socket at ${path}`)
  calls.publish({ lake, call: 'GET /socket/:dataset' } satisfies CallMessage)
  if (dataset !== lake.options.dataset)
    throw notFound(`Dataset "${dataset}" not found: this lake has "${lake.options.dataset}"`)
  const { origin } = request.headers
  // Browsers send cookies along to sockets of any page, and no CORS stands before them.
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

/** Answers requests for WebSockets: there is one kind, for who is where in the Studio. */
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
