import { localeFields } from '../../../schemas/locales.ts'
import type { Entry } from './entries.ts'
import type { PageLabel } from './rows.ts'

/** What is looked for: every one of these is in what an entry is called, in any order. */
export type Words = readonly string[]

export const wordsOf = (text: string): Words =>
  text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')

/** Whether an entry itself is meant: by its label, its page's titles and path in every language, or its address. */
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

/** The entries that are meant, and those that hold such; all of them without words. */
export function filtered(
  items: readonly Entry[],
  words: Words,
  pages: ReadonlyMap<string, PageLabel>,
): Entry[] {
  return items.filter(
    (entry) => isMeant(entry, words, pages) || filtered(entry.items ?? [], words, pages).length > 0,
  )
}

/** How many entries are meant, at every depth. */
export function countMeant(
  items: readonly Entry[],
  words: Words,
  pages: ReadonlyMap<string, PageLabel>,
): number {
  return items.reduce(
    (sum, entry) =>
      sum + (isMeant(entry, words, pages) ? 1 : 0) + countMeant(entry.items ?? [], words, pages),
    0,
  )
}
