import { z } from 'zod'
import { Budget } from '../engine/budget.ts'
import { parseCurationSet } from '../engine/curation/curation-set.ts'
import { flag, integer, type RawParameters } from '../engine/parameters.ts'
import { search } from '../engine/search.ts'
import { readSynonyms } from '../engine/synonyms.ts'
import { HttpError } from '../http/http-error.ts'
import { parseJson } from '../http/parse-json.ts'
import { isObject } from '../store/document.ts'
import { firstMessage } from '../store/schema.ts'
import { clampParameters, refuseTooLong } from './reader-limits.ts'
import { ok } from './reply.ts'
import type { Call, Route } from './route.ts'

const MAX_SEARCHES = 50
const MAX_QUERY_STRING = 4000
/** Time budget of a request's searches with a key that may do more, in ms, as on a real server. */
const TRUSTED_MS = 30_000

const multiSchema = z.strictObject({
  searches: z.array(z.record(z.string(), z.unknown())),
  union: z.literal(false).optional(),
})

export const searchRoutes: Route[] = [
  {
    method: 'GET',
    path: '/collections/:collection/documents/search',
    action: 'documents:search',
    parameters: 'search',
    run: (call) => {
      const { at, query } = call
      if (query.toString().length > MAX_QUERY_STRING) {
        throw new HttpError(
          400,
          `Query string exceeds max allowed length of ${MAX_QUERY_STRING}. Use the /multi_search endpoint for larger payloads.`,
        )
      }
      const raw = textParameters(Object.fromEntries(query))
      return ok(searchOne(call, at('collection'), raw, 1, budgetOf(call)))
    },
  },
  {
    // Each search names its own collection, so each is authorised separately.
    method: 'POST',
    path: '/multi_search',
    action: undefined,
    parameters: 'search',
    run: (call) => {
      const common = textParameters(Object.fromEntries(call.query))
      const { searches } = multiSearchOf(call.body)
      const items = searches.map((each) => {
        const { collection = '', ...raw } = { ...common, ...textParameters(each) }
        // The key is checked outside the search's own errors: a wrong key refuses the whole request.
        call.store.keys.authorize(call.key, { action: 'documents:search', collection })
        return { collection, raw }
      })
      const budget = budgetOf(call)
      const results = items.map(({ collection, raw }) => {
        try {
          return searchOne(call, collection, raw, items.length, budget)
        } catch (error) {
          // An error of one search is its result; the request still succeeds.
          if (!(error instanceof HttpError)) throw error
          return { code: error.status, error: error.message }
        }
      })
      return ok({ results })
    },
  },
]

const budgetOf = ({ store, searchOnly }: Call) =>
  new Budget(searchOnly ? store.readerMs : TRUSTED_MS)

function multiSearchOf(text: string): z.output<typeof multiSchema> {
  const body = parseJson(text)
  if (isObject(body) && Array.isArray(body.searches) && body.searches.length > MAX_SEARCHES)
    throw new HttpError(
      400,
      `Number of multi searches exceeds \`limit_multi_searches\` (${MAX_SEARCHES}).`,
    )
  const parsed = multiSchema.safeParse(body)
  if (parsed.success) return parsed.data
  const unknown = parsed.error.issues.some(
    ({ code, path }) => code === 'unrecognized_keys' || path[0] === 'union',
  )
  throw new HttpError(unknown ? 501 : 400, firstMessage(parsed.error))
}

/** Answers one of the searches of a request. */
function searchOne(
  { store, searchOnly }: Call,
  name: string,
  request: RawParameters,
  searches: number,
  budget: Budget,
) {
  const { 'x-typesense-api-key': _, ...asked } = request
  if (searchOnly) refuseTooLong(asked)
  const raw = searchOnly ? clampParameters(asked, searches) : asked
  const result = search(store.collections.get(name), raw, {
    budget,
    synonyms: (set) => {
      const text = store.resources.text('synonym_sets', set)
      return text === undefined ? undefined : readSynonyms(text)
    },
    stopwords: (set) => {
      const body = store.resources.get('stopwords', set)
      if (body === undefined)
        throw new HttpError(404, `Could not find the stopword set named \`${set}\`.`)
      return z.object({ stopwords: z.array(z.string()) }).parse(body).stopwords
    },
    curations: (set) => {
      const body = store.resources.get('curation_sets', set)
      return body === undefined ? [] : parseCurationSet(body).items
    },
  })
  if (flag(raw, 'enable_analytics', true) && integer(raw, 'page', 1) <= 1) {
    const { q = '', analytics_tag: tag = '' } = raw
    store.queries.note({ collection: name, q, tag, found: result.found }, Date.now())
  }
  return result
}

/** Converts numbers, booleans and lists to the text that the engine reads. */
function textParameters(input: Record<string, unknown>): RawParameters {
  const out: RawParameters = {}
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined || value === null) continue
    if (typeof value === 'object' && !Array.isArray(value)) {
      throw new HttpError(400, `Parameter \`${name}\` must be a text, number, boolean or list.`)
    }
    out[name] = Array.isArray(value) ? value.join(',') : String(value)
  }
  return out
}
