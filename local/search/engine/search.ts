import { HttpError } from '../http/http-error.ts'
import type { Collection } from '../store/collection.ts'
import { placed } from './curation/pins.ts'
import { expandedQuery } from './expanded-query.ts'
import { facetField, readFacets } from './facet-by.ts'
import { countFacet } from './facets.ts'
import { find, type SearchContext } from './find.ts'
import { groupKey, groupLimit, groupMatches } from './groups.ts'
import type { Match } from './matches.ts'
import { readPage } from './page.ts'
import { fieldsOf, integer, type RawParameters, refuseUnserved } from './parameters.ts'
import { byKeys } from './sort.ts'
import { each } from './steps.ts'

/** Answers one search in Typesense's shape; throws HttpError for what a real server refuses. */
export function* search(collection: Collection, raw: RawParameters, context: SearchContext) {
  refuseUnserved(raw)
  const budget = context.budget.within(integer(raw, 'search_cutoff_ms', Number.MAX_SAFE_INTEGER))
  const started = budget.worked()
  yield
  if (budget.spent()) throw timedOut()
  const page = readPage(raw)
  const groups = fieldsOf(raw, 'group_by').map((name) => facetField(collection, name).name)
  const limit = groupLimit(raw)
  const facets = readFacets(collection, raw)
  const others = [...groups, ...facets.map((facet) => facet.field.name)]
  const found = yield* find(collection, raw, others, { ...context, budget })
  const { q, pinned, keys, fields, columns, metadata, hit } = found
  if (budget.cutOff && found.matches.length + pinned.length === 0) throw timedOut()
  yield

  const order = byKeys(keys, columns)
  const matches = placed<Match>(
    found.matches.sort((a, b) => order(a, b) || a.seq - b.seq),
    pinned,
  )
  const [best] = matches
  const first_q = best && page.offset === 0 ? expandedQuery(collection, q, fields, best) : q
  const groupAt = groups.map((name) => columns.indexOf(name))
  const facet_counts = []
  for (const facet of facets) {
    yield
    if (budget.spent()) break
    const at = columns.indexOf(facet.field.name)
    const rows = matches.map((match) => ({
      unit: groups.length > 0 ? groupKey(match, groupAt) : match.seq,
      value: match.values[at],
    }))
    facet_counts.push(yield* countFacet(facet, rows, raw))
  }
  const common = {
    facet_counts,
    out_of: collection.count(),
    ...page.place,
    request_params: { collection_name: collection.schema.name, first_q, per_page: page.size, q },
    search_cutoff: budget.cutOff,
    ...(metadata && { metadata }),
  }
  const shown = <T>(list: readonly T[]) => list.slice(page.offset, page.offset + page.size)
  const elapsed = () => ({ search_time_ms: Math.round(budget.worked() - started) })
  if (groups.length === 0) {
    const hits = yield* each(shown(matches), hit)
    return { ...common, found: matches.length, hits, ...elapsed() }
  }
  const grouped = groupMatches(matches, groupAt, raw)
  const grouped_hits = []
  for (const list of shown(grouped)) {
    const group_key = groupAt.map((at) => list[0]?.values[at] ?? '')
    const hits = yield* each(list.slice(0, limit), hit)
    grouped_hits.push({ found: list.length, group_key, hits })
  }
  return {
    ...common,
    found: grouped.length,
    found_docs: matches.length,
    grouped_hits,
    ...elapsed(),
  }
}

/** What a real server answers where the time was up before anything was found. */
export const timedOut = () => new HttpError(408, 'Request Timeout')
