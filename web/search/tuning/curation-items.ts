import type { CurationObjectSchema } from 'typesense/lib/Typesense/CurationSets'
import { EVERY_LANGUAGE } from '../../../schemas/search-words.ts'
import type { Locale } from '../../config/locales.ts'
import type { Curation } from '../../content/tuning/tuning.ts'
import { understandSearch } from '../query/understand-search.ts'
import type { SearchRecord } from '../record.ts'

/** The fields of a record that curations use. */
export type CurationRecord = Pick<SearchRecord, 'id' | 'page_id' | 'url_without_anchor'> &
  Partial<Pick<SearchRecord, 'anchor'>>

/** The pages that a locale's curations name. */
export const pagesNamed = (curations: readonly Curation[], locale: Locale): string[] => [
  ...new Set(
    curations
      .filter((each) => isFor(each, locale))
      .flatMap(({ pinned, hidden }) => [...pinned.map(({ page }) => page), ...hidden]),
  ),
]

const isFor = ({ language }: Curation, locale: Locale) =>
  language === EVERY_LANGUAGE || language === locale

/**
 * The items of a locale's curation set, given the records of the pages that they name. A server applies the first
 * matching rule in the order of ids. Curations without indexed pages are left out.
 */
export function curationItems(
  curations: readonly Curation[],
  locale: Locale,
  places: readonly CurationRecord[],
): CurationObjectSchema[] {
  const pages = Map.groupBy(places, ({ page_id }) => page_id)
  return curations
    .filter((each) => isFor(each, locale))
    .map((each) => ({ ...each, query: askedFor(each.query) }))
    .filter(({ query }) => query !== '*')
    .sort(exactFirst)
    .flatMap((each, at) => itemOf(each, at, pages) ?? [])
}

/**
 * The query that the site sends for the typed one, which the rule must match. A time alone is `*`. Servers keep dots
 * and braces in a rule but split the query at them.
 */
const askedFor = (query: string): string =>
  (understandSearch({ q: query }).search.q ?? '').replaceAll(/[.{}\s]+/g, ' ').trim()

/** Exact rules come before those that match more searches. */
const exactFirst = (one: Curation, other: Curation): number =>
  Number(other.match === 'exact') - Number(one.match === 'exact') ||
  other.query.length - one.query.length ||
  (one.id < other.id ? -1 : 1)

function itemOf(
  { id, query, match, pinned, hidden }: Curation,
  at: number,
  pages: ReadonlyMap<string, CurationRecord[]>,
): CurationObjectSchema | undefined {
  const first = pinned.flatMap(({ page, anchor }) => recordAt(pages.get(page) ?? [], anchor) ?? [])
  const gone = hidden.filter((page) => pages.has(page))
  if (first.length + gone.length === 0) return undefined
  // A page may have several addresses, such as a changelog of many months.
  const urls = (ids: string[]) => [
    ...new Set(ids.flatMap((page) => pages.get(page) ?? []).map((one) => one.url_without_anchor)),
  ]
  return {
    id: `${String(at).padStart(5, '0')}-${id}`,
    rule: { query, match },
    // A pinned record of another version or kind than the search filters by is left out.
    filter_curated_hits: true,
    remove_matched_tokens: false,
    ...(first.length > 0 && {
      includes: first.map((record, index) => ({ id: record.id, position: index + 1 })),
    }),
    // Excluded by id: a filter rule is compared with words segmented like fields, which no Chinese rule is.
    ...(gone.length > 0 && {
      excludes: gone
        .flatMap((page) => pages.get(page) ?? [])
        .map(({ id: record }) => ({ id: record })),
    }),
    // A broader search has other words, which no rule matches: `query/search-broadly.ts`.
    metadata: { pinned: first.map((record) => record.url_without_anchor), hidden: urls(gone) },
  }
}

/** The first record of the section at the anchor, or of a part of what it names; else that of the page. */
function recordAt(
  records: readonly CurationRecord[],
  anchor: string | null | undefined,
): CurationRecord | undefined {
  // A server exports records in any order; their ids end in their section and their number in it.
  const firstOf = (section: string) => records.find(({ id }) => id.endsWith(`#${section}-0`))
  const there =
    anchor && (firstOf(anchor) ?? records.find((record) => record.anchor?.startsWith(`${anchor}-`)))
  return there || (firstOf('') ?? records[0])
}
