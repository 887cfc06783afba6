/** Splits a page's keywords, one phrase per line. */
export const phrasesOf = (keywords: string): string[] =>
  keywords
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Joins phrases to a page's keywords. */
export const keywordsOf = (phrases: readonly string[]): string => phrases.join('\n')
