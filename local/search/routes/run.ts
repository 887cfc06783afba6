import type { RawParameters } from '../engine/parameters.ts'
import { HttpError } from '../errors.ts'
import type { Reply } from '../http.ts'
import type { Call, Route, Store } from './route.ts'

/** A request that found its route and was authorised, in a form that crosses threads. */
export interface Asked {
  /** `METHOD /path/:pattern`. */
  call: string
  names: Record<string, string>
  query: string
  body: Uint8Array
  key: string
  embedded: RawParameters
}

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
export function run(store: Store, route: Route, asked: Asked): Reply {
  const call: Call = {
    store,
    at: (name) => decoded(asked.names, name),
    query: new URLSearchParams(asked.query),
    body: new TextDecoder().decode(asked.body),
    key: asked.key,
    embedded: asked.embedded,
  }
  try {
    return route.run(call)
  } catch (error) {
    if (error instanceof HttpError) return refusal(error)
    throw error
  }
}

export const refusal = ({ status, message }: HttpError): Reply => ({ status, body: { message } })
