import type { Collection } from '../store/collection.ts'
import type { Alternatives, Word } from './words.ts'

export interface TypoRules {
  minLength1: number
  minLength2: number
  typosInNumbers: boolean
  typosInMixed: boolean
  /** The most edits that any queried field allows. */
  maxEdits: number
}

/** Gives each word the indexed spellings near it. Identifier-like words have none unless asked. */
export function correct(
  collection: Collection,
  alternatives: Alternatives,
  rules: TypoRules,
): void {
  for (const word of new Set(alternatives.flat())) {
    const edits = Math.min(rules.maxEdits, allowedEdits(word, rules))
    if (edits > 0) word.variants = collection.vocabulary.near(word.term, edits)
  }
}

function allowedEdits({ term, cjk }: Word, rules: TypoRules): number {
  if (cjk) return 0
  if (/^\p{N}+$/u.test(term) && !rules.typosInNumbers) return 0
  if (/\p{N}/u.test(term) && !rules.typosInMixed) return 0
  if (term.length >= rules.minLength2) return 2
  return term.length >= rules.minLength1 ? 1 : 0
}

/** The query with each unknown word in its nearest known spelling; undefined when none changes. */
export function respell(collection: Collection, words: readonly Word[]): string | undefined {
  const known = ({ term }: Word) => collection.vocabulary.frequency(term) > 0
  const terms = words.map((word) =>
    known(word) ? word.term : (word.variants[0]?.term ?? word.term),
  )
  return terms.some((term, index) => term !== words[index]?.term) ? terms.join(' ') : undefined
}

/** The query with words glued (`order link id`) or cut (`markprice`) into ones that exist. */
export function joinAndSplit(collection: Collection, words: Word[]): Alternatives {
  const exists = (term: string) => collection.vocabulary.frequency(term) > 0
  const word = (term: string): Word => ({ term, cjk: false, prefix: false, variants: [] })
  const found: Alternatives = []
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 2; to <= words.length; to++) {
      const part = words.slice(from, to)
      const glued = part.map((each) => each.term).join('')
      if (part.some((each) => each.cjk) || !exists(glued)) continue
      found.push([...words.slice(0, from), word(glued), ...words.slice(to)])
    }
  }
  words.forEach((each, index) => {
    if (each.cjk) return
    for (let at = 2; at + 2 <= each.term.length; at++) {
      const [left, right] = [each.term.slice(0, at), each.term.slice(at)]
      if (!exists(left) || !exists(right)) continue
      found.push([...words.slice(0, index), word(left), word(right), ...words.slice(index + 1)])
    }
  })
  return found.slice(0, 8)
}
