import diagnostics from 'node:diagnostics_channel'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { answersTo } from '../../schemas/environment/hosts.ts'
import { closeServer, listenOn, listenOnLoopback } from '../listen.ts'
import { askedOf, CALL_CHANNEL, type CallMessage } from './call-channel.ts'
import { bodyLimit, readBody, send, sendPreflight } from './http/http.ts'
import { HttpError } from './http/http-error.ts'
import { findRoute } from './routes/all.ts'
import { FLUSH } from './routes/analytics.ts'
import { ok, type Reply } from './routes/reply.ts'
import { access, isQuickRead, refuseParameters, type SearchRoute } from './routes/route.ts'
import { type AuthorisedRequest, callOf, decoded, refusal, run, runSearch } from './routes/run.ts'
import { createStore, type Store } from './routes/store.ts'
import { openForReading, snapshot } from './store/database.ts'
import { Turns } from './turns/turns.ts'
import { CountWriter } from './writer/count-writer.ts'
import { Writer } from './writer/writer.ts'

export interface SearchServerOptions {
  /** 0 takes a free port. */
  port: number
  /** The address to bind to; this machine's own ones unless given. */
  host?: string
  /** What it is called from elsewhere. */
  publicHosts?: readonly string[]
  dataDir: string
  adminKey: string
  /** What the searches of one request may work with a key that may only search, in ms. */
  readerMs?: number
}

export interface SearchServer {
  url: string
  close: () => Promise<void>
}

const READER_MS = 1000
/** With other keys: as on a real server. */
const TRUSTED_MS = 30_000

interface Running {
  publicHosts: readonly string[]
  readerMs: number
  store: Store
  turns: Turns
  writer: Writer
  counts: CountWriter
}

/** Starts the search server; rejects when the port is taken or the data is damaged. */
export async function startSearchServer({
  port,
  host,
  publicHosts = [],
  dataDir,
  adminKey,
  readerMs = READER_MS,
}: SearchServerOptions): Promise<SearchServer> {
  const writer = new Writer({ dataDir, adminKey }, (learned) => store.collections.learn(learned))
  await writer.start()
  const db = openForReading(dataDir)
  const store = createStore(db, adminKey, () => writer.pending)
  const turns = new Turns(db)
  const counts = new CountWriter(store.queries, writer)
  const running = { publicHosts, readerMs, store, turns, writer, counts }
  const serve = () => {
    const server = createServer((request, response) => {
      // Whoever is answered last does not keep the server up.
      response.once('finish', () => {
        if (!server.listening) request.socket.end()
      })
      void respond(running, request, response)
    })
    // After Node's 5 s a busy client would send on a connection that is being closed.
    server.keepAliveTimeout = 30_000
    return server
  }
  const servers: [Server, Server] = [serve(), serve()]
  const end = async () => {
    await counts.close()
    await writer.close()
    db.close()
  }
  try {
    return {
      url: `http://localhost:${await listenAt(servers, port, host)}`,
      close: async () => {
        await Promise.all(servers.map(closeServer))
        await end()
      },
    }
  } catch (error) {
    await Promise.all(servers.map(closeServer))
    await end()
    throw error
  }
}

const listenAt = (servers: [Server, Server], port: number, host: string | undefined) =>
  host === undefined ? listenOnLoopback(servers, port) : listenOn(servers[0], port, host)

async function respond(
  running: Running,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // An answer is never taken for a page.
  response.setHeader('X-Content-Type-Options', 'nosniff')
  try {
    assertHost(request, running.publicHosts)
    if (request.method === 'OPTIONS') return sendPreflight(response)
    send(response, await answer(running, request, response))
  } catch (error) {
    if (error instanceof HttpError) return send(response, refusal(error))
    process.stderr.write(
      `${JSON.stringify({ event: 'failed', method: request.method, url: request.url?.split('?')[0], error: String(error) })}\n`,
    )
    send(response, { status: 500, body: { message: `Internal error: ${String(error)}` } })
  }
}

/** Throws 421 for a `Host` that the search does not have. */
function assertHost({ headers }: IncomingMessage, publicHosts: readonly string[]): void {
  if (answersTo(headers.host, publicHosts)) return
  throw new HttpError(
    421,
    `The host "${headers.host ?? ''}" is not this machine's, nor one of SEARCH_PUBLIC_HOSTS.`,
  )
}

/** Answers in turns with other searches, until the client is gone. */
async function search(
  { readerMs, store, turns }: Running,
  route: SearchRoute,
  asked: AuthorisedRequest,
  response: ServerResponse,
): Promise<Reply> {
  const left = new AbortController()
  response.once('close', () => left.abort())
  if (response.destroyed) left.abort()
  const reply = await turns.do({
    begin: (budget) => runSearch(store, route, asked, budget),
    ms: asked.allowed.searchOnly ? readerMs : TRUSTED_MS,
    leaves: left.signal,
  })
  const now = Date.now()
  for (const each of reply.searched ?? []) store.queries.note(each, now)
  return reply
}

/** Tells of every call that found a route: a test can see that its client made it. */
const calls = diagnostics.channel(CALL_CHANNEL)

async function answer(
  running: Running,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Reply> {
  const { store, writer, counts } = running
  const url = URL.parse(request.url ?? '/', 'http://localhost')
  if (!url) throw new HttpError(404, 'Not Found')
  const { route, names } = findRoute(request.method, url.pathname)
  const header = request.headers['x-typesense-api-key']
  const key =
    typeof header === 'string' ? header : (url.searchParams.get('x-typesense-api-key') ?? '')
  const needed = access(route, (name) => decoded(names, name))
  const trusted = store.keys.isTrusted(key)
  const allowed = needed
    ? store.keys.authorize(key, needed)
    : { searchOnly: !trusted, embedded: {} }
  refuseParameters(route, url.searchParams)
  const asked: AuthorisedRequest = {
    call: callOf(route),
    names,
    query: url.search,
    body: await readBody(request, bodyLimit(route.path, trusted)),
    key,
    allowed,
  }
  if (calls.hasSubscribers) {
    const message: CallMessage = {
      host: request.headers.host,
      asked: askedOf(route, url.searchParams, asked.body),
    }
    calls.publish(message)
  }
  if (asked.call === callOf(FLUSH)) {
    await counts.write({ all: true })
    return ok({ ok: true })
  }
  const started = performance.now()
  try {
    if ('search' in route) return await search(running, route, asked, response)
    return isQuickRead(route)
      ? snapshot(store.db, () => run(store, route, asked))
      : await writer.run(asked)
  } finally {
    store.stats.note(`${route.method} ${url.pathname}`, asked.call, performance.now() - started)
  }
}
