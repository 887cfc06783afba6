/** Lines that somebody writes in Markdown, and hardly anybody otherwise. */
const LINES = [
  /^#{1,6} \S/m,
  /^(?:```|~~~)/m,
  /^:::[a-z]/m,
  /^> \S/m,
  /!?\[[^[\]\n]+\]\((?:[^()\s]|\([^()\s]{0,500}\)){1,2000}\)/,
  /\*\*[^*\n]+\*\*/,
  /(?:^|\s)`[^`\n]+`/,
]
/** Below the head of a table. */
const RULE = /^\|?\s{0,99}:?-{2,999}:?\s{0,99}\|/
const ITEM = /^\s*(?:[-*+]|\d{1,3}[.)]) \S/

/** Whether plain text is Markdown, as far as its lines tell. */
export function isMarkdown(text: string): boolean {
  if (LINES.some((line) => line.test(text))) return true
  const lines = text.split('\n')
  if (lines.some((line, at) => RULE.test(line) && lines[at - 1]?.includes('|'))) return true
  return lines.filter((line) => ITEM.test(line)).length > 1
}

/** The cells of text of a spreadsheet: two rows at least, each with as many tabs; undefined otherwise. */
export function tabSeparated(text: string): string[][] | undefined {
  const rows = text
    .replace(/(?<![\r\n])[\r\n]+$/, '')
    .split(/\r?\n/)
    .map((row) => row.split('\t'))
  const width = rows[0]?.length ?? 0
  return rows.length > 1 && width > 1 && rows.every((row) => row.length === width)
    ? rows
    : undefined
}
