/** Steers the direction of text, or is not seen: words could be shown otherwise than they are stored. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800]/gu
/** More marks above and below a letter than any language writes. */
const heaped = /(\p{M}{4})\p{M}+/gu
/** Lines of a report at most; what follows stands in the last one. */
const MOST_LINES = 40

/**
 * `text` as nothing but text: no control characters, no letters that are not seen, and no `<` that could begin a tag,
 * whatever shows it later. Lines stay.
 */
export function onlyText(text: string): string {
  const lines = linesOf(text)
  return [...lines.slice(0, MOST_LINES - 1), lines.slice(MOST_LINES - 1).join(' ')]
    .join('\n')
    .trim()
}

/** The same in one line: what stands beside other words must not begin lines of its own. */
export const onlyLine = (text: string): string => linesOf(text).join(' ').trim()

/** Whether a reader sees anything of `text`. */
export const hasVisibleText = (text: string): boolean =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(onlyText(text))

function linesOf(text: string): string[] {
  return text
    .normalize('NFC')
    .toWellFormed()
    .split(/\r\n?|\n/)
    .map((line) =>
      line
        .replaceAll('\t', ' ')
        // Of flags and families of emoji nothing is lost but how they are joined.
        .replace(unseen, '')
        .replace(heaped, '$1')
        .replace(/<(?=[^\s\d=])/g, '‹')
        .replace(/ {2,}/g, ' ')
        .trim(),
    )
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .split('\n')
}
