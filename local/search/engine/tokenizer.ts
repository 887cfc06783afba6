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

/** Marks the ends of a field value in the index: a phrase between both is the whole value. */
export const VALUE_START = '\uE000'
export const VALUE_END = '\uE001'

/** The text that FTS5 indexes for a field's values: their terms, parted by single spaces. */
export function indexText(values: readonly string[], tokenize: Tokenize): string {
  const words: string[] = []
  const characters: string[] = []
  for (const value of values) {
    const tokens = tokenize(value)
    if (tokens.length === 0) continue
    words.push(VALUE_START, ...tokens.map((token) => token.term), VALUE_END)
    characters.push(...cjkCharacters(tokens))
  }
  return [...words, ...new Set(characters)].join(' ')
}
