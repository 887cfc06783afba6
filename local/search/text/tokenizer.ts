import { fold } from './fold.ts'

/** A term as indexed, with its UTF-16 range in the original text. */
export interface Token {
  term: string
  start: number
  end: number
  /** Neighbouring bigrams of a Han run overlap, so they match as a phrase. */
  cjk: boolean
}

export type Tokenize = (text: string) => Token[]

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const WORD = /[\p{L}\p{N}\p{M}]/u

/**
 * Splits text by the schema: at white space and `separators`; other punctuation is dropped and joins its neighbours,
 * except for `symbols`, which are kept. A run of CJK becomes overlapping bigrams (a lone character stays one).
 */
export function createTokenizer(
  separators: readonly string[],
  symbols: readonly string[],
): Tokenize {
  const splitAt = new Set(separators)
  const kept = new Set(symbols)
  return (original) => {
    const { text, offsets } = fold(original)
    const tokens: Token[] = []
    let term = ''
    let start = 0
    let end = 0
    let run: { character: string; at: number; to: number }[] = []
    const endWord = () => {
      if (term) tokens.push({ term, start: offsets(start), end: offsets(end), cjk: false })
      term = ''
    }
    const endRun = () => {
      const [only] = run
      if (run.length === 1 && only) tokens.push(cjkToken(only.character, only.at, only.to))
      for (let i = 0; i + 1 < run.length; i++) {
        const [a, b] = [run[i], run[i + 1]]
        if (a && b) tokens.push(cjkToken(a.character + b.character, a.at, b.to))
      }
      run = []
    }
    const cjkToken = (value: string, from: number, to: number): Token => ({
      term: value,
      start: offsets(from),
      end: offsets(to),
      cjk: true,
    })
    let index = 0
    for (const character of text) {
      const next = index + character.length
      if (CJK.test(character)) {
        endWord()
        run.push({ character, at: index, to: next })
      } else if (splitAt.has(character) || /\s/.test(character)) {
        endWord()
        endRun()
      } else if (WORD.test(character) || kept.has(character)) {
        endRun()
        if (!term) start = index
        term += character
        end = next
      } else if (run.length > 0) {
        // Chinese punctuation ends a run; Latin punctuation only joins.
        endRun()
      }
      index = next
    }
    endWord()
    endRun()
    return tokens
  }
}

/** The single characters of CJK bigrams, so that one typed character matches. */
export function cjkCharacters(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => (token.cjk && [...token.term].length > 1 ? [...token.term] : []))
}

/** A private-use character, with which no term of a text begins. */
const MARK = '\uE000'
const GLUE = '\uE001'
const LONGEST_WHOLE = 8

/**
 * A term for a whole value of few words, which distinguishes a query that equals the value from one that is a part of
 * it. It precedes each value; a long value gets only the mark, which keeps a phrase from matching across two values.
 */
export function wholeValue(terms: readonly string[]): string {
  return terms.length > LONGEST_WHOLE ? MARK : MARK + terms.join(GLUE)
}

export const isWholeValue = (term: string) => term.startsWith(MARK)

/** The text that FTS5 indexes for a field's values: their terms, separated by single spaces. */
export function indexText(values: readonly string[], tokenize: Tokenize): string {
  const words: string[] = []
  const characters: string[] = []
  for (const value of values) {
    const tokens = tokenize(value)
    if (tokens.length === 0) continue
    const terms = tokens.map((token) => token.term)
    words.push(wholeValue(terms), ...terms)
    characters.push(...cjkCharacters(tokens))
  }
  return [...words, ...new Set(characters)].join(' ')
}
