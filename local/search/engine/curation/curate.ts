import type { Collection } from '../../store/collection.ts'
import type { Tokenize } from '../../text/tokenizer.ts'
import type { CurationItem } from './curation-set.ts'

/** The first curation whose rule matches the query; later ones are ignored. */
export const curationOf = (
  collection: Collection,
  q: string,
  items: readonly CurationItem[],
): CurationItem | undefined => items.find(({ rule }) => holds(collection, q, rule))

/** Whether the text consists of a rule's words, or contains them side by side. */
function holds(collection: Collection, text: string, rule: CurationItem['rule']): boolean {
  const wanted = ruleWords(collection.tokenize, rule.query)
  const words = ruleWords(collection.tokenize, text)
  if (wanted.length === 0 || (rule.match === 'exact' && words.length !== wanted.length))
    return false
  return words.some((_, at) => wanted.every((word, offset) => words[at + offset] === word))
}

/**
 * The words for comparing a rule with a query. A real server splits both only at spaces and separators, whatever the
 * fields' language: a run of Chinese is one word, and its two scripts differ.
 */
function ruleWords(tokenize: Tokenize, text: string): string[] {
  const words: { word: string; start: number; end: number }[] = []
  for (const { term, start, end } of tokenize(text)) {
    const last = words.at(-1)
    if (last && start <= last.end) {
      last.end = end
      last.word = text.slice(last.start, end)
    } else
      words.push({ word: /\p{Script=Han}/u.test(term) ? text.slice(start, end) : term, start, end })
  }
  return words.map(({ word }) => word.normalize('NFKC').toLowerCase())
}
