import type { DatabaseSync } from 'node:sqlite'
import type { RawParameters } from '../engine/parameters.ts'
import type { Reply } from '../http.ts'
import type { Access, Keys } from '../keys.ts'
import type { Collections } from '../store/collections.ts'
import type { Resources } from '../store/resources.ts'

/** What the routes work on. */
export interface Store {
  db: DatabaseSync
  collections: Collections
  resources: Resources
  keys: Keys
}

export interface Call {
  store: Store
  /** The parts of the path that the pattern names, decoded. */
  at: (name: string) => string
  query: URLSearchParams
  body: string
  /** The API key of the request, '' when there is none. */
  key: string
  /** Parameters that a scoped key embeds. */
  embedded: RawParameters
}

export interface Route {
  method: string
  /** Like `/collections/:collection/documents`. */
  path: string
  /** The key's action, or undefined when the route needs none or checks by itself. */
  action: string | undefined
  run: (call: Call) => Reply
}

export function access(route: Route, at: Call['at']): Access | undefined {
  if (route.action === undefined) return undefined
  return {
    action: route.action,
    collection: route.path.includes('/:collection') ? at('collection') : '*',
  }
}

/** What is answered at once, beside the writes; an export may be long, so it queues with them. */
export function isQuickRead({ method, path }: Route): boolean {
  return (method === 'GET' && !path.endsWith('/export')) || path === '/multi_search'
}
