import type { SectionPart } from '../../content/model/page-data.ts'
import { escapeText, proseLine } from './escape.ts'
import type { MarkdownContext } from './markdown-context.ts'

/** The pages of a section with their facts. */
export function sectionMarkdown(
  parts: readonly SectionPart[],
  { origin, t }: MarkdownContext,
): string[] {
  return parts.flatMap(({ heading, rows }) => {
    const items = rows.map(({ label, href, method, description, limits, topics }) => {
      const facts = [method, ...limits, ...topics.map((topic) => `\`${topic}\``)].filter(Boolean)
      const note = facts.join(t('list.between'))
      const link = `- [${escapeText(label.text)}](${origin}${href})`
      const named = note ? t('noted', { words: link, note }) : link
      const value = proseLine(description.text)
      return value ? t('labelled', { label: named, value }) : named
    })
    return [...(heading ? [`## ${escapeText(heading.label.text)}`] : []), items.join('\n')]
  })
}
