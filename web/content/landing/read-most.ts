import { defineQuery } from 'groq'
import { z } from 'zod'
import type { Locale } from '../../config/locales.ts'
import { list } from '../lake/optional-fields.ts'
import { type Reader, taggedQuery, untagged } from '../lake/reader.ts'

const DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000
/** Fewer pages than this say nothing about readers' interest. */
const LEAST = 3

const days = z.array(z.object({ pages: list(z.object({ path: z.string(), readers: z.number() })) }))

const query = taggedQuery({
  query: defineQuery(`*[_type == "readingDay" && day > $after]{
    "pages": pages[locale == $locale && readers > 0]{path, readers}
  }`),
  parse: (answer, _asked: { after: string; locale: Locale }) => days.parse(answer),
  // Counts change each minute; a cached page takes the current ones when something else regenerates it.
  tags: untagged,
})

/**
 * The paths of the pages read in `locale` during the last week, the most read first; empty when too few were counted.
 * Throws when the lake does not answer.
 */
export async function fetchReadMost(reader: Reader, locale: Locale): Promise<string[]> {
  const after = new Date(Date.now() - DAYS * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length)
  const readers = new Map<string, number>()
  // The landing page itself is left out, since it shows the list.
  for (const { pages } of await reader.read(query, { after, locale }))
    for (const { path, readers: count } of pages)
      if (path !== '') readers.set(path, (readers.get(path) ?? 0) + count)
  if (readers.size < LEAST) return []
  const sorted = [...readers].sort(([a, few], [b, many]) => many - few || (a < b ? -1 : 1))
  return sorted.map(([path]) => path)
}
