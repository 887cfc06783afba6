import type { ChangelogMonth } from '../../web/content/model/page-data.ts'
import { changeMarkdown } from '../../web/formats/markdown/changes.ts'
import type { BlockMarkdown } from '../../web/formats/markdown/markdown-context.ts'
import type { BlockSearch } from '../../web/search/block-search.ts'
import { copyWords, joinParts } from '../../web/search/block-words.ts'
import type { RecordList } from '../../web/search/record-list.ts'
import type { PageChangelog } from './resolve.ts'

export function searchChangelog({ months, apart }: PageChangelog, { list }: BlockSearch): void {
  for (const month of months) addMonth(list, month)
  for (const part of apart ?? [])
    list.onPage(part.path, () => {
      for (const month of part.months) addMonth(list, month)
    })
}

function addMonth(list: RecordList, month: ChangelogMonth): void {
  list.heading(2, month.text, month.anchor, { day: numberOf(`${month.anchor}-99`) })
  for (const { anchor, date, title, body, pages } of month.entries)
    list.change(copyWords(title), anchor, {
      content: joinParts(copyWords(body), ...pages.map(({ label }) => label.text)),
      day: numberOf(date),
    })
}

/** Returns 20251009 for `2025-10-09`. */
const numberOf = (date: string) => Number(date.replaceAll('-', ''))

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
