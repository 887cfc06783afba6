import { createTokenizer } from '../../local/search/text/tokenizer.ts'
import type { Locale } from '../../web/config/locales.ts'
import { collectionSchema } from '../../web/search/collection.ts'
import type { SearchRecord } from '../../web/search/record.ts'

// Usual parameters of the formula: https://en.wikipedia.org/wiki/Okapi_BM25
const K1 = 1.2
const B = 0.75

/** Characters, besides spaces, that separate words. */
const separators = collectionSchema('en', '').token_separators ?? []
const tokenize = createTokenizer(separators, [])
const termsOf = (text: string) => tokenize(text).map(({ term }) => term)

interface Page {
  url: string
  length: number
}

/** A baseline ranking of whole pages without fields, synonyms, prefixes or typo correction. */
export class Bm25 {
  private readonly pages: Page[]
  /** Number of occurrences of a term in a page. */
  private readonly counts = new Map<string, Map<Page, number>>()
  private readonly usual: number

  constructor(records: readonly SearchRecord[]) {
    const texts = Map.groupBy(records, ({ url_without_anchor }) => url_without_anchor)
    this.pages = [...texts].map(([url, own]) => {
      const terms = termsOf(wordsOf(own).join('\n'))
      const page = { url, length: terms.length }
      for (const term of terms) {
        const counts = this.counts.get(term) ?? new Map<Page, number>()
        counts.set(page, (counts.get(page) ?? 0) + 1)
        this.counts.set(term, counts)
      }
      return page
    })
    this.usual = this.pages.reduce((sum, { length }) => sum + length, 0) / this.pages.length
  }

  /** Addresses of the pages that contain any word of `q`, best first. */
  search(q: string, most: number): string[] {
    const scores = new Map<Page, number>()
    for (const term of new Set(termsOf(q))) {
      const counts = this.counts.get(term) ?? new Map<Page, number>()
      const rarity = Math.log(1 + (this.pages.length - counts.size + 0.5) / (counts.size + 0.5))
      for (const [page, count] of counts) {
        const damped = count + K1 * (1 - B + (B * page.length) / this.usual)
        scores.set(page, (scores.get(page) ?? 0) + (rarity * count * (K1 + 1)) / damped)
      }
    }
    const best = [...scores].sort(([, one], [, other]) => other - one).slice(0, most)
    return best.map(([{ url }]) => url)
  }
}

/** The ranking of each locale's pages. */
export const bm25Of = (records: ReadonlyMap<Locale, readonly SearchRecord[]>): Map<Locale, Bm25> =>
  new Map([...records].map(([locale, own]) => [locale, new Bm25(own)]))

/** The text of a page, with its title and each heading once. */
function wordsOf(records: readonly SearchRecord[]): string[] {
  const headings = records.flatMap(({ hierarchy }) => Object.values(hierarchy))
  const words = records.flatMap(
    ({ content, path, keywords, identifiers, identifiers_split, codes }) => [
      content ?? '',
      path ?? '',
      ...[keywords, identifiers, identifiers_split, codes].flatMap((each) => each ?? []),
    ],
  )
  return [...new Set(headings), ...words]
}
