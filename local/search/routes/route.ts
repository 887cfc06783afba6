import type { Access } from '../access/keys.ts'
import { HttpError } from '../http/http-error.ts'
import type { Reply } from './reply.ts'
import type { Store } from './store.ts'

export interface Call {
  store: Store
  /** Returns a decoded path parameter. */
  at: (name: string) => string
  query: URLSearchParams
  body: string
  /** The request's API key, or ''. */
  key: string
  /** Whether the key may only search, and so is public. */
  searchOnly: boolean
}

export interface Route {
  method: string
  /** Pattern such as `/collections/:collection/documents`. */
  path: string
  /** The action that the key needs; undefined when the route needs none or checks itself. */
  action: string | undefined
  /** Supported query parameters; for 'search' the engine checks them. Others get 501. */
  parameters?: readonly string[] | 'search'
  run: (call: Call) => Reply
}

export const callOf = ({ method, path }: Route) => `${method} ${path}`

const ALWAYS = ['x-typesense-api-key', 'x-typesense-user-id']

/** Throws 501 for a parameter that the route would ignore. */
export function refuseParameters(
  { method, path, parameters = [] }: Route,
  query: URLSearchParams,
): void {
  if (parameters === 'search') return
  for (const name of query.keys()) {
    if (parameters.includes(name) || ALWAYS.includes(name)) continue
    throw new HttpError(
      501,
      `Parameter \`${name}\` of ${method} ${path} is not served by the local search server.`,
    )
  }
}

export function access({ path, action }: Route, at: Call['at']): Access | undefined {
  if (action === undefined) return undefined
  if (path.includes('/:collection')) return { action, collection: at('collection') }
  if (path.includes('/:alias')) return { action, collection: at('alias') }
  return { action, collection: ['/collections', '/aliases'].includes(path) ? '*' : undefined }
}
