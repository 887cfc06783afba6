import { localeFields } from '../../../schemas/locales.ts'
import type { Entry } from './entries.ts'
import type { PageLabel } from './rows.ts'

/** The words of a filter: an entry matches if its names contain all of them, in any order. */
export type Words = readonly string[]

export const wordsOf = (text: string): Words =>
  text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')

/** Whether an entry itself matches, by its label, its page's titles and path in all languages, or its address. */
function isMeant(
  { label, page, href }: Entry,
  words: Words,
  pages: ReadonlyMap<string, PageLabel>,
) {
  const known = page && pages.get(page._ref)
  const texts = [
    ...localeFields.map((field) => label?.[field]),
    ...(known ? [...known.names, `/${known.path}`] : []),
    href,
  ]
  const all = texts
    .filter((text) => typeof text === 'string')
    .join('\n')
    .toLowerCase()
  return words.every((word) => all.includes(word))
}

/** Returns the matching entries and the categories that contain one; all entries for an empty filter. */
export function filterEntries(
  items: readonly Entry[],
  words: Words,
  pages: ReadonlyMap<string, PageLabel>,
): Entry[] {
  return items.filter(
    (entry) =>
      isMeant(entry, words, pages) || filterEntries(entry.items ?? [], words, pages).length > 0,
  )
}

/** Returns the number of matching entries at all depths. */
export function countMatches(
  items: readonly Entry[],
  words: Words,
  pages: ReadonlyMap<string, PageLabel>,
): number {
  return items.reduce(
    (sum, entry) =>
      sum + (isMeant(entry, words, pages) ? 1 : 0) + countMatches(entry.items ?? [], words, pages),
    0,
  )
}
