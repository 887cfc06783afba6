import type { Tokenize } from '../text/tokenizer.ts'
import type { Synonyms } from './synonyms.ts'

interface Variant {
  term: string
  distance: number
}

/** A word of a query: one indexed term, with the other spellings that count as it. */
export interface Word {
  term: string
  cjk: boolean
  /** Still being typed: terms that begin with it count too. */
  prefix: boolean
  /** Corrected spellings, with how many edits each is away. */
  variants: Variant[]
  /** Corrected beginnings of longer terms, of a word that is still being typed. */
  beginnings: Variant[]
}

/** Ways to say the query: as typed, and with synonyms put in. */
export type Alternatives = Word[][]

const MAX_ALTERNATIVES = 12

export function queryWords(tokenize: Tokenize, q: string): Word[] {
  const tokens = tokenize(q)
  return tokens.map((token, index) => ({
    term: token.term,
    cjk: token.cjk,
    // A trailing space or separator says that the last word is finished.
    prefix: index === tokens.length - 1 && token.end >= q.trimEnd().length && !/\s$/.test(q),
    variants: [],
    beginnings: [],
  }))
}

/**
 * The query and its synonyms: where one side of an item stands in the text, the other side is put.
 * The new text is read again, because in Chinese the neighbours' terms change with it.
 */
export function withSynonyms(
  tokenize: Tokenize,
  q: string,
  sets: readonly Synonyms[],
): Alternatives {
  const texts = new Set([q])
  // What is added is visited too: a query may hold several words that have synonyms.
  for (const text of texts) {
    if (texts.size >= MAX_ALTERNATIVES) break
    for (const other of variantsOf(tokenize, text, sets)) {
      if (texts.size < MAX_ALTERNATIVES) texts.add(other)
    }
  }
  return [...texts].map((text) => queryWords(tokenize, text)).filter((words) => words.length > 0)
}

/** The text with one synonym put in, for every one that can be. */
function variantsOf(tokenize: Tokenize, text: string, sets: readonly Synonyms[]): string[] {
  const tokens = tokenize(text)
  return tokens.flatMap((first, at) =>
    sets
      .flatMap((set) => set.from(tokenize, first.term))
      .flatMap(({ terms, others }) => {
        const last = tokens[at + terms.length - 1]
        if (!last || terms.some((term, offset) => tokens[at + offset]?.term !== term)) return []
        const [before, after] = [text.slice(0, first.start), text.slice(last.end)]
        // A space at the end says that the synonym is a finished word.
        return others.map((other) => glue(glue(before, other), after || ' '))
      }),
  )
}

/** Two texts in a row, with a space between them unless Chinese runs on. */
function glue(left: string, right: string): string {
  const runsOn = HAN_AT_END.test(left) && HAN_AT_START.test(right)
  return left && !runsOn ? `${left} ${right}` : left + right
}

const HAN_AT_END = /\p{Script=Han}$/u
const HAN_AT_START = /^\p{Script=Han}/u
