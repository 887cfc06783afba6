import { escapeText, inlineCode, proseLine } from '../../web/markdown/escape.ts'
import type { BlockMarkdown } from '../../web/markdown/markdown-context.ts'
import { tableMarkdown } from '../../web/markdown/table.ts'
import type { PageEnum } from './resolve.ts'

export function serveEnum({ enum: definition }: PageEnum, { t }: BlockMarkdown): string[] {
  const { name, title, description, values } = definition
  const rows = values.map(({ value, label }) => [inlineCode(value), proseLine(label.text)])
  return [
    `### ${escapeText(title.text || name)}`,
    proseLine(description.text),
    tableMarkdown([t('enum.value'), t('enum.meaning')], rows),
  ]
}
