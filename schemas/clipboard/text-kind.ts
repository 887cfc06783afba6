/** Lines that hardly occur outside Markdown. */
const LINES = [
  /^#{1,6} \S/m,
  /^(?:```|~~~)/m,
  /^:::[a-z]/m,
  /^> \S/m,
  /!?\[[^[\]\n]+\]\((?:[^()\s]|\([^()\s]{0,500}\)){1,2000}\)/,
  /\*\*[^*\n]+\*\*/,
  /(?:^|\s)`[^`\n]+`/,
]
/** The line below a table's header. */
const RULE = /^\|?\s{0,99}:?-{2,999}:?\s{0,99}\|/
const ITEM = /^\s*(?:[-*+]|\d{1,3}[.)]) \S/

/** Whether plain text is Markdown, judging by its lines. */
export function isMarkdown(text: string): boolean {
  if (LINES.some((line) => line.test(text))) return true
  const lines = text.split('\n')
  if (lines.some((line, at) => RULE.test(line) && lines[at - 1]?.includes('|'))) return true
  return lines.filter((line) => ITEM.test(line)).length > 1
}

/** Returns a spreadsheet's cells: at least two rows with the same number of tabs; otherwise undefined. */
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
