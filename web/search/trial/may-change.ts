import type { SearchTuning } from '../../content/tuning/tuning.ts'
import { understandSearch } from '../query/understand-search.ts'

/** The words of which a search has some when a document changes what it finds. */
export const wordsOf = ({ synonyms, curations, stopWords }: SearchTuning): string[] => [
  ...synonyms.flatMap(({ from, words }) => (from === undefined ? words : [from])),
  // A rule holds for what is asked, not for what is typed.
  ...curations.map(({ query }) => understandSearch({ q: query }).search.q ?? ''),
  ...Object.values(stopWords).flat(),
]

/**
 * Whether one of the phrases can be in what is asked for a query, at first or in a broader way. Servers compare whole
 * words, of Chinese as they part it: a character in common is enough here.
 */
export function mayChange(query: string, phrases: readonly string[]): boolean {
  const { search, broader } = understandSearch({ q: query })
  const asked = folded([query, search.q, broader?.q].join(' '))
  const words = new Set(latinWords(asked))
  return phrases.some((phrase) => {
    const text = folded(phrase)
    const han = text.match(/\p{Script=Han}/gu) ?? []
    return (
      latinWords(text).every((word) => words.has(word)) &&
      (han.length === 0 || han.some((character) => asked.includes(character)))
    )
  })
}

const folded = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').normalize('NFKC').toLowerCase()

const latinWords = (text: string): string[] => text.match(/[a-z0-9]+/g) ?? []
