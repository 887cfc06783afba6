import type { Collection } from '../store/collection.ts'
import { type Candidate, MAX_WORD_LENGTH } from '../store/vocabulary.ts'
import type { Budget } from './budget.ts'
import type { Alternatives, Word } from './words.ts'

export interface TypoRules {
  minLength1: number
  minLength2: number
  typosInNumbers: boolean
  typosInMixed: boolean
  /** Most edits that any queried field allows. */
  maxEdits: number
}

/** Adds similar indexed spellings to each word. Words like identifiers get none unless requested. */
export function correct(
  collection: Collection,
  alternatives: Alternatives,
  rules: TypoRules,
  budget: Budget,
): void {
  // Alternatives share most words, and each look-up in the vocabulary takes milliseconds.
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

/** The query with each unknown word replaced by its nearest known spelling; undefined when none changes. */
export function respell(collection: Collection, words: readonly Word[]): string | undefined {
  const known = ({ term }: Word) => collection.vocabulary.frequency(term) > 0
  const terms = words.map((word) =>
    known(word) ? word.term : (word.variants[0]?.term ?? word.term),
  )
  return terms.some((term, index) => term !== words[index]?.term) ? terms.join(' ') : undefined
}

/** The query with words joined (`order link id`) or split (`markprice`) into existing ones. */
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

interface TermReplacement {
  /** These terms replace the words from `from` up to `to`. */
  from: number
  to: number
  terms: string[]
}

/** Joins neighbouring words, then splits words in two; skips results too long for a word. */
function* rewritings(words: readonly Word[]): Generator<TermReplacement> {
  for (let from = 0; from < words.length; from++) {
    let glued = ''
    for (let to = from + 1; to <= words.length; to++) {
      const next = words[to - 1]
      glued += next?.term ?? ''
      if (next?.cjk || glued.length > MAX_WORD_LENGTH) break
      if (to > from + 1) yield { from, to, terms: [glued] }
    }
  }
  for (const [from, { term, cjk }] of words.entries()) {
    if (cjk || term.length > MAX_WORD_LENGTH) continue
    for (let at = 2; at + 2 <= term.length; at++)
      yield { from, to: from + 1, terms: [term.slice(0, at), term.slice(at)] }
  }
}
