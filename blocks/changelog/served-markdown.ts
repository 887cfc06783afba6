import { changeMarkdown } from '../../web/formats/markdown/changes.ts'
import type { BlockMarkdown } from '../../web/formats/markdown/markdown-context.ts'
import type { PageChangelog } from './resolve.ts'

/** Returns links to follow the changelog, and the changes by month. */
export function serveChangelog(
  { feeds, follow, deprecations, clients, months, parts }: PageChangelog,
  { t, origin }: BlockMarkdown,
): string[] {
  const links = [
    ...feeds,
    ...(follow === undefined ? [] : [{ name: t('follow.link'), href: follow }]),
    ...(deprecations === undefined ? [] : [{ name: t('deprecations.title'), href: deprecations }]),
    ...(clients === undefined ? [] : [{ name: t('breaks.link'), href: clients }]),
  ].map(({ name, href }) => `[${name}](${origin}${href})`)
  const changes = months.flatMap(({ text, entries }) => [
    `## ${text}`,
    ...entries.flatMap((entry) => changeMarkdown(entry, 3, { t, origin })),
  ])
  const others = parts.map(({ text, href }) => `- [${text}](${origin}${href})`).join('\n')
  return [
    `${t('changelog.follow')} ${links.join(' · ')}`,
    ...changes,
    ...(others === '' ? [] : [`## ${t('changelog.parts')}`, others]),
  ]
}
