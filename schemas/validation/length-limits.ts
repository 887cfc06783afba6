import { type LocalisedString, localeConfig, localeFields, localeOfField } from '../locales.ts'
import type { Problem } from './problem.ts'

/** How many letters fit somewhere; a Chinese character is as wide as two. */
interface LengthLimit {
  letters: number
  /** What becomes of words that are longer. */
  why: string
}

/**
 * Measured on the site: the second line of a page's heading ends at 61 letters, 36 Chinese characters,
 * where the text is 612 pixels wide. Results of search engines end at about 60 letters.
 */
export const TITLE: LengthLimit = {
  letters: 60,
  why: 'search engines cut it off and it takes a third line above the page',
}

/**
 * Measured on the site: the second line of an entry of the sidebar ends at 49 letters, 30 Chinese
 * characters, where the method of an operation is beside it.
 */
const SIDEBAR_LABEL: LengthLimit = { letters: 48, why: 'it takes a third line in the sidebar' }

/** Search engines show about 160 letters below a result. */
export const DESCRIPTION: LengthLimit = { letters: 160, why: 'search engines cut it off' }

/** Words of a document that may not be written yet. */
export const localisedStringOf = (value: unknown): LocalisedString =>
  typeof value === 'object' && value !== null ? value : {}

/** One problem for each language whose words are longer than fits. */
export function tooLong(words: LocalisedString | undefined, limit: LengthLimit): Problem[] {
  return localeFields.flatMap((language) => {
    const text = words?.[language] ?? ''
    if (widthOf(text) <= limit.letters) return []
    const message = `Shorten it to ${most(limit, language)} or fewer: it has ${[...text].length}, so that ${limit.why}.`
    return [{ message, path: [language] }]
  })
}

/** The same of a label in the sidebar, where the title is if the label is empty. */
export function labelTooLong(
  label: LocalisedString | undefined,
  title: LocalisedString,
): Problem[] {
  const written = tooLong(label, SIDEBAR_LABEL)
  const instead = localeFields.flatMap((language) => {
    const text = title[language] ?? ''
    if (label?.[language] || widthOf(text) <= SIDEBAR_LABEL.letters) return []
    const message = `Give the sidebar a label of ${most(SIDEBAR_LABEL, language)} or fewer: the title has ${[...text].length}, so that ${SIDEBAR_LABEL.why}.`
    return [{ message, path: [language] }]
  })
  return [...written, ...instead]
}

const most = ({ letters }: LengthLimit, language: keyof LocalisedString): string =>
  localeConfig[localeOfField(language) ?? 'en'].wide
    ? `${letters / 2} characters`
    : `${letters} letters`

/** In Latin letters. */
export const widthOf = (text: string): number =>
  [...text].reduce((width, character) => width + (character > '\u2e7f' ? 2 : 1), 0)
