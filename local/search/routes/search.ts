import { z } from 'zod'
import type { Budget } from '../engine/budget.ts'
import { integer, type RawParameters } from '../engine/parameters.ts'
import type { Steps } from '../engine/steps.ts'
import { HttpError } from '../http/http-error.ts'
import { parseJson } from '../http/parse-json.ts'
import { isObject } from '../store/document.ts'
import { ok } from './reply.ts'
import type { Call, SearchRoute } from './route.ts'
import {
  type Answered,
  presetParameters,
  type SearchItem,
  searchOne,
  textParameters,
} from './search-one.ts'

const MAX_SEARCHES = 50
const MAX_QUERY_STRING = 4000

const multiSchema = z.object({ searches: z.array(z.record(z.string(), z.unknown())) })

export const searchRoutes: SearchRoute[] = [
  {
    method: 'GET',
    path: '/collections/:collection/documents/search',
    action: 'documents:search',
    parameters: 'search',
    *search(call, budget) {
      const { at, query } = call
      if (query.toString().length > MAX_QUERY_STRING) {
        throw new HttpError(
          400,
          `Query string exceeds max allowed length of ${MAX_QUERY_STRING}. Use the /multi_search endpoint for larger payloads.`,
        )
      }
      const raw = textParameters(Object.fromEntries(query))
      const item = { collection: at('collection'), raw, allowed: call.allowed }
      const { result, searched } = yield* searchOne(call, item, 1, budget)
      return { ...ok(result), searched }
    },
  },
  {
    // Each search names its own collection, so each is authorised by itself.
    method: 'POST',
    path: '/multi_search',
    action: undefined,
    parameters: 'search',
    *search(call, budget) {
      const common = textParameters(Object.fromEntries(call.query))
      const items = searchesOf(call, common).map((each) => {
        const {
          collection = '',
          'x-typesense-api-key': key = call.key,
          ...raw
        } = { ...common, ...textParameters(each) }
        // The key is checked outside the item's errors: a wrong one refuses the whole request.
        const allowed = call.store.keys.authorize(key, { action: 'documents:search', collection })
        return { collection, raw, allowed }
      })
      const limit = Math.min(
        ...[common, ...items.map((item) => item.allowed.embedded)].map((raw) =>
          integer(raw, 'limit_multi_searches', MAX_SEARCHES),
        ),
      )
      if (items.length > limit) throw tooMany(limit)
      const answers: Answered[] = []
      for (const item of items) answers.push(yield* searchItem(call, item, items.length, budget))
      return {
        ...ok({ results: answers.map(({ result }) => result) }),
        searched: answers.flatMap(({ searched }) => searched),
      }
    },
  },
]

const tooMany = (limit: number) =>
  new HttpError(400, `Number of multi searches exceeds \`limit_multi_searches\` (${limit}).`)

/** The searches of the body, or of the preset that stands for it. */
function searchesOf(call: Call, common: RawParameters): Record<string, unknown>[] {
  const preset = common.preset ? presetParameters(call.store, common.preset) : {}
  const body = 'searches' in preset ? preset : parseJson(call.body)
  if (isObject(body) && Array.isArray(body.searches) && body.searches.length > MAX_SEARCHES)
    throw tooMany(MAX_SEARCHES)
  const parsed = multiSchema.safeParse(body)
  if (!parsed.success) throw new HttpError(400, 'Missing `searches` array.')
  for (const [name, value] of Object.entries(isObject(body) ? body : {})) {
    if (name === 'searches' || value === false || name === 'remove_duplicates') continue
    throw new HttpError(
      501,
      `\`${name}\` of a multi search is not served by the local search server.`,
    )
  }
  return parsed.data.searches
}

function* searchItem(
  call: Call,
  item: SearchItem,
  searches: number,
  budget: Budget,
): Steps<Answered> {
  try {
    return yield* searchOne(call, item, searches, budget)
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return { result: { code: error.status, error: error.message }, searched: [] }
  }
}
