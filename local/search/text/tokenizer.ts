import { fold } from './fold.ts'

/** A term as indexed, with the UTF-16 range of the original text that it stands for. */
export interface Token {
  term: string
  start: number
  end: number
  /** Neighbouring bigrams of one Han run overlap, so they are matched as a phrase. */
  cjk: boolean
}

export type Tokenize = (text: string) => Token[]

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const WORD = /[\p{L}\p{N}\p{M}]/u

/**
 * Splits text as the schema says: at white space and `separators`; other punctuation is dropped
 * and glues its neighbours, unless it is among `symbols`, which are kept. A run of CJK becomes
 * overlapping bigrams (a lone character stays one).
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
        // Chinese punctuation ends a run; Latin punctuation only glues.
        endRun()
      }
      index = next
    }
    endWord()
    endRun()
    return tokens
  }
}

/** The single characters of CJK bigrams, so that one typed character finds something. */
export function cjkCharacters(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => (token.cjk && [...token.term].length > 1 ? [...token.term] : []))
}

/** No term of a text begins with this: it is a private character, not a letter. */
const MARK = '\uE000'
const GLUE = '\uE001'
const LONGEST_WHOLE = 8

/**
 * The term that stands for a whole value of few words, so that a query that is all of it is told
 * from one that is a part. It stands before each value; a long one has the bare mark, which keeps a
 * phrase from running over from the value before.
 */
export function wholeValue(terms: readonly string[]): string {
  return terms.length > LONGEST_WHOLE ? MARK : MARK + terms.join(GLUE)
}

export const isWholeValue = (term: string) => term.startsWith(MARK)

/** The text that FTS5 indexes for a field's values: their terms, parted by single spaces. */
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
