import type { BlockMarkdown } from '../../web/markdown/markdown-context.ts'
import { tableMarkdown } from '../../web/markdown/table.ts'
import type { PageTable } from './resolve.ts'

export function serveTable({ header, align, rows }: PageTable, { words }: BlockMarkdown): string[] {
  const all = rows.map(({ cells }) => cells.map(({ content }) => content.map(words).join('\n')))
  const [head, ...rest] = all
  return [header ? tableMarkdown(head, rest, align) : tableMarkdown(undefined, all, align)]
}
