/** The text of a function that is written into pages, without comments and what types leave behind. */
export function functionText(written: (...given: never[]) => unknown): string {
  return written
    .toString()
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/\s*\n\s*/g, '\n')
    .replaceAll(/ {2,}/g, ' ')
}
