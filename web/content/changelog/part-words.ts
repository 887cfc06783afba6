import type { Locale } from '../../config/locales.ts'
import { dateInWords } from '../../messages/date-in-words.ts'
import { translator } from '../../messages/translator.ts'
import type { LocalizedText } from '../model/localized-text.ts'
import type { ChangelogPart } from './outline.ts'

/** The range of months: “May 2023 – January 2024”. */
export function monthsInWords(from: string, to: string, locale: Locale): string {
  const [first, last] = [from, to].map((day) =>
    dateInWords(day, locale, { year: 'numeric', month: 'long' }),
  )
  return first === last ? `${first}` : `${first} – ${last}`
}

/** The title of a page with `part` of the changelog titled `title`. */
export function partTitle(
  title: LocalizedText,
  part: ChangelogPart | undefined,
  locale: Locale,
): LocalizedText {
  const [newest, oldest] = [part?.entries[0], part?.entries.at(-1)]
  if (part?.number === undefined || !newest || !oldest) return title
  const months = monthsInWords(oldest.date, newest.date, locale)
  return { ...title, text: translator(locale)('changelog.part', { title: title.text, months }) }
}
