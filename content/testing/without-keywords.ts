/** A page's file without its keywords: they are the words of readers, whom no style guide binds. */
export const withoutKeywords = (file: string): string =>
  file.replace(/^keywords:\n(?: {2}- .*\n)+/m, '')
