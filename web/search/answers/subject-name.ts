import { locales } from '../../config/locales.ts'
import { optionalWords } from './fact-words.ts'

/** Matches any of the patterns: Latin ones as whole words, Chinese ones anywhere. */
export function anyOf(patterns: readonly string[]): RegExp {
  const longestFirst = patterns.toSorted((a, b) => b.length - a.length)
  const any = longestFirst.map((each) =>
    /\p{Script=Han}/u.test(each) ? each : String.raw`(?<![\w/-])(?:${each})(?![\w/-])`,
  )
  return new RegExp(any.join('|'), 'giu')
}

const optional = anyOf(locales.flatMap((locale) => optionalWords[locale]))

/** Equal for names with the same words, regardless of punctuation and, for Latin words, of order. */
export function nameKey(name: string): string {
  const text = name.normalize('NFKC').toLowerCase()
  const latin = text.match(/[a-z0-9]+/g) ?? []
  const other = text.match(/[^\sa-z0-9\p{P}\p{S}]+/gu) ?? []
  return [...latin.toSorted(), other.join('')].join(' ').trim()
}

/** A name without filler words: “Get Kline” is “Kline”. */
export function looseName(name: string): string {
  return name.normalize('NFKC').replaceAll(optional, ' ').replaceAll(/\s+/g, ' ').trim()
}
