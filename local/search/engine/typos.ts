import type { Collection } from '../store/collection.ts'
import { type Candidate, LONGEST_WORD } from '../store/vocabulary.ts'
import type { Budget } from './budget.ts'
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
  budget: Budget,
): void {
  // Alternatives share most of their words, and each look through the vocabulary takes milliseconds.
  const known = new Map<string, Candidate[]>()
  for (const word of new Set(alternatives.flat())) {
    const edits = Math.min(rules.maxEdits, allowedEdits(word, rules))
    if (edits === 0) continue
    if (budget.spent()) return
    word.variants = known.get(word.term) ?? collection.vocabulary.near(word.term, edits)
    known.set(word.term, word.variants)
    if (word.prefix) word.beginnings = collection.vocabulary.nearBeginnings(word.term)
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
export function joinAndSplit(collection: Collection, words: Word[], budget: Budget): Alternatives {
  const found: Alternatives = []
  for (const { from, to, terms } of rewritings(words)) {
    if (found.length === MOST_REWRITTEN || budget.spent()) break
    if (!terms.every((term) => collection.vocabulary.frequency(term) > 0)) continue
    const others = terms.map(
      (term): Word => ({ term, cjk: false, prefix: false, variants: [], beginnings: [] }),
    )
    found.push([...words.slice(0, from), ...others, ...words.slice(to)])
  }
  return found
}

const MOST_REWRITTEN = 8

interface Rewriting {
  /** The words from here, and before `to`, are these terms instead. */
  from: number
  to: number
  terms: string[]
}

/** Neighbours glued, then words cut in two; none that is too long to be a word. */
function* rewritings(words: readonly Word[]): Generator<Rewriting> {
  for (let from = 0; from < words.length; from++) {
    let glued = ''
    for (let to = from + 1; to <= words.length; to++) {
      const next = words[to - 1]
      glued += next?.term ?? ''
      if (next?.cjk || glued.length > LONGEST_WORD) break
      if (to > from + 1) yield { from, to, terms: [glued] }
    }
  }
  for (const [from, { term, cjk }] of words.entries()) {
    if (cjk || term.length > LONGEST_WORD) continue
    for (let at = 2; at + 2 <= term.length; at++)
      yield { from, to: from + 1, terms: [term.slice(0, at), term.slice(at)] }
  }
}
