import { deprecationMarkdown } from '../../web/formats/markdown/deprecation.ts'
import { escapeText, inlineCode, proseLine } from '../../web/formats/markdown/escape.ts'
import type { BlockMarkdown } from '../../web/formats/markdown/markdown-context.ts'
import { tableMarkdown } from '../../web/formats/markdown/table.ts'
import { enumAnswers } from '../../web/search/answers/answer-texts.ts'
import type { BlockSearch } from '../../web/search/block-search.ts'
import { copyWords, joinParts } from '../../web/search/block-words.ts'
import { asCode } from '../../web/search/identifiers.ts'
import type { PageEnum } from './resolve.ts'

export function searchEnum({ enum: definition }: PageEnum, { list }: BlockSearch): void {
  const { name, title, anchor, description, values } = definition
  list.heading(3, copyWords(title) || name, anchor, {
    content: copyWords(description),
    identifiers: [name],
    answers: enumAnswers(definition, list.locale),
  })
  for (const { value, label, group, anchor } of values)
    list.add('value', {
      content: joinParts(copyWords(label), group),
      identifiers: [value],
      codes: [asCode(value) ?? []].flat(),
      anchor,
    })
}

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
