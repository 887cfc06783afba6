import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { HttpError } from './errors.ts'
import { type Reply, readBody, send, sendPreflight } from './http.ts'
import { Keys } from './keys.ts'
import { collectionRoutes } from './routes/collections.ts'
import { documentRoutes } from './routes/documents.ts'
import { operationRoutes } from './routes/operations.ts'
import { resourceRoutes } from './routes/resources.ts'
import { access, type Call, type Route, type Store } from './routes/route.ts'
import { searchRoutes } from './routes/search.ts'
import { Collections } from './store/collections.ts'
import { openDatabase } from './store/database.ts'
import { Resources } from './store/resources.ts'

// In order: `documents/search` must be tried before `documents/:id`.
const ROUTES: Route[] = [
  ...searchRoutes,
  ...documentRoutes,
  ...collectionRoutes,
  ...resourceRoutes,
  ...operationRoutes,
]
const MATCHERS = ROUTES.map((route) => ({
  route,
  pattern: new RegExp(
    `^${route.path.replaceAll('.', '\\.').replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`,
  ),
}))

export interface SearchServerOptions {
  /** 0 takes a free port. */
  port: number
  dataDir: string
  adminKey: string
}

export interface SearchServer {
  url: string
  close: () => Promise<void>
}

/** Starts the search server; rejects when the port is taken. */
export async function startSearchServer({
  port,
  dataDir,
  adminKey,
}: SearchServerOptions): Promise<SearchServer> {
  const db = openDatabase(dataDir)
  const store: Store = {
    db,
    collections: new Collections(db),
    resources: new Resources(db),
    keys: new Keys(db, adminKey),
  }
  const server = createServer((request, response) => void respond(store, request, response))
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, () => resolve())
    })
  } catch (error) {
    db.close()
    throw error
  }
  const address = server.address()
  const actual = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://localhost:${actual}`,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeIdleConnections()
      await closed
      db.close()
    },
  }
}

async function respond(
  store: Store,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method === 'OPTIONS') return sendPreflight(response)
  try {
    send(response, await answer(store, request))
  } catch (error) {
    if (error instanceof HttpError)
      return send(response, { status: error.status, body: { message: error.message } })
    process.stderr.write(
      `${JSON.stringify({ event: 'failed', method: request.method, url: request.url?.split('?')[0], error: String(error) })}\n`,
    )
    send(response, { status: 500, body: { message: `Internal error: ${String(error)}` } })
  }
}

async function answer(store: Store, request: IncomingMessage): Promise<Reply> {
  const url = new URL(request.url ?? '/', 'http://localhost')
  const body = await readBody(request)
  for (const { route, pattern } of MATCHERS) {
    const match = route.method === request.method ? pattern.exec(url.pathname) : null
    if (!match) continue
    const header = request.headers['x-typesense-api-key']
    const call: Call = {
      store,
      at: (name) => decodeURIComponent(match.groups?.[name] ?? ''),
      query: url.searchParams,
      body,
      key:
        typeof header === 'string' ? header : (url.searchParams.get('x-typesense-api-key') ?? ''),
      embedded: {},
    }
    const needed = access(route, call)
    if (needed) call.embedded = store.keys.authorize(call.key, needed)
    return route.run(call)
  }
  throw new HttpError(404, 'Not Found')
}
