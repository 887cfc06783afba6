import {
  CLIENT_KINDS,
  PAGE_COUNTS,
  READ_FORMS,
  READING_DAY,
  type ReadingDay,
  readingDayId,
} from '../../schemas/reading-day.ts'
import { type Counts, countKey, partsOfKey } from './count-key.ts'

/** Rows of a document, which Studio and lake read whole. */
const MOST_PAGES = 5000
export const MAX_MISSING = 500
const MOST_FROM = 10

type Row<Name extends 'pages' | 'agents' | 'missing'> = ReadingDay[Name][number]

/** The document of a day. What there is no room for, the least first, is added up. */
export function dayDocument(
  day: string,
  counts: Counts,
): ReadingDay & { _type: typeof READING_DAY } {
  const pages = new Map<string, Row<'pages'>>()
  const missing = new Map<string, Row<'missing'>>()
  const agents: Row<'agents'>[] = []
  const others = { pages: 0, missing: 0 }
  for (const [key, count] of counts) {
    const [of, a = '', b = '', c = '', d = ''] = partsOfKey(key)
    if (of === 'page') {
      const what = PAGE_COUNTS.find((one) => one === c)
      const row = pages.get(`${a} ${b}`) ?? { path: b, locale: a }
      if (what) pages.set(`${a} ${b}`, { ...row, [what]: count })
    } else if (of === 'agent') {
      const client = CLIENT_KINDS.find((one) => one === a)
      const form = READ_FORMS.find((one) => one === b)
      if (client && form) agents.push({ client, form, ...(c && { tool: c }), locale: d, count })
    } else if (of === 'missing') {
      const row = missing.get(a) ?? { path: a, count: 0, from: [] }
      missing.set(a, b ? { ...row, from: [...row.from, { page: b, count }] } : { ...row, count })
    } else if (of === 'others' && (a === 'pages' || a === 'missing')) others[a] += count
  }
  const [shown, left] = most([...pages.values()], sumOfPage, MOST_PAGES)
  const [listed, over] = most([...missing.values()].filter(isCounted), countOf, MAX_MISSING)
  others.pages += left.reduce((sum, row) => sum + sumOfPage(row), 0)
  others.missing += over.reduce((sum, { count }) => sum + count, 0)
  return {
    _id: readingDayId(day),
    _type: READING_DAY,
    day,
    pages: shown.sort((a, b) => compare(a.path, b.path) || compare(a.locale, b.locale)),
    agents: agents.sort((a, b) => compare(JSON.stringify(a), JSON.stringify(b))),
    missing: listed
      .map((row) => ({ ...row, from: most(row.from, countOf, MOST_FROM)[0] }))
      .sort((a, b) => compare(a.path, b.path)),
    others: {
      ...(others.pages > 0 && { pages: others.pages }),
      ...(others.missing > 0 && { missing: others.missing }),
    },
  }
}

/** What a document says, to be continued. */
export function countsOf({ pages, agents, missing, others }: ReadingDay): Map<string, number> {
  const counts = new Map<string, number>()
  const put = (parts: readonly string[], count: number | undefined) => {
    if (count !== undefined) counts.set(parts.join('\t'), count)
  }
  for (const row of pages)
    for (const what of PAGE_COUNTS) put(['page', row.locale, row.path, what], row[what])
  for (const { client, form, tool = '', locale, count } of agents)
    put(['agent', client, form, tool, locale], count)
  for (const { path, count, from } of missing) {
    counts.set(countKey({ of: 'missing', path }), count)
    for (const { page, count: times } of from)
      counts.set(countKey({ of: 'missing', path, from: page }), times)
  }
  put(['others', 'pages'], others.pages)
  put(['others', 'missing'], others.missing)
  return counts
}

const sumOfPage = (row: Row<'pages'>): number =>
  PAGE_COUNTS.reduce((sum, what) => sum + (row[what] ?? 0), 0)
const countOf = ({ count }: { count: number }): number => count
const isCounted = ({ count }: Row<'missing'>): boolean => count > 0
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** The `limit` rows of the greatest `size`, and the others. */
function most<R>(rows: readonly R[], size: (row: R) => number, limit: number): [R[], R[]] {
  const sorted = [...rows].sort(
    (a, b) => size(b) - size(a) || compare(JSON.stringify(a), JSON.stringify(b)),
  )
  return [sorted.slice(0, limit), sorted.slice(limit)]
}
