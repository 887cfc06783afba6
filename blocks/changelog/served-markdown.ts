import { escapeText, proseLine } from '../../web/formats/markdown/escape.ts'
import type { BlockMarkdown } from '../../web/formats/markdown/markdown-context.ts'
import type { PageChangelog } from './resolve.ts'

/** Where it can be followed, and what changed, month by month. */
export function serveChangelog(
  { feeds, months }: PageChangelog,
  { t, origin }: BlockMarkdown,
): string[] {
  const links = feeds.map(({ name, href }) => `[${name}](${origin}${href})`)
  const changes = months.flatMap(({ text, entries }) => [
    `## ${text}`,
    ...entries.flatMap(({ date, kind, title, body, pages }) => [
      `### ${escapeText(title.text)}`,
      `${date} · ${t(`changelog.${kind}`)}`,
      proseLine(body.text),
      pages.map(({ label, href }) => `- [${escapeText(label.text)}](${origin}${href})`).join('\n'),
    ]),
  ])
  return [`${t('changelog.follow')} ${links.join(' · ')}`, ...changes]
}
