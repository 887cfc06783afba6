const RULES = new Map([
  ['center', ':-:'],
  ['right', '--:'],
])

/** A table whose cells are Markdown already. Markdown tables need a header, so a missing one stays empty. */
export function tableMarkdown(
  head: readonly string[] | undefined,
  rows: readonly string[][],
  align: readonly string[] = [],
) {
  const width = Math.max(head?.length ?? 0, ...rows.map((row) => row.length))
  const line = (cells: readonly string[]) =>
    `|${Array.from({ length: width }, (_, index) => ` ${cell(cells[index])} `).join('|')}|`
  const rule = `|${Array.from({ length: width }, (_, x) => ` ${RULES.get(align[x] ?? '') ?? '---'} `).join('|')}|`
  return [line(head ?? []), rule, ...rows.map(line)].join('\n')
}

function cell(markdown = ''): string {
  return (
    markdown
      .trim()
      // After an odd number of backslashes, which only code has, another one would unescape the bar.
      .replace(
        /(?<!\\)(\\*)\|/g,
        (_, before: string) => `${before}${before.length % 2 ? '\\' : ''}\\|`,
      )
      .replace(/(?<!\s)\s*\n\s*/g, '<br>')
  )
}
