import type { PageChangelog } from '../../blocks/changelog/resolve.ts'
import type { MarkdownContext } from './blocks.ts'
import { escapeText, proseLine } from './escape.ts'

/** What changed, month by month. */
export function changelogMarkdown(
  { months }: PageChangelog,
  { t, origin }: MarkdownContext,
): string[] {
  return months.flatMap(({ text, entries }) => [
    `## ${text}`,
    ...entries.flatMap(({ date, kind, title, body, pages }) => [
      `### ${escapeText(title.text)}`,
      `${date} · ${t(`changelog.${kind}`)}`,
      proseLine(body.text),
      pages.map(({ label, href }) => `- [${escapeText(label.text)}](${origin}${href})`).join('\n'),
    ]),
  ])
}
