/** Latin letters, digits and the signs of English: what the font that is at hand can draw. */
const LATIN = /^[\u0020-\u007e\u00a0-\u017f\u2013\u2014\u2018\u2019\u201c\u201d\u2026]+$/

/**
 * `text` if every character of it can be drawn, else nothing. A font for Chinese weighs more than
 * the rest of the site, and the renderer would ask a host outside for the one that it lacks.
 */
export function drawable(text: string): string | undefined {
  return LATIN.test(text) ? text : undefined
}
