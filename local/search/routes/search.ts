import { z } from 'zod'
import type { RawParameters } from '../engine/parameters.ts'
import { search } from '../engine/search.ts'
import { readSynonyms } from '../engine/synonyms.ts'
import { HttpError } from '../errors.ts'
import { ok, parseJson } from '../http.ts'
import { isObject } from '../store/documents.ts'
import type { Call, Route, Store } from './route.ts'

const MAX_SEARCHES = 50
const multiSchema = z.object({
  searches: z.array(z.record(z.string(), z.unknown())),
  union: z.boolean().optional(),
})

export const searchRoutes: Route[] = [
  {
    method: 'GET',
    path: '/collections/:collection/documents/search',
    action: 'documents:search',
    run: ({ store, at, query, embedded }) =>
      ok(searchOne(store, at('collection'), textParameters(Object.fromEntries(query)), embedded)),
  },
  {
    // Each search names its own collection, so each is authorised by itself.
    method: 'POST',
    path: '/multi_search',
    action: undefined,
    run: (call) => {
      const parsed = multiSchema.safeParse(parseJson(call.body))
      if (!parsed.success) throw new HttpError(400, 'Missing `searches` array.')
      if (parsed.data.union)
        throw new HttpError(
          501,
          'Search parameter `union` is not served by the local search server.',
        )
      const { searches } = parsed.data
      if (searches.length > MAX_SEARCHES) {
        throw new HttpError(
          400,
          `Number of multi searches exceeds \`limit_multi_searches\` (${MAX_SEARCHES}).`,
        )
      }
      const common = textParameters(Object.fromEntries(call.query))
      return ok({
        results: searches.map((each) => searchItem(call, { ...common, ...textParameters(each) })),
      })
    },
  },
]

function searchItem(call: Call, parameters: RawParameters): unknown {
  const { collection = '', 'x-typesense-api-key': key = call.key, ...raw } = parameters
  // The key is checked outside the item's errors: a wrong one refuses the whole request.
  const embedded = call.store.keys.authorize(key, { action: 'documents:search', collection })
  try {
    return searchOne(call.store, collection, raw, embedded)
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return { code: error.status, error: error.message }
  }
}

function searchOne(
  store: Store,
  name: string,
  request: RawParameters,
  embedded: RawParameters,
): unknown {
  const { 'x-typesense-api-key': _, preset, ...asked } = request
  const raw = { ...presetParameters(store, preset), ...asked, ...embedded }
  const filters = [asked.filter_by, embedded.filter_by].filter((filter) => filter?.trim())
  if (filters.length > 1) raw.filter_by = filters.map((filter) => `(${filter})`).join(' && ')
  return search(store.collections.get(name), raw, {
    synonyms: (set) => {
      const text = store.resources.text('synonym_sets', set)
      return text === undefined ? undefined : readSynonyms(text)
    },
    stopwords: (set) => {
      const body = store.resources.get('stopwords', set)
      return z.object({ stopwords: z.array(z.string()) }).parse(body ?? { stopwords: [] }).stopwords
    },
  })
}

function presetParameters(store: Store, preset: string | undefined): RawParameters {
  if (!preset) return {}
  const body = store.resources.get('presets', preset)
  if (!isObject(body)) throw new HttpError(404, 'Not found.')
  return textParameters(isObject(body.value) ? body.value : {})
}

/** Clients send numbers, booleans and lists as such or as text; the engine reads text. */
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
