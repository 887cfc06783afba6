import {
  breaksMePath,
  changelogPath,
  deprecationsPath,
  earlierPath,
  feedHref,
  followPath,
  pageHref,
  partsHref,
} from '../../web/config/paths.ts'
import type { BlockContext } from '../../web/content/blocks/resolve-blocks.ts'
import { areaOf, labelledAreas } from '../../web/content/changelog/area.ts'
import { changelogMonths } from '../../web/content/changelog/changelog.ts'
import type { ChangelogPart } from '../../web/content/changelog/outline.ts'
import { monthsInWords } from '../../web/content/changelog/part-words.ts'
import type { LocalizedText } from '../../web/content/model/localized-text.ts'
import type { ChangelogMonth } from '../../web/content/model/page-data.ts'
import { translator } from '../../web/messages/translator.ts'
import type { BlockPageProps } from '../page-props.ts'
import type { SectionHeading } from '../section-heading.ts'
import type { ChangelogBlock } from './model.ts'

export interface PageChangelog extends ChangelogBlock, BlockPageProps {
  /** Feeds of the changelog. */
  feeds: { name: string; href: string }[]
  /** Page on which readers choose the changes to follow. */
  follow?: string
  /** Page with coming removals. */
  deprecations?: string
  /** Page that checks a client against the changes. */
  clients?: string
  months: ChangelogMonth[]
  /** Areas by which readers can filter. */
  areas: { name: string; label: LocalizedText }[]
  /** Links to the changelog's other parts, on their own pages. */
  parts: { href: string; text: string }[]
  /** Index of the entries' parts; undefined if there is only one part. */
  index?: string
  /** Content of the other parts by path, for the search index. */
  apart?: { path: string; months: ChangelogMonth[] }[]
}

export function resolveChangelog(block: ChangelogBlock, context: BlockContext): PageChangelog[] {
  const { changelog, locale, pages, areas } = context
  if (!changelog) return []
  const { entries, outline, others } = changelog
  const named = new Set(
    outline.flatMap((entry) =>
      entry.pages.flatMap((id) => areaOf(pages.get(id)?.path ?? '') ?? []),
    ),
  )
  const apart = others.filter((part) => part.entries.length > 0)
  return [
    {
      ...block,
      feeds: [
        { name: 'RSS', href: feedHref('xml', locale) },
        { name: 'JSON Feed', href: feedHref('json', locale) },
      ],
      follow: pageHref(followPath, locale),
      deprecations: pageHref(deprecationsPath, locale),
      clients: pageHref(breaksMePath, locale),
      months: changelogMonths(entries, context),
      // A link from another part may select an area that this part lacks.
      areas: labelledAreas(changelog.number ? new Set([...areas.keys(), ...named]) : named, areas),
      parts: partLinks(changelog, context),
      ...(others.length > 0 || changelog.number ? { index: partsHref(locale) } : {}),
      ...(apart.length > 0 && {
        apart: apart.map((part) => ({
          path: earlierPath(part.number),
          months: changelogMonths(part.entries, context),
        })),
      }),
    },
  ]
}

function partLinks({ number, others }: ChangelogPart, { locale }: BlockContext) {
  const t = translator(locale)
  const links = others.map((other) => ({
    href: pageHref(earlierPath(other.number), locale),
    text:
      other.from !== undefined && other.to !== undefined
        ? monthsInWords(other.from, other.to, locale)
        : t(other.number > (number ?? 0) ? 'changelog.newer' : 'changelog.older'),
  }))
  const newest = { href: pageHref(changelogPath, locale), text: t('changelog.newest') }
  return number === undefined ? links : [newest, ...links]
}

export const changelogHeadings = ({ months }: PageChangelog): SectionHeading[] =>
  months.flatMap(({ anchor, text, entries }) => [
    { anchor, text, level: 2 },
    ...entries.map((entry) => ({ anchor: entry.anchor, text: entry.title.text, level: 3 })),
  ])
