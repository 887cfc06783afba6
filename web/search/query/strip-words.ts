import { locales } from '../../config/locales.ts'
import { questionWords } from './question-words.ts'
import { stopWords } from './stop-words.ts'

const of = (read: (locale: (typeof locales)[number]) => readonly string[]) => locales.flatMap(read)
const questions = pattern(of((locale) => questionWords[locale]))
const words = pattern(of((locale) => stopWords[locale].words))
const verbs = pattern(of((locale) => stopWords[locale].verbs))
const weak = pattern(of((locale) => stopWords[locale].weak))
const terms = pattern(of((locale) => stopWords[locale].terms))

/** The text without question words and stop words; empty when it has no others. */
export function stripWords(text: string): string {
  const plain = without(without(text, questions), words)
  return text.search(questions) >= 0 ? without(plain, verbs) : plain
}

/** The text without weak words either. */
export function stripWeak(text: string): string {
  return without(stripWords(text), weak)
}

function without(text: string, pattern: RegExp): string {
  const kept: string[] = []
  const hidden = text.replaceAll(terms, (term) => `\u{E000}${kept.push(term) - 1}\u{E001}`)
  return hidden
    .replaceAll(pattern, ' ')
    .replaceAll(/\u{E000}(\d+)\u{E001}/gu, (_, at: string) => kept[Number(at)] ?? '')
    .replaceAll(
      /(?<=^|\s)[?!.,;:…？！。，]+(?=\s|$)|(?<![?!.,;:…？！。，])[?!.,;:…？！。，]+(?=\s|$)/g,
      ' ',
    )
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Matches any of the words: Latin ones as whole words, Chinese ones anywhere. */
function pattern(words: readonly string[]): RegExp {
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  const any = longestFirst.map((word) =>
    /^\w/.test(word) ? String.raw`(?<![\w'./-])${word}(?![\w'/-]|\.\w)` : word,
  )
  return new RegExp(any.join('|'), 'giu')
}
