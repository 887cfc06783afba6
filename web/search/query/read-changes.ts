import { locales } from '../../config/locales.ts'
import { changeWords } from './change-words.ts'
import { type Days, readMonths } from './months.ts'
import { stripWords } from './strip-words.ts'

export interface ChangesRead {
  /** The dates; empty when no month or year is named. */
  days: Days[]
  /** The subject. */
  words: string
}

const ask = pattern((locale) => changeWords[locale].ask)
const beside = pattern((locale) => changeWords[locale].beside)

/** The part of the changelog that a text asks for, if any: “what changed in October”, “10 月的更新”. */
export function readChanges(text: string, today: Date): ChangesRead | undefined {
  const month = readMonths(text, today)
  const rest = month?.rest ?? text
  const asks = rest.search(ask) >= 0
  const words = stripWords(rest.replaceAll(ask, ' ').replaceAll(beside, ' '))
  if (month && (asks || month.certain || !stripWords(rest))) return { days: month.days, words }
  return asks && !words ? { days: [], words } : undefined
}

function pattern(read: (locale: (typeof locales)[number]) => readonly string[]): RegExp {
  const any = locales
    .flatMap(read)
    .map((word) => (/^[a-z]/.test(word) ? String.raw`\b${word}(?!\w)` : word))
  return new RegExp(any.join('|'), 'gi')
}
