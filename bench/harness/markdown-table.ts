/** A table in Markdown; the first of `rows` is its head. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows
  return [head, head.map(() => '---'), ...body]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}
