import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import type { Socket } from 'node:net'
import { asksForWebSocket, closeServer, listenOnLoopback } from '../listen.ts'
import type { ApiKey } from './access/keys.ts'
import { Windows } from './access/windows.ts'
import { answer, type Exchange } from './answer.ts'
import { RecentMap } from './answers/recent-map.ts'
import { assertHost } from './assert-host.ts'
import { errorEnvelope } from './envelope.ts'
import { errorReply, type Reply, readBody, send } from './http.ts'
import { readOperations } from './operations.ts'
import { createStreams, type StreamOptions } from './stream/upgrade.ts'

const ALLOWED_HEADERS = [
  'Content-Type',
  'X-BAPI-API-KEY',
  'X-BAPI-TIMESTAMP',
  'X-BAPI-RECV-WINDOW',
  'X-BAPI-SIGN',
  'X-BAPI-SIGN-TYPE',
  'X-Referer',
  'cdn-request-id',
  'Prefer',
]
const EXPOSED_HEADERS = ['X-Bapi-Limit', 'X-Bapi-Limit-Status', 'X-Bapi-Limit-Reset-Timestamp']

/** CORS headers that let a page of `origin` read an answer: none unless the origin is in `allowed`. */
function corsHeaders(
  origin: string | undefined,
  allowed: readonly string[],
): Record<string, string> {
  const vary = { Vary: 'Origin' }
  if (origin === undefined || !allowed.includes(origin)) return vary
  return {
    ...vary,
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
    'Access-Control-Allow-Headers': ALLOWED_HEADERS.join(', '),
    'Access-Control-Expose-Headers': EXPOSED_HEADERS.join(', '),
    'Access-Control-Max-Age': '600',
  }
}

/** Number of stored position modes: more than there are symbols. */
const MODES = 1000

export interface ExchangeOptions {
  /** 0 selects a free port. */
  port: number
  keys: readonly ApiKey[]
  /** Origins whose pages may call the sandbox. */
  origins: readonly string[]
  /** Current time, in ms since 1970. */
  now?: () => number
  /** Pace of the WebSocket streams. */
  streams?: Pick<StreamOptions, 'pace'>
  /** Counter of requests. */
  windows?: Windows
  /** Number of stored identifiers, which are refused the second time: the newest; 0 stores none. */
  rememberedIds?: number
}

export interface ExchangeServer {
  url: string
  close: () => Promise<void>
}

/** Starts the sandbox on loopback only; rejects when the port is in use or a spec cannot be read. */
export async function startExchange({
  port,
  keys,
  origins,
  now = Date.now,
  streams: timing = {},
  windows = new Windows(),
  rememberedIds = 10_000,
}: ExchangeOptions): Promise<ExchangeServer> {
  const exchange: Exchange = {
    operations: await readOperations(),
    keys,
    windows,
    usedIds: new RecentMap(rememberedIds),
    positionModes: new RecentMap(MODES),
  }
  const streams = createStreams({ exchange, origins, now, ...timing })
  const serve = () =>
    createServer({ shouldUpgradeCallback: asksForWebSocket }, (request, response) => {
      void respond(request, response)
    })
      .on('upgrade', streams.upgrade)
      .on('clientError', (_error, socket: Socket) => endMalformed(socket, now()))
  const servers: [Server, Server] = [serve(), serve()]

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Browsers must not sniff another content type.
    response.setHeader('X-Content-Type-Options', 'nosniff')
    try {
      assertHost(request)
    } catch (error) {
      return send(response, errorReply(error, 'v5', now()))
    }
    for (const [name, value] of Object.entries(corsHeaders(request.headers.origin, origins)))
      response.setHeader(name, value)
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    send(response, await reply(request))
  }

  async function reply(request: IncomingMessage): Promise<Reply> {
    const url = request.url ?? '/'
    const at = url.indexOf('?')
    const path = at < 0 ? url : url.slice(0, at)
    if (path === '/health') return { status: 200, body: { ok: true } }
    const received = {
      method: request.method ?? '',
      path,
      queryString: at < 0 ? '' : url.slice(at + 1),
      header: (name: string) => String(request.headers[name] ?? ''),
      address: request.socket.remoteAddress ?? '',
    }
    try {
      return await answer(exchange, { ...received, body: await readBody(request) }, now())
    } catch (error) {
      // The body was too large, or incomplete.
      return errorReply(error, 'v5', now())
    }
  }

  return {
    url: `http://localhost:${await listenOnLoopback(servers, port)}`,
    close: async () => {
      streams.close()
      await Promise.all(servers.map(closeServer))
    },
  }
}

/** Answers malformed HTTP in the shape of every error. */
function endMalformed(socket: Socket, now: number): void {
  if (!socket.writable) return
  const text = JSON.stringify(
    errorEnvelope('v5', 10001, 'params error: malformed HTTP request', now),
  )
  socket.end(
    `HTTP/1.1 400 ${STATUS_CODES[400]}\r\nContent-Type: application/json; charset=utf-8\r\nX-Content-Type-Options: nosniff\r\nContent-Length: ${Buffer.byteLength(text)}\r\nConnection: close\r\n\r\n${text}`,
  )
}
