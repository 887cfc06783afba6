import type { BlockMarkdown } from '../../web/formats/markdown/markdown-context.ts'
import { tableMarkdown } from '../../web/formats/markdown/table.ts'
import type { PageTable } from './resolve.ts'

export function serveTable({ header, align, rows }: PageTable, { words }: BlockMarkdown): string[] {
  const all = rows.map(({ cells }) => cells.map(({ content }) => content.map(words).join('\n')))
  const [head, ...rest] = all
  return [header ? tableMarkdown(head, rest, align) : tableMarkdown(undefined, all, align)]
}
