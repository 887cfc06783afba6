import { SEARCH_PARAMETERS } from './engine/search-parameters.ts'
import { parseJson } from './http/parse-json.ts'
import { callOf, type Route } from './routes/route.ts'
import { isObject } from './store/document.ts'

/** Diagnostics channel with every call that matched a route: `{ host, calls }`. */
export const CALL_CHANNEL = 'search:call'

/** `calls` contains the call, and the call with each parameter: `GET /keys`, `search ?group_by`. */
export interface CallMessage {
  host: string | undefined
  calls: string[]
}

export const isCallMessage = (message: unknown): message is CallMessage =>
  isObject(message) && 'host' in message && 'calls' in message

/** The call and parameters of a request, by their names in CALLS.md. */
export function callNames(route: Route, query: URLSearchParams, body: Uint8Array): string[] {
  const call = callOf(route)
  if (route.parameters !== 'search')
    return [call, ...[...query.keys()].map((name) => `${call} ?${name}`)]
  const names = new Set(query.keys())
  if (route.method === 'POST') {
    const input = parseJson(new TextDecoder().decode(body))
    const searches = isObject(input) && Array.isArray(input.searches) ? input.searches : []
    for (const each of searches.filter(isObject))
      for (const name of Object.keys(each)) names.add(name)
  }
  return [
    call,
    ...[...names].filter((name) => name in SEARCH_PARAMETERS).map((name) => `search ?${name}`),
  ]
}
