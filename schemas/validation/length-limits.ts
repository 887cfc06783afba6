import { type LocalisedString, localeConfig, localeFields, localeOfField } from '../locales.ts'
import type { Problem } from './problem.ts'

/** A maximum length in Latin letters; a Chinese character counts as two. */
interface LengthLimit {
  letters: number
  /** The consequence of a longer text. */
  why: string
}

/**
 * Measured on the site: the second line of a page's heading ends after 61 letters or 36 Chinese characters, at a text
 * width of 612 px. Search engines cut titles after about 60 letters.
 */
export const TITLE: LengthLimit = {
  letters: 60,
  why: 'search engines cut it off and it takes a third line above the page',
}

/**
 * Measured on the site: the second line of a sidebar entry with a method ends after 49 letters or 30 Chinese
 * characters.
 */
const SIDEBAR_LABEL: LengthLimit = { letters: 48, why: 'it takes a third line in the sidebar' }

/** Search engines show about 160 letters of a description. */
export const DESCRIPTION: LengthLimit = { letters: 160, why: 'search engines cut it off' }

/** Returns a localised text, or an empty object if it is not written yet. */
export const localisedStringOf = (value: unknown): LocalisedString =>
  typeof value === 'object' && value !== null ? value : {}

/** Returns a problem for each language whose text exceeds the limit. */
export function tooLong(words: LocalisedString | undefined, limit: LengthLimit): Problem[] {
  return localeFields.flatMap((language) => {
    const text = words?.[language] ?? ''
    if (widthOf(text) <= limit.letters) return []
    const message = `Shorten it to ${most(limit, language)} or fewer: it has ${[...text].length}, so that ${limit.why}.`
    return [{ message, path: [language] }]
  })
}

/** Returns the problems of a sidebar label; an empty label is replaced by the title, whose length then counts. */
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

/** Returns the width of a text in Latin letters. */
export const widthOf = (text: string): number =>
  [...text].reduce((width, character) => width + (character > '\u2e7f' ? 2 : 1), 0)
