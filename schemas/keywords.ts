/** The phrases of a page's keywords, which stand one a line. */
export const phrasesOf = (keywords: string): string[] =>
  keywords
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Phrases as a page's keywords. */
export const keywordsOf = (phrases: readonly string[]): string => phrases.join('\n')
