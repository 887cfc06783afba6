import diagnostics from 'node:diagnostics_channel'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { isLoopbackHost } from '../../schemas/environment/hosts.ts'
import { isDiskFull, unlessFull } from '../disk-full.ts'
import { closeServer, listenOnLoopback } from '../listen.ts'
import { writeCounts } from './analytics/write-counts.ts'
import { CALL_CHANNEL, type CallMessage, callNames } from './call-channel.ts'
import { bodyLimit, readBody, send, sendPreflight } from './http/http.ts'
import { HttpError } from './http/http-error.ts'
import { collectGarbage } from './limit-heap-growth.ts'
import { findRoute } from './routes/all.ts'
import type { Reply } from './routes/reply.ts'
import { access, refuseParameters } from './routes/route.ts'
import { createStore, type Store } from './routes/store.ts'
import { openDatabase } from './store/database.ts'

export interface SearchServerOptions {
  /** 0 selects a free port. */
  port: number
  dataDir: string
  adminKey: string
  /** Time budget of one request's searches with a search-only key, in ms. */
  readerMs?: number
}

export interface SearchServer {
  url: string
  close: () => Promise<void>
}

const READER_MS = 1000
/** Bytes of a body after whose request the garbage is collected. */
const LARGE = 8 * 1024 * 1024
/** Interval for writing counts, in ms; a crash loses those since the last. */
const WRITE_COUNTS_MS = 10_000

const DISK_FULL = new HttpError(
  507,
  'The disk that holds the search is full: nothing was written. Free some space; searching continues meanwhile.',
)

/** Starts the search server; rejects when the port is in use or the data is damaged. */
export async function startSearchServer({
  port,
  dataDir,
  adminKey,
  readerMs = READER_MS,
}: SearchServerOptions): Promise<SearchServer> {
  const db = openDatabase(dataDir)
  const store = createStore(db, adminKey, readerMs)
  store.collections.renew()
  const timer = setInterval(
    () => unlessFull(() => writeCounts(store, { all: false })),
    WRITE_COUNTS_MS,
  )
  const serve = () => {
    const server = createServer((request, response) => {
      // A connection's last answer during shutdown must not keep the server alive.
      response.once('finish', () => {
        if (!server.listening) request.socket.end()
        if (Number(request.headers['content-length'] ?? 0) > LARGE)
          setTimeout(collectGarbage, 1000).unref()
      })
      void respond(store, request, response)
    })
    // With Node's default of 5 s, a busy client could send on a connection that is being closed.
    server.keepAliveTimeout = 30_000
    return server
  }
  const servers: [Server, Server] = [serve(), serve()]
  const close = async () => {
    clearInterval(timer)
    await Promise.all(servers.map(closeServer))
    unlessFull(() => writeCounts(store, { all: true }))
    db.close()
  }
  try {
    return { url: `http://localhost:${await listenOnLoopback(servers, port)}`, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function respond(
  store: Store,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // Browsers must not sniff another content type.
  response.setHeader('X-Content-Type-Options', 'nosniff')
  try {
    assertHost(request)
    if (request.method === 'OPTIONS') return sendPreflight(response)
    send(response, await answer(store, request))
  } catch (thrown) {
    const error = isDiskFull(thrown) ? DISK_FULL : thrown
    if (error instanceof HttpError)
      return send(response, { status: error.status, body: { message: error.message } })
    process.stderr.write(
      `${JSON.stringify({ event: 'failed', method: request.method, url: request.url?.split('?')[0], error: String(error) })}\n`,
    )
    send(response, { status: 500, body: { message: `Internal error: ${String(error)}` } })
  }
}

/** Throws 421 unless the `Host` is this machine. */
function assertHost({ headers }: IncomingMessage): void {
  if (!isLoopbackHost(headers.host))
    throw new HttpError(421, `The host "${headers.host ?? ''}" is not this machine's.`)
}

/** Publishes every call that matched a route, so that a test sees its client's calls. */
const calls = diagnostics.channel(CALL_CHANNEL)

async function answer(store: Store, request: IncomingMessage): Promise<Reply> {
  const url = URL.parse(request.url ?? '/', 'http://localhost')
  if (!url) throw new HttpError(404, 'Not Found')
  const header = request.headers['x-typesense-api-key']
  const key =
    typeof header === 'string' ? header : (url.searchParams.get('x-typesense-api-key') ?? '')
  const found = findRoute(request.method, url.pathname)
  if (!found) {
    store.keys.authorize(key, { action: '*', collection: undefined })
    throw new HttpError(
      501,
      `${request.method} ${url.pathname} is not served by the local search server; a real Typesense may know it.`,
    )
  }
  const { route, at } = found
  const needed = access(route, at)
  if (needed) store.keys.authorize(key, needed)
  refuseParameters(route, url.searchParams)
  const trusted = store.keys.isTrusted(key)
  const body = await readBody(request, bodyLimit(route.path, trusted))
  if (calls.hasSubscribers) {
    const message: CallMessage = {
      host: request.headers.host,
      calls: callNames(route, url.searchParams, body),
    }
    calls.publish(message)
  }
  return route.run({
    store,
    at,
    query: url.searchParams,
    body: new TextDecoder().decode(body),
    key,
    searchOnly: !trusted,
  })
}
