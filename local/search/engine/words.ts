import type { Tokenize } from '../text/tokenizer.ts'
import type { Synonyms } from './synonyms.ts'

interface Variant {
  term: string
  distance: number
}

/** A word of a query: an indexed term, with other spellings that match as well. */
export interface Word {
  term: string
  cjk: boolean
  /** Whether the word is still being typed: terms that begin with it match too. */
  prefix: boolean
  /** Corrected spellings, with their edit distances. */
  variants: Variant[]
  /** Corrected prefixes of longer terms, for a word that is still being typed. */
  beginnings: Variant[]
}

/** Alternative queries: as typed, and with synonyms. */
export type Alternatives = Word[][]

const MAX_ALTERNATIVES = 12

export function queryWords(tokenize: Tokenize, q: string): Word[] {
  const tokens = tokenize(q)
  return tokens.map((token, index) => ({
    term: token.term,
    cjk: token.cjk,
    // A trailing space or separator means that the last word is complete.
    prefix: index === tokens.length - 1 && token.end >= q.trimEnd().length && !/\s$/.test(q),
    variants: [],
    beginnings: [],
  }))
}

/**
 * The query and its variants with synonyms: one side of an item in the text is replaced by the other. The new text is
 * tokenised again, as Chinese bigrams include neighbouring characters.
 */
export function withSynonyms(
  tokenize: Tokenize,
  q: string,
  sets: readonly Synonyms[],
): Alternatives {
  const texts = new Set([q])
  // The loop also visits added texts: a query may contain several words with synonyms.
  for (const text of texts) {
    if (texts.size >= MAX_ALTERNATIVES) break
    for (const other of variantsOf(tokenize, text, sets)) {
      if (texts.size < MAX_ALTERNATIVES) texts.add(other)
    }
  }
  return [...texts].map((text) => queryWords(tokenize, text)).filter((words) => words.length > 0)
}

/** The text with one synonym inserted, for each possible one. */
function variantsOf(tokenize: Tokenize, text: string, sets: readonly Synonyms[]): string[] {
  const tokens = tokenize(text)
  return tokens.flatMap((first, at) =>
    sets
      .flatMap((set) => set.from(tokenize, first.term))
      .flatMap(({ terms, others }) => {
        const last = tokens[at + terms.length - 1]
        if (!last || terms.some((term, offset) => tokens[at + offset]?.term !== term)) return []
        const [before, after] = [text.slice(0, first.start), text.slice(last.end)]
        // A trailing space means that the synonym is a complete word.
        return others.map((other) => glue(glue(before, other), after || ' '))
      }),
  )
}

/** Joins two texts with a space, except between Chinese characters. */
function glue(left: string, right: string): string {
  const runsOn = HAN_AT_END.test(left) && HAN_AT_START.test(right)
  return left && !runsOn ? `${left} ${right}` : left + right
}

const HAN_AT_END = /\p{Script=Han}$/u
const HAN_AT_START = /^\p{Script=Han}/u
