import { isDiskFull } from '../../disk-full.ts'
import type { KeyScope } from '../access/keys.ts'
import type { Budget } from '../engine/budget.ts'
import type { Steps } from '../engine/steps.ts'
import { HttpError } from '../http/http-error.ts'
import type { Reply } from './reply.ts'
import type { Call, Route, SearchRoute } from './route.ts'
import type { Store } from './store.ts'

/** A request that found its route and was authorised, in a form that crosses threads. */
export interface AuthorisedRequest {
  /** `METHOD /path/:pattern`. */
  call: string
  names: Record<string, string>
  query: string
  body: Uint8Array
  key: string
  allowed: KeyScope
}

const DISK_FULL = new HttpError(
  507,
  'The disk that holds the search is full: nothing was written. Free some space; searching continues meanwhile.',
)

export const callOf = ({ method, path }: Pick<Route, 'method' | 'path'>) => `${method} ${path}`

/** The part of a path, decoded; throws 400 where its percent signs are wrong. */
export function decoded(names: Record<string, string>, name: string): string {
  try {
    return decodeURIComponent(names[name] ?? '')
  } catch (cause) {
    throw new HttpError(400, `\`${names[name]}\` of the path is not properly encoded.`, { cause })
  }
}

/** Runs the route; what it refuses becomes the reply, everything else is thrown. */
export function run(store: Store, route: Route, asked: AuthorisedRequest): Reply {
  try {
    return route.run(callFor(store, asked))
  } catch (error) {
    return refused(error)
  }
}

/** The same in steps. */
export function* runSearch(
  store: Store,
  route: SearchRoute,
  asked: AuthorisedRequest,
  budget: Budget,
): Steps<Reply> {
  try {
    return yield* route.search(callFor(store, asked), budget)
  } catch (error) {
    return refused(error)
  }
}

const callFor = (store: Store, asked: AuthorisedRequest): Call => ({
  store,
  at: (name) => decoded(asked.names, name),
  query: new URLSearchParams(asked.query),
  body: new TextDecoder().decode(asked.body),
  key: asked.key,
  allowed: asked.allowed,
})

function refused(error: unknown): Reply {
  if (error instanceof HttpError) return refusal(error)
  if (isDiskFull(error)) return refusal(DISK_FULL)
  throw error
}

export const refusal = ({ status, message }: HttpError): Reply => ({ status, body: { message } })
