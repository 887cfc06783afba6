import { type Locale, locales } from '../../web/config/locales.ts'
import type { Bm25 } from './bm25.ts'
import { PAGES, type RatedQuery, rankOf } from './rate-queries.ts'

/** Shares of answers with an expected place first, and within three pages. */
export function shares(rated: readonly RatedQuery[]) {
  const share = (right: (query: RatedQuery) => boolean) => rated.filter(right).length / rated.length
  return { first: share((query) => query.first), inThree: share((query) => query.inThree) }
}

/** One line for each query whose answer does not begin with an expected place. */
export function misses(rated: readonly RatedQuery[]): string[] {
  return rated
    .filter(({ first }) => !first)
    .map(({ q, locale, places, inThree, answer }) => {
      const wanted = places.join(' or ') || 'nothing'
      const found = answer.join(', ') || 'nothing'
      return `${inThree ? 'not first' : 'MISSING  '} ${locale} "${q}": wanted ${wanted}; found ${found}`
    })
}

/** Numbers of queries in a group that find an expected page first, within three, and at all, with BM25's numbers. */
export interface ComparisonRow {
  kind: string
  locale: Locale
  queries: number
  ours: Ranks
  plain: Ranks
}

interface Ranks {
  first: number
  inThree: number
  found: number
}

/** The figures of each kind of query in each language, then of all kinds. */
export function byKind(
  rated: readonly RatedQuery[],
  plain: ReadonlyMap<Locale, Bm25>,
): ComparisonRow[] {
  const kinds = [...new Set(rated.map(({ kind }) => kind)), undefined]
  return kinds.flatMap((kind) =>
    locales.map((locale) => {
      const part = rated.filter(
        (query) => query.locale === locale && (kind ?? query.kind) === query.kind,
      )
      const plainly = (query: RatedQuery) =>
        rankOf(query, plain.get(locale)?.search(query.q, PAGES) ?? [])
      return {
        kind: kind ?? 'all',
        locale,
        queries: part.length,
        ours: ranksOf(part.map(({ rank }) => rank)),
        plain: ranksOf(part.map(plainly)),
      }
    }),
  )
}

/** The comparison in Markdown: percentages of first / within three / found, beside BM25's. */
export function kindsTable(compared: readonly ComparisonRow[]): string {
  const percent = (queries: number, { first, inThree, found }: Ranks) =>
    [first, inThree, found].map((count) => Math.round((count / queries) * 100)).join(' / ')
  const rows = [...Map.groupBy(compared, ({ kind }) => kind)].map(([kind, each]) => [
    kind,
    ...each.flatMap(({ queries, ours, plain }) =>
      queries > 0
        ? [String(queries), percent(queries, ours), percent(queries, plain)]
        : ['', '', ''],
    ),
  ])
  const head = ['', ...locales.flatMap((locale) => [locale, 'here', 'BM25'])]
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

function ranksOf(ranks: readonly (number | undefined)[]): Ranks {
  const within = (most: number) => ranks.filter((rank) => rank !== undefined && rank <= most).length
  return { first: within(1), inThree: within(3), found: within(PAGES) }
}
