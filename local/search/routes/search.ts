import { z } from 'zod'
import { readPage } from '../engine/page.ts'
import { integer, type RawParameters } from '../engine/parameters.ts'
import type { Steps } from '../engine/steps.ts'
import { HttpError } from '../http/http-error.ts'
import { parseJson } from '../http/parse-json.ts'
import { isObject } from '../store/document.ts'
import { firstMessage } from '../store/schema.ts'
import { ok } from './reply.ts'
import type { Call, SearchRoute } from './route.ts'
import {
  type Answered,
  presetParameters,
  searchOne,
  searchUnion,
  textParameters,
} from './search-one.ts'

const MAX_SEARCHES = 50
const MAX_QUERY_STRING = 4000

const multiSchema = z.object({
  searches: z.array(z.record(z.string(), z.unknown())),
  /** Whether the hits come as one list. */
  union: z.boolean().default(false),
  /** Whether what several of its searches find is in that list once. */
  remove_duplicates: z.boolean().default(true),
})

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
      const body = multiSearchOf(call, common)
      const items = body.searches.map((each) => {
        const {
          collection = '',
          'x-typesense-api-key': key = call.key,
          ...raw
        } = { ...common, ...textParameters(each) }
        // The key is checked outside the item's errors: a wrong one refuses the whole request.
        const allowed = call.store.keys.authorize(key, { action: 'documents:search', collection })
        return { collection, raw, allowed }
      })
      const least = (name: string, fallback: number) =>
        Math.min(
          ...[common, ...items.map((item) => item.allowed.embedded)].map((raw) =>
            integer(raw, name, fallback),
          ),
        )
      const limit = least('limit_multi_searches', MAX_SEARCHES)
      if (items.length > limit) throw tooMany(limit)
      if (body.union) {
        const most = least('limit_hits', Number.POSITIVE_INFINITY)
        const limit_hits = Number.isFinite(most) ? String(most) : ''
        const once = body.remove_duplicates
        const { result, searched } = yield* inside(function* () {
          return yield* searchUnion(call, items, readPage({ ...common, limit_hits }), once, budget)
        })
        return { ...ok(result), searched }
      }
      const answers: Answered[] = []
      for (const item of items)
        answers.push(yield* inside(() => searchOne(call, item, items.length, budget)))
      return {
        ...ok({ results: answers.map(({ result }) => result) }),
        searched: answers.flatMap(({ searched }) => searched),
      }
    },
  },
]

const tooMany = (limit: number) =>
  new HttpError(400, `Number of multi searches exceeds \`limit_multi_searches\` (${limit}).`)

/** The body, or the preset that stands for it. */
function multiSearchOf(call: Call, common: RawParameters): z.output<typeof multiSchema> {
  const preset = common.preset ? presetParameters(call.store, common.preset) : {}
  const body = 'searches' in preset ? preset : parseJson(call.body)
  if (isObject(body) && Array.isArray(body.searches) && body.searches.length > MAX_SEARCHES)
    throw tooMany(MAX_SEARCHES)
  const unknown = Object.entries(isObject(body) ? body : {}).find(
    ([name, value]) => value !== false && !(name in multiSchema.shape),
  )
  if (unknown) {
    throw new HttpError(
      501,
      `\`${unknown[0]}\` of a multi search is not served by the local search server.`,
    )
  }
  const parsed = multiSchema.safeParse(body)
  if (!parsed.success) throw new HttpError(400, firstMessage(parsed.error))
  return parsed.data
}

/** What goes wrong with a search is said in its place; the request succeeds all the same. */
function* inside(answer: () => Steps<Answered>): Steps<Answered> {
  try {
    return yield* answer()
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return { result: { code: error.status, error: error.message }, searched: [] }
  }
}
