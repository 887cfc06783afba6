/** Steers the direction of text, or is not seen: words could be shown otherwise than they are stored. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu

/**
 * `text` as nothing but text: no control characters, and no `<` that could begin a tag, whatever shows it later. Lines
 * stay.
 */
export function onlyText(text: string): string {
  return text
    .normalize('NFC')
    .toWellFormed()
    .split(/\r\n?|\n/)
    .map((line) =>
      line
        .replaceAll('\t', ' ')
        // Of flags and families of emoji nothing is lost but how they are joined.
        .replace(unseen, '')
        .replace(/<(?=[^\s\d=])/g, '‹')
        .replace(/ {2,}/g, ' ')
        .trim(),
    )
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
