import type { ReadingDay } from '../../schemas/reading-day.ts'
import { sectionOf } from '../../schemas/workflow/section.ts'
import type { PublishedContent, PublishedPage } from './read-pages.ts'

/** A page with its number of readers. */
export interface ReadPage {
  page: PublishedPage
  readers: number
}

type Rows = ReadingDay['pages']

/** Returns the pages outside the sections with mandatory review, most readers of all languages first. */
export function readWithoutReview(rows: Rows, { pages, reviewed }: PublishedContent): ReadPage[] {
  return byReaders(
    pages.filter(({ path }) => sectionOf(path, reviewed) === undefined),
    rows,
  )
}

/**
 * Returns the `stale` documents, most readers first, with the number of times that pages in `locale` were read that are
 * or show the document.
 */
export function staleByReaders<Row extends { id: string }>(
  stale: readonly Row[],
  rows: Rows,
  locale: string,
  pages: readonly PublishedPage[],
): { row: Row; readers: number }[] {
  const of = new Map<string, number>()
  const own = rows.filter((row) => row.locale === locale)
  for (const { page, readers } of byReaders(pages, own))
    for (const id of new Set([page.id, ...page.shows]))
      if (id !== null) of.set(id, (of.get(id) ?? 0) + readers)
  return stale
    .map((row) => ({ row, readers: of.get(row.id) ?? 0 }))
    .filter(({ readers }) => readers > 0)
    .sort((a, b) => b.readers - a.readers)
}

function byReaders(pages: readonly PublishedPage[], rows: Rows): ReadPage[] {
  const readers = new Map<string, number>()
  for (const row of rows) readers.set(row.path, (readers.get(row.path) ?? 0) + (row.readers ?? 0))
  return pages
    .map((page) => ({ page, readers: readers.get(page.path) ?? 0 }))
    .filter((one) => one.readers > 0)
    .sort((a, b) => b.readers - a.readers)
}
