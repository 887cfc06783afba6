import { z } from 'zod'
import type { KeyScope } from '../access/keys.ts'
import type { Searched } from '../analytics/query-log.ts'
import type { Budget } from '../engine/budget.ts'
import { parseCurationSet } from '../engine/curation/curation-set.ts'
import { parseFilter } from '../engine/filter.ts'
import type { Page } from '../engine/page.ts'
import { flag, integer, type RawParameters } from '../engine/parameters.ts'
import { search } from '../engine/search.ts'
import type { Steps } from '../engine/steps.ts'
import { readSynonyms } from '../engine/synonyms.ts'
import { type UnionPart, union } from '../engine/union.ts'
import { HttpError } from '../http/http-error.ts'
import { type Document, isObject } from '../store/document.ts'
import { clamped, refuseTooLong, refuseWideUnion } from './reader-limits.ts'
import type { Call } from './route.ts'
import type { Store } from './store.ts'

export interface SearchItem {
  /** As requested, alias or collection. */
  collection: string
  raw: RawParameters
  allowed: KeyScope
}

export interface Answered {
  result: unknown
  searched: Searched[]
}

/** A search with all that it needs. */
interface Prepared extends UnionPart {
  /** What counts of it, where it counts. */
  searched: (found: number, expanded: string) => Searched[]
}

/** Answers one search, one of so many in the request. */
export function* searchOne(
  call: Call,
  item: SearchItem,
  searches: number,
  budget: Budget,
): Steps<Answered> {
  const { collection, raw, context, searched } = prepare(call, item, searches, budget)
  const result = yield* search(collection, raw, context)
  return { result, searched: searched(result.found, result.request_params.first_q) }
}

/** A union has its own pages, so those of its searches do not count. */
const NO_PAGE = { page: '', per_page: '', offset: '', limit: '', limit_hits: '' }

/** Answers several searches with one list of hits. */
export function* searchUnion(
  call: Call,
  items: readonly SearchItem[],
  page: Page,
  once: boolean,
  budget: Budget,
): Steps<Answered> {
  if (items.some(({ allowed }) => allowed.searchOnly)) refuseWideUnion(items.length)
  const parts = items.map(({ allowed, ...item }) => {
    const embedded = { ...allowed.embedded, ...NO_PAGE }
    return prepare(call, { ...item, allowed: { ...allowed, embedded } }, items.length, budget)
  })
  const result = yield* union(parts, page, once, budget)
  const searched = result.union_request_params.flatMap(
    ({ found, first_q }, at) => parts[at]?.searched(found, first_q) ?? [],
  )
  return { result, searched: page.offset === 0 ? searched : [] }
}

/** Fills what a search leaves out from its preset; what its key embeds wins. */
function prepare(
  { store }: Call,
  { collection, raw: request, allowed }: SearchItem,
  searches: number,
  budget: Budget,
): Prepared {
  const { 'x-typesense-api-key': _, ...asked } = request
  const { searchOnly, embedded } = allowed
  if (searchOnly) refuseTooLong(asked)
  const preset = embedded.preset ?? asked.preset
  const filling = preset ? presetParameters(store, preset) : {}
  const merged = {
    ...('searches' in filling ? {} : textParameters(filling)),
    ...asked,
    ...embedded,
  }
  const raw = searchOnly ? clamped(merged, searches) : merged
  const filters = [asked.filter_by, embedded.filter_by].filter((filter) => filter?.trim())
  // Each must stand by itself, or a bracket in the one would open the other.
  for (const filter of filters) parseFilter(filter ?? '')
  if (filters.length > 1) raw.filter_by = filters.map((filter) => `(${filter})`).join(' && ')
  const counts = flag(raw, 'enable_analytics', true) && integer(raw, 'page', 1) <= 1
  const { q = '', analytics_tag: tag = '' } = raw
  return {
    collection: store.collections.get(collection),
    raw,
    context: {
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
      fence: embedded.filter_by ?? '',
    },
    searched: (found, expanded) => (counts ? [{ collection, q, expanded, tag, found }] : []),
  }
}

/** What a preset holds; 404 when there is none of that name. */
export function presetParameters(store: Store, preset: string): Document {
  const body = store.resources.get('presets', preset)
  if (!isObject(body)) throw new HttpError(404, `Could not find the preset named \`${preset}\`.`)
  return isObject(body.value) ? body.value : {}
}

/** Clients send numbers, booleans and lists as such or as text; the engine reads text. */
export function textParameters(input: Record<string, unknown>): RawParameters {
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
