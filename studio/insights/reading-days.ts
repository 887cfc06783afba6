import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import {
  HELPFUL_ANSWERS,
  type HelpfulAnswer,
  PAGE_COUNTS,
  READING_DAY,
  type ReadingDay,
  readingDaySchema,
} from '../../schemas/reading-day.ts'

/** Selectable periods, in days including today. */
export const READING_PERIODS = [7, 28] as const
const LONGEST = 28

const DAY_MS = 24 * 60 * 60 * 1000
const dayBefore = (now: Date, back: number): string =>
  new Date(now.getTime() - back * DAY_MS).toISOString().slice(0, 10)

/** Returns the counts of the last 28 days, without documents of another shape. */
export async function fetchDays(
  client: Pick<SanityClient, 'fetch'>,
  now: Date,
): Promise<ReadingDay[]> {
  const found = z
    .array(z.unknown())
    .parse(
      await client.fetch(
        `*[_type == "${READING_DAY}" && day > $after]`,
        { after: dayBefore(now, LONGEST) },
        { perspective: 'raw' },
      ),
    )
  return found.flatMap((one) => readingDaySchema.safeParse(one).data ?? [])
}

/** Returns the last `number` days, including today. */
export const lastOf = (days: readonly ReadingDay[], number: number, now: Date): ReadingDay[] =>
  days.filter(({ day }) => day > dayBefore(now, number))

type PageRow = ReadingDay['pages'][number]

/** Adds up the counts of each page and language. */
export function sumPages(days: readonly ReadingDay[]): PageRow[] {
  const rows = new Map<string, PageRow>()
  for (const { pages } of days)
    for (const page of pages) {
      const key = `${page.locale} ${page.path}`
      const row = rows.get(key) ?? { path: page.path, locale: page.locale }
      for (const what of PAGE_COUNTS) {
        const sum = (row[what] ?? 0) + (page[what] ?? 0)
        if (sum > 0) row[what] = sum
      }
      rows.set(key, row)
    }
  return [...rows.values()]
}

export interface MissingAddress {
  path: string
  count: number
  from: { page: string; count: number }[]
}

/** Returns requested addresses without a page, most requested first. */
export function sumMissing(days: readonly ReadingDay[]): MissingAddress[] {
  const rows = new Map<string, { count: number; from: Map<string, number> }>()
  for (const { missing } of days)
    for (const { path, count, from } of missing) {
      const row = rows.get(path) ?? { count: 0, from: new Map<string, number>() }
      row.count += count
      for (const { page, count: times } of from)
        row.from.set(page, (row.from.get(page) ?? 0) + times)
      rows.set(path, row)
    }
  return [...rows]
    .map(([path, { count, from }]) => ({
      path,
      count,
      from: [...from].map(([page, times]) => ({ page, count: times })).sort(byCount),
    }))
    .sort((a, b) => b.count - a.count || a.path.localeCompare(b.path))
}

/** Counts by kind of reader or by format, and within it by locale. */
export type Sums = Map<string, Map<string, number>>

/** Returns the reads by readers and by each kind of client, and the formats and tools that agents used. */
export function totals(days: readonly ReadingDay[]): Record<'kinds' | 'forms' | 'tools', Sums> {
  const found = { kinds: newSums(), forms: newSums(), tools: newSums() }
  for (const { pages, agents } of days) {
    for (const { locale, readers = 0 } of pages)
      if (readers > 0) addTo(found.kinds, 'readers', locale, readers)
    for (const { locale, client, form, tool, count } of agents) {
      addTo(found.kinds, client, locale, count)
      if (tool === undefined) addTo(found.forms, form, locale, count)
      else addTo(found.tools, tool, locale, count)
    }
  }
  return found
}

const newSums = (): Sums => new Map()

function addTo(sums: Sums, name: string, locale: string, count: number): void {
  const row = sums.get(name) ?? new Map<string, number>()
  row.set(locale, (row.get(locale) ?? 0) + count)
  sums.set(name, row)
}

export interface Helpfulness {
  path: string
  locale: string
  yes: number
  /** The number of times that each reason was given. */
  reasons: [Exclude<HelpfulAnswer, 'yes'>, number][]
  no: number
}

/** Returns pages that readers found unhelpful, by the lower bound of their share: few answers are weak evidence. */
export function leastHelpful(pages: readonly PageRow[]): Helpfulness[] {
  return pages
    .map((page) => {
      const reasons = HELPFUL_ANSWERS.flatMap((answer): Helpfulness['reasons'] => {
        const count = answer === 'yes' ? 0 : (page[answer] ?? 0)
        return answer === 'yes' || count === 0 ? [] : [[answer, count]]
      })
      const no = reasons.reduce((sum, [, count]) => sum + count, 0)
      return { path: page.path, locale: page.locale, yes: page.yes ?? 0, reasons, no }
    })
    .filter(({ no }) => no > 0)
    .sort((a, b) => leastShare(b.no, b.no + b.yes) - leastShare(a.no, a.no + a.yes))
}

/** Lower bound of the 95 % Wilson score interval of the share of noes. */
function leastShare(no: number, all: number): number {
  const z2 = 1.96 ** 2
  const share = no / all
  const spread = 1.96 * Math.sqrt((share * (1 - share) + z2 / (4 * all)) / all)
  return (share + z2 / (2 * all) - spread) / (1 + z2 / all)
}

const byCount = (a: { count: number }, b: { count: number }): number => b.count - a.count
