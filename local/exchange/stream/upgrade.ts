import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import type { Exchange } from '../answer.ts'
import { assertHost } from '../assert-host.ts'
import { errorEnvelope } from '../envelope.ts'
import { ApiError, routeNotFound } from '../errors.ts'
import { readChannels } from './channels.ts'
import { openConnection } from './connection.ts'
import { streamsOf } from './streams.ts'

/** Largest request, in bytes; the longest valid one is a subscription of 21,000 characters. */
const MAX_REQUEST = 128 * 1024
/** Limit of new connections per IP address. */
const CONNECTIONS = { limit: 500, windowMs: 5 * 60_000 }
const MAX_ACTIVE = { default: 600_000, min: 30_000, max: 600_000 }

export interface StreamOptions {
  exchange: Exchange
  /** Origins whose pages may connect. */
  origins: readonly string[]
  now: () => number
  /** Factor for the documented interval between messages; 1 by default. */
  pace?: number
}

export interface StreamServer {
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  /** Cuts all connections. */
  close: () => void
}

/** Creates the WebSocket streams of the API; the sandbox's HTTP server passes upgrades to them. */
export function createStreams({ exchange, origins, now, pace = 1 }: StreamOptions): StreamServer {
  const channels = readChannels()
  const streams = streamsOf(channels)
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_REQUEST,
    perMessageDeflate: false,
  })
  let last = 8_871_232_190
  const sequence = () => {
    last += 1
    return last
  }

  function accepted(request: IncomingMessage) {
    assertHost(request)
    const { origin } = request.headers
    if (origin !== undefined && !origins.includes(origin))
      throw new ApiError(10005, `Pages of ${origin} may not connect.`, { status: 403 })
    const address = request.socket.remoteAddress ?? ''
    const { limit, windowMs } = CONNECTIONS
    if (exchange.windows.consume(`streams ${address}`, 1, limit, windowMs, now()).exceeded)
      throw new ApiError(10006, 'access too frequent', { status: 403 })
    const [path = '', query = ''] = (request.url ?? '').split('?', 2)
    const stream = streams.get(path)
    if (!stream) throw routeNotFound()
    const activeParameter = new URLSearchParams(query).get('max_active_time')
    const mayAsk = stream.dialect === 'private' || stream.dialect === 'trade'
    return { stream, address, idleMs: mayAsk ? activeTime(activeParameter) : MAX_ACTIVE.default }
  }

  return {
    upgrade(request, socket, head) {
      socket.on('error', () => socket.destroy())
      try {
        const options = { ...accepted(request), exchange, channels, now, sequence, pace }
        server.handleUpgrade(request, socket, head, (opened) => openConnection(opened, options))
      } catch (error) {
        refuse(socket, error, now())
      }
    },
    close() {
      for (const socket of server.clients) socket.terminate()
      server.close()
    },
  }
}

/** Parses `30s` to `600s` or `10m` into ms; throws 10001 for other values. */
function activeTime(parameter: string | null): number {
  if (parameter === null) return MAX_ACTIVE.default
  const [, amount = '', unit] = /^(\d{1,3})(s|m)$/.exec(parameter) ?? []
  const ms = Number(amount) * (unit === 'm' ? 60_000 : 1000)
  if (amount === '' || ms < MAX_ACTIVE.min || ms > MAX_ACTIVE.max)
    throw new ApiError(10001, 'params error: max_active_time must be 30s to 600s', { status: 400 })
  return ms
}

function refuse(socket: Duplex, error: unknown, now: number): void {
  const { status, retCode, message } =
    error instanceof ApiError ? error : new ApiError(10016, 'Server error.', { status: 500 })
  const body = JSON.stringify(errorEnvelope('v5', retCode, message, now))
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\nX-Content-Type-Options: nosniff\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}
