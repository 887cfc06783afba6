import type { SectionPart } from '../../content/model/page-data.ts'
import { escapeText, proseLine } from './escape.ts'

/** The pages of a section, each with what a caller looks for. */
export function sectionMarkdown(parts: readonly SectionPart[], origin: string): string[] {
  return parts.flatMap(({ heading, rows }) => {
    const items = rows.map(({ label, href, method, description, limits, topics }) => {
      const facts = [method, ...limits, ...topics.map((topic) => `\`${topic}\``)].filter(Boolean)
      const link = `- [${escapeText(label.text)}](${origin}${href})`
      const named = facts.length > 0 ? `${link} (${facts.join(', ')})` : link
      return description.text ? `${named}: ${proseLine(description.text)}` : named
    })
    return [...(heading ? [`## ${escapeText(heading.label.text)}`] : []), items.join('\n')]
  })
}
