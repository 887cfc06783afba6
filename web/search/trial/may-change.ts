import type { SearchTuning } from '../../content/tuning/tuning.ts'
import { understandSearch } from '../query/understand-search.ts'

/** The words that a search must contain for a document to affect it. */
export const wordsOf = ({ synonyms, curations, stopWords }: SearchTuning): string[] => [
  ...synonyms.flatMap(({ from, words }) => (from === undefined ? words : [from])),
  // A curation matches the words of the search, not the typed ones.
  ...curations.map(({ query }) => understandSearch({ q: query }).search.q ?? ''),
  ...Object.values(stopWords).flat(),
]

/**
 * Whether a query's searches, the first or a broader one, can contain one of the phrases. Servers compare whole words,
 * and segment Chinese; here a common character suffices.
 */
export function mayChange(query: string, phrases: readonly string[]): boolean {
  const { search, broader } = understandSearch({ q: query })
  const queryText = folded([query, search.q, broader?.q].join(' '))
  const words = new Set(latinWords(queryText))
  return phrases.some((phrase) => {
    const text = folded(phrase)
    const han = text.match(/\p{Script=Han}/gu) ?? []
    return (
      latinWords(text).every((word) => words.has(word)) &&
      (han.length === 0 || han.some((character) => queryText.includes(character)))
    )
  })
}

const folded = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').normalize('NFKC').toLowerCase()

const latinWords = (text: string): string[] => text.match(/[a-z0-9]+/g) ?? []
