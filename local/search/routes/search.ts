import { z } from 'zod'
import { integer, type RawParameters } from '../engine/parameters.ts'
import { HttpError } from '../errors.ts'
import { ok, parseJson } from '../http.ts'
import { isObject } from '../store/documents.ts'
import type { Call, Route } from './route.ts'
import { presetParameters, searchOne, textParameters } from './search-one.ts'

const MAX_SEARCHES = 50
const MAX_QUERY_STRING = 4000

const multiSchema = z.object({ searches: z.array(z.record(z.string(), z.unknown())) })

export const searchRoutes: Route[] = [
  {
    method: 'GET',
    path: '/collections/:collection/documents/search',
    action: 'documents:search',
    parameters: 'search',
    run: ({ store, at, query, embedded }) => {
      if (query.toString().length > MAX_QUERY_STRING) {
        throw new HttpError(
          400,
          `Query string exceeds max allowed length of ${MAX_QUERY_STRING}. Use the /multi_search endpoint for larger payloads.`,
        )
      }
      const raw = textParameters(Object.fromEntries(query))
      return ok(searchOne(store, at('collection'), raw, embedded))
    },
  },
  {
    // Each search names its own collection, so each is authorised by itself.
    method: 'POST',
    path: '/multi_search',
    action: undefined,
    parameters: 'search',
    run: (call) => {
      const common = textParameters(Object.fromEntries(call.query))
      const items = searchesOf(call, common).map((each) => {
        const {
          collection = '',
          'x-typesense-api-key': key = call.key,
          ...raw
        } = { ...common, ...textParameters(each) }
        // The key is checked outside the item's errors: a wrong one refuses the whole request.
        const embedded = call.store.keys.authorize(key, { action: 'documents:search', collection })
        return { collection, raw, embedded }
      })
      const limit = Math.min(
        ...[common, ...items.map((item) => item.embedded)].map((raw) =>
          integer(raw, 'limit_multi_searches', MAX_SEARCHES),
        ),
      )
      if (items.length > limit) throw tooMany(limit)
      return ok({ results: items.map((item) => searchItem(call, item)) })
    },
  },
]

const tooMany = (limit: number) =>
  new HttpError(400, `Number of multi searches exceeds \`limit_multi_searches\` (${limit}).`)

/** The searches of the body, or of the preset that stands for it. */
function searchesOf(call: Call, common: RawParameters): Record<string, unknown>[] {
  const preset = common.preset ? presetParameters(call.store, common.preset) : {}
  const body = 'searches' in preset ? preset : parseJson(call.body)
  const parsed = multiSchema.safeParse(body)
  if (!parsed.success) throw new HttpError(400, 'Missing `searches` array.')
  for (const [name, value] of Object.entries(isObject(body) ? body : {})) {
    if (name === 'searches' || value === false || name === 'remove_duplicates') continue
    throw new HttpError(
      501,
      `\`${name}\` of a multi search is not served by the local search server.`,
    )
  }
  const { searches } = parsed.data
  if (searches.length > MAX_SEARCHES) throw tooMany(MAX_SEARCHES)
  return searches
}

interface Item {
  collection: string
  raw: RawParameters
  embedded: RawParameters
}

function searchItem(call: Call, { collection, raw, embedded }: Item): unknown {
  try {
    return searchOne(call.store, collection, raw, embedded)
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return { code: error.status, error: error.message }
  }
}
