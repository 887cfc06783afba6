import type { Collection } from '../../store/collection.ts'
import type { CurationItem } from './curation-set.ts'
import { ruleWords } from './rule-words.ts'

/** The curation whose rule holds for what is asked: the first, as later ones are not looked at then. */
export const curationOf = (
  collection: Collection,
  q: string,
  items: readonly CurationItem[],
): CurationItem | undefined => items.find(({ rule }) => holds(collection, q, rule))

/** Whether the words of a rule are those of the text, or stand in it side by side. */
function holds(collection: Collection, text: string, rule: CurationItem['rule']): boolean {
  const wanted = ruleWords(collection.tokenize, rule.query)
  const words = ruleWords(collection.tokenize, text)
  if (wanted.length === 0 || (rule.match === 'exact' && words.length !== wanted.length))
    return false
  return words.some((_, at) => wanted.every((word, offset) => words[at + offset] === word))
}
