import type { SynonymItem } from './synonyms.ts'
import type { Tokenize } from './tokenizer.ts'

/** A word of a query: one indexed term, with the other spellings that count as it. */
export interface Word {
  term: string
  cjk: boolean
  /** Still being typed: terms that begin with it count too. */
  prefix: boolean
  /** Corrected spellings, with how many edits each is away. */
  variants: { term: string; distance: number }[]
}

/** Ways to say the query: as typed, and with synonyms put in. */
export type Alternatives = Word[][]

const MAX_ALTERNATIVES = 8

export function queryWords(tokenize: Tokenize, q: string, stopwords: ReadonlySet<string>): Word[] {
  const tokens = tokenize(q).filter((token) => !stopwords.has(token.term))
  return tokens.map((token, index) => ({
    term: token.term,
    cjk: token.cjk,
    // A trailing space or separator says that the last word is finished.
    prefix: index === tokens.length - 1 && token.end >= q.trimEnd().length && !/\s$/.test(q),
    variants: [],
  }))
}

/** The query and its synonyms: each place where one side of an item stands, the other side. */
export function withSynonyms(
  words: Word[],
  items: readonly SynonymItem[],
  tokenize: Tokenize,
): Alternatives {
  const alternatives: Alternatives = [words]
  for (const item of items) {
    const phrases = item.synonyms.map((text) => tokenize(text))
    const roots = item.root ? [tokenize(item.root)] : phrases
    for (const from of roots) {
      const at = indexOfPhrase(
        words,
        from.map((token) => token.term),
      )
      if (at < 0) continue
      for (const to of phrases) {
        if (to === from || to.length === 0 || alternatives.length >= MAX_ALTERNATIVES) continue
        const put = to.map(
          (token): Word => ({ term: token.term, cjk: token.cjk, prefix: false, variants: [] }),
        )
        alternatives.push([...words.slice(0, at), ...put, ...words.slice(at + from.length)])
      }
    }
  }
  return alternatives
}

function indexOfPhrase(words: readonly Word[], phrase: readonly string[]): number {
  if (phrase.length === 0) return -1
  for (let at = 0; at + phrase.length <= words.length; at++) {
    if (phrase.every((term, offset) => words[at + offset]?.term === term)) return at
  }
  return -1
}
