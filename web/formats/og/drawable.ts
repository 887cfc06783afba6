/** Latin letters, digits and English punctuation: the characters of the bundled font. */
const LATIN = /^[\u0020-\u007e\u00a0-\u017f\u2013\u2014\u2018\u2019\u201c\u201d\u2026]+$/

/**
 * `text` if the font has all of its characters, else undefined. A Chinese font is larger than the rest of the site, and
 * the renderer would fetch a missing font from an external host.
 */
export function textInFont(text: string): string | undefined {
  return LATIN.test(text) ? text : undefined
}
