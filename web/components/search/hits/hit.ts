import type { BaseHit, Hit as InstantHit } from 'instantsearch.js'
import { property } from '../../../enhancements/property.ts'
import type { Hierarchy, SearchRecord } from '../../../search/record.ts'
import { successorsFirst } from '../../../search/successors-first.ts'

/** A record with its highlights, as the adapter returns it. */
export type Hit = InstantHit<SearchRecord & BaseHit>

/** Throws when a server's answer contains other values than records. */
export function assertHits(hits: readonly unknown[]): void {
  for (const hit of hits) {
    const title = property(property(hit, 'hierarchy'), 'lvl1')
    const parts = [title, property(hit, 'url'), property(hit, 'url_without_anchor')]
    if (parts.some((part) => typeof part !== 'string'))
      throw new Error(`The search found ${JSON.stringify(hit)}, which is no record of this site.`)
  }
}

export interface PageHits {
  url: string
  hits: Hit[]
}

/**
 * Groups hits by page, in the order of each page's first hit. A hit found only by the page's title adds nothing to the
 * title, so it is dropped after the page's first hit. A deprecated page comes after its replacement.
 */
export function groupByPage(hits: readonly Hit[]): PageHits[] {
  const pages = new Map<string, PageHits>()
  for (const hit of hits) {
    const page = pages.get(hit.url_without_anchor)
    if (!page) pages.set(hit.url_without_anchor, { url: hit.url_without_anchor, hits: [hit] })
    else if (!foundByTitleAlone(hit)) page.hits.push(hit)
  }
  return successorsFirst([...pages.values()], ({ url, hits: [first] }) => ({
    url,
    successor: first?.successor,
  }))
}

function foundByTitleAlone({ _highlightResult: marked }: Hit): boolean {
  const hierarchy = property(marked, 'hierarchy')
  const own = ['lvl2', 'lvl3', 'lvl4'].map((level) => property(hierarchy, level))
  const others = ['content', 'identifiers', 'codes', 'path'].map((name) => property(marked, name))
  return isMarked(property(hierarchy, 'lvl1')) && ![...own, ...others].some(isMarked)
}

function isMarked(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isMarked)
  return property(value, 'matchLevel') === 'full'
}

/** The level of the hierarchy that is the hit's own title; undefined for hits with a name, or with text only. */
export function titleLevel({
  type,
  hierarchy,
}: Pick<SearchRecord, 'type' | 'hierarchy'>): keyof Hierarchy | undefined {
  if (
    type !== 'page' &&
    type !== 'operation' &&
    type !== 'explorer' &&
    type !== 'heading' &&
    type !== 'change'
  )
    return
  return (['lvl4', 'lvl3', 'lvl2', 'lvl1'] as const).find((level) => hierarchy[level])
}

/** The field with the name of a parameter, field, value or error. */
export function nameAttribute({
  identifiers,
  codes,
}: Pick<SearchRecord, 'identifiers' | 'codes'>): string[] | undefined {
  if (identifiers?.[0]) return ['identifiers', '0']
  return codes?.[0] ? ['codes', '0'] : undefined
}

/** The name of the hit at other exchanges or in other languages, if the query is that whole name. */
export function otherName(
  { _rawTypesenseHit: raw }: { elsewhere?: string[]; _rawTypesenseHit?: unknown },
  of: 'elsewhere' | 'translated',
): string | undefined {
  const names = property(property(raw, 'highlight'), of)
  for (const name of Array.isArray(names) ? names : []) {
    const value = property(name, 'value') ?? property(name, 'snippet')
    if (
      typeof value !== 'string' ||
      /[\p{L}\p{N}]/u.test(value.replaceAll(/<mark>[^<]*<\/mark>/g, ''))
    )
      continue
    return value.replaceAll(/<\/?mark>/g, '')
  }
  return undefined
}
