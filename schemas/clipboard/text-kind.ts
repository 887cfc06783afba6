/** Lines that somebody writes in Markdown, and hardly anybody otherwise. */
const LINES = [
  /^#{1,6} \S/m,
  /^(?:```|~~~)/m,
  /^:::[a-z]/m,
  /^\|?.*\|.*\n\|?\s*:?-{2,}:?\s*\|/m,
  /^> \S/m,
  /!?\[[^\]\n]+\]\((?:[^()\s]|\([^()\s]*\))+\)/,
  /\*\*[^*\n]+\*\*/,
  /(?:^|\s)`[^`\n]+`/,
]
const ITEM = /^\s*(?:[-*+]|\d{1,3}[.)]) \S/

/** Whether plain text is Markdown, as far as its lines tell. */
export function isMarkdown(text: string): boolean {
  if (LINES.some((line) => line.test(text))) return true
  return text.split('\n').filter((line) => ITEM.test(line)).length > 1
}

/** The cells of text of a spreadsheet: two rows at least, each with as many tabs; undefined otherwise. */
export function tabSeparated(text: string): string[][] | undefined {
  const rows = text
    .replace(/[\r\n]+$/, '')
    .split(/\r?\n/)
    .map((row) => row.split('\t'))
  const width = rows[0]?.length ?? 0
  return rows.length > 1 && width > 1 && rows.every((row) => row.length === width)
    ? rows
    : undefined
}
