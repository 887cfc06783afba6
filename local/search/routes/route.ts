import type { Access, KeyScope } from '../access/keys.ts'
import type { Budget } from '../engine/budget.ts'
import type { Steps } from '../engine/steps.ts'
import { HttpError } from '../http/http-error.ts'
import type { Reply } from './reply.ts'
import type { Store } from './store.ts'

export interface Call {
  store: Store
  /** The parts of the path that the pattern names, decoded. */
  at: (name: string) => string
  query: URLSearchParams
  body: string
  /** The API key of the request, '' when there is none. */
  key: string
  /** What the key allows. */
  allowed: KeyScope
}

interface Request {
  method: string
  /** Like `/collections/:collection/documents`. */
  path: string
  /** The key's action, or undefined when the route needs none or checks by itself. */
  action: string | undefined
  /** What its query string may say; the engine knows what a search may. Everything else is 501. */
  parameters?: readonly string[] | 'search'
}

export interface Route extends Request {
  run: (call: Call) => Reply
}

/** A route whose work may take long, so that others are answered meanwhile. */
export interface SearchRoute extends Request {
  search: (call: Call, budget: Budget) => Steps<Reply>
}

const ALWAYS = ['x-typesense-api-key', 'x-typesense-user-id']

/** Throws 501 for a parameter that the route would pass over in silence. */
export function refuseParameters(
  { method, path, parameters = [] }: Request,
  query: URLSearchParams,
) {
  if (parameters === 'search') return
  for (const name of query.keys()) {
    if (parameters.includes(name) || ALWAYS.includes(name)) continue
    throw new HttpError(
      501,
      `Parameter \`${name}\` of ${method} ${path} is not served by the local search server.`,
    )
  }
}

export function access(route: Request, at: Call['at']): Access | undefined {
  if (route.action === undefined) return undefined
  return { action: route.action, collection: touched(route.path, at) }
}

function touched(path: string, at: Call['at']): string | undefined {
  if (path.includes('/:collection')) return at('collection')
  if (path.includes('/:alias')) return at('alias')
  return path === '/collections' || path === '/aliases' ? '*' : undefined
}

/** What is answered at once, beside the writes; an export may be long, so it queues with them. */
export function isQuickRead({ method, path }: Route): boolean {
  return method === 'GET' && !path.endsWith('/export')
}
