import { deprecationMarkdown } from '../../web/formats/markdown/deprecation.ts'
import { escapeText, inlineCode, proseLine } from '../../web/formats/markdown/escape.ts'
import type { BlockMarkdown } from '../../web/formats/markdown/markdown-context.ts'
import { tableMarkdown } from '../../web/formats/markdown/table.ts'
import type { PageEnum } from './resolve.ts'

export function serveEnum({ enum: definition }: PageEnum, { origin, t }: BlockMarkdown): string[] {
  const { name, title, description, values } = definition
  const rows = values.map(({ value, label, deprecation }) => [
    inlineCode(value),
    [
      ...(deprecation ? [t('operation.deprecated')] : []),
      proseLine(label.text),
      ...deprecationMarkdown(deprecation, origin, t),
    ].join(' · '),
  ])
  return [
    `### ${escapeText(title.text || name)}`,
    proseLine(description.text),
    tableMarkdown([t('enum.value'), t('enum.meaning')], rows),
  ]
}
