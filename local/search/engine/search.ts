import { HttpError } from '../http/http-error.ts'
import type { Collection } from '../store/collection.ts'
import { withPins } from './curation/pins.ts'
import { countFacet, facetField, readFacets } from './facets.ts'
import { find, type SearchContext } from './find.ts'
import { groupKey, groupLimit } from './groups.ts'
import type { Match } from './matches.ts'
import { readPage } from './page.ts'
import { fieldsOf, type RawParameters, refuseUnserved } from './parameters.ts'
import { byKeys } from './sort.ts'

/** Answers one search in Typesense's format; throws HttpError for requests that a real server refuses. */
export function search(collection: Collection, raw: RawParameters, context: SearchContext) {
  refuseUnserved(raw)
  const { budget } = context
  const started = budget.worked()
  if (budget.spent()) throw timedOut()
  const page = readPage(raw)
  const groups = fieldsOf(raw, 'group_by').map((name) => facetField(collection, name).name)
  const limit = groupLimit(raw)
  const facets = readFacets(collection, raw)
  const others = [...groups, ...facets.map(({ name }) => name)]
  const found = find(collection, raw, others, context)
  const { q, pinned, keys, columns, metadata, hit } = found
  if (budget.cutOff && found.matches.length + pinned.length === 0) throw timedOut()

  const order = byKeys(keys, columns)
  const matches = withPins<Match>(
    found.matches.sort((a, b) => order(a, b) || a.seq - b.seq),
    pinned,
  )
  const groupAt = groups.map((name) => columns.indexOf(name))
  const facet_counts = []
  for (const facet of facets) {
    if (budget.spent()) break
    const at = columns.indexOf(facet.name)
    const rows = matches.map((match) => ({
      unit: groups.length > 0 ? groupKey(match, groupAt) : match.seq,
      value: match.values[at],
    }))
    facet_counts.push(countFacet(facet, rows, raw))
  }
  const common = {
    facet_counts,
    out_of: collection.count(),
    page: page.number,
    request_params: { collection_name: collection.schema.name, per_page: page.size, q },
    search_cutoff: budget.cutOff,
    ...(metadata && { metadata }),
  }
  const shown = <T>(list: readonly T[]) => list.slice(page.offset, page.offset + page.size)
  const elapsed = () => ({ search_time_ms: Math.round(budget.worked() - started) })
  if (groups.length === 0) {
    const hits = shown(matches).map(hit)
    return { ...common, found: matches.length, hits, ...elapsed() }
  }
  const grouped = [...Map.groupBy(matches, (match) => groupKey(match, groupAt)).values()]
  const grouped_hits = shown(grouped).map((list) => ({
    found: list.length,
    group_key: groupAt.map((at) => list[0]?.values[at] ?? ''),
    hits: list.slice(0, limit).map(hit),
  }))
  return {
    ...common,
    found: grouped.length,
    found_docs: matches.length,
    grouped_hits,
    ...elapsed(),
  }
}

/** A real server's answer when the time is up before anything is found. */
const timedOut = () => new HttpError(408, 'Request Timeout')
