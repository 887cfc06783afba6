import type { BaseHit, Hit as InstantHit } from 'instantsearch.js'
import type { SearchRecord } from '../../search/record.ts'

/** A record as the adapter hands it over, with its highlights. */
export type Hit = InstantHit<SearchRecord & BaseHit>

export interface PageHits {
  url: string
  hits: Hit[]
}

/** The hits by page, in the order in which each page comes first. */
export function groupByPage(hits: readonly Hit[]): PageHits[] {
  const pages = new Map<string, PageHits>()
  for (const hit of hits) {
    const page = pages.get(hit.url_without_anchor)
    if (page) page.hits.push(hit)
    else pages.set(hit.url_without_anchor, { url: hit.url_without_anchor, hits: [hit] })
  }
  return [...pages.values()]
}
