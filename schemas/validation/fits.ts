import type { Problem } from './problem.ts'

export interface Words {
  en?: string
  zhTW?: string
}

/** How many letters fit somewhere; a Chinese character is as wide as two. */
interface Place {
  letters: number
  /** What becomes of words that are longer. */
  why: string
}

/**
 * Measured on the site: the second line of a page's heading ends at 61 letters, 36 Chinese characters,
 * where the text is 612 pixels wide. Results of search engines end at about 60 letters.
 */
export const TITLE: Place = {
  letters: 60,
  why: 'search engines cut it off and it takes a third line above the page',
}

/**
 * Measured on the site: the second line of an entry of the sidebar ends at 49 letters, 30 Chinese
 * characters, where the method of an operation stands beside it.
 */
export const SIDEBAR_LABEL: Place = {
  letters: 48,
  why: 'it takes a third line in the sidebar',
}

/** Google and Bing show about 160 letters below a result. */
export const DESCRIPTION: Place = {
  letters: 160,
  why: 'search engines cut it off',
}

/** Words of a document that may not be written yet. */
export const wordsOf = (value: unknown): Words =>
  typeof value === 'object' && value !== null ? value : {}

/** One problem for each language whose words are longer than fits. */
export function tooLong(words: Words | undefined, { letters, why }: Place): Problem[] {
  return (['en', 'zhTW'] as const).flatMap((language) => {
    const width = widthOf(words?.[language] ?? '')
    if (width <= letters) return []
    const [most, unit] = language === 'en' ? [letters, 'letters'] : [letters / 2, 'characters']
    const has = language === 'en' ? width : Math.ceil(width / 2)
    const message = `Shorten it to ${most} ${unit} or fewer: it has ${has}, so that ${why}.`
    return [{ message, path: [language] }]
  })
}

const widthOf = (text: string): number =>
  [...text].reduce((width, character) => width + (character > '\u2e7f' ? 2 : 1), 0)
