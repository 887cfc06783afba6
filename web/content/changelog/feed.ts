import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { SITE_SETTINGS_ID } from '../../../schemas/ids.ts'
import type { Locale } from '../../config/locales.ts'
import { changelogPath, pageHref } from '../../config/paths.ts'
import { documentTag, pathTag } from '../../config/tags.ts'
import { translator } from '../../messages/translator.ts'
import { fetchLinkedPages } from '../addresses/linked-pages.ts'
import { Reader, taggedQuery } from '../lake/reader.ts'
import { localizedValue, textIn } from '../model/localized-text.ts'
import type { ChangelogEntry } from '../model/page-data.ts'
import type { AreaLabels } from './area.ts'
import { changedPages, changelogMonths, fetchChangelog } from './changelog.ts'
import { isSelected, type Selection, selectionQuery } from './selection.ts'
import { fetchSharedUsers } from './shared-users.ts'

const result = z.object({
  site: localizedValue.nullish(),
  page: z
    .object({
      _id: z.string(),
      title: localizedValue.nullish(),
      description: localizedValue.nullish(),
    })
    .nullish(),
})

const query = taggedQuery({
  query: defineQuery(`{
    "site": *[_id == "siteSettings"][0].name,
    "page": *[_type == "page" && path.current == $path][0]{_id, title, description}
  }`),
  parse: (answer) => result.parse(answer),
  tags: ({ page }, { path }: { path: string }) => [
    documentTag(SITE_SETTINGS_ID),
    page ? documentTag(page._id) : pathTag(path),
  ],
})

/** Maximum number of entries in a feed; feed readers fetch the whole feed each time. */
const MOST = 100

/** The changelog in the form that feed readers get. */
export interface Feed {
  locale: Locale
  /** The query string that selects these entries; empty for all entries. */
  query: string
  title: string
  description: string
  /** Address of the page, without the origin. */
  href: string
  /** The newest first. */
  entries: ChangelogEntry[]
  dependencies: string[]
}

/** All entries, as the feeds of `locale` show them. Throws when the lake does not answer. */
export async function loadFeed(client: SanityClient, locale: Locale): Promise<Feed> {
  const reader = new Reader(client)
  const [{ site, page }, changes] = await Promise.all([
    reader.read(query, { path: changelogPath }),
    fetchChangelog(reader),
  ])
  const [pages, users] = await Promise.all([
    fetchLinkedPages(reader, changedPages(changes)),
    fetchSharedUsers(reader, changes),
  ])
  const titles = [textIn(page?.title, locale), textIn(site, locale)]
  return {
    locale,
    query: '',
    title: titles.flatMap(({ text }) => text || []).join(' | '),
    description: textIn(page?.description, locale).text,
    href: pageHref(changelogPath, locale),
    entries: changelogMonths(changes, { locale, pages, users }).flatMap((month) => month.entries),
    dependencies: reader.dependencies,
  }
}

/** The newest entries of `feed` that match the selection; the title names areas and pages by their labels. */
export function selectedFeed(feed: Feed, selection: Selection, areas: AreaLabels): Feed {
  const query = selectionQuery(selection)
  const entries = feed.entries.filter((entry) => isSelected(entry, selection, feed.locale))
  return {
    ...feed,
    query,
    title: query === '' ? feed.title : `${feed.title} (${selectionWords(selection, feed, areas)})`,
    entries: entries.slice(0, MOST),
  }
}

function selectionWords(
  { areas, paths, kinds, breaking }: Selection,
  { entries, locale }: Feed,
  labels: AreaLabels,
): string {
  const t = translator(locale)
  const links = entries.flatMap(({ pages }) => pages)
  const pageLabel = (path: string) =>
    links.find(({ href }) => href === pageHref(path, locale))?.label.text || path
  const named = [...areas.map((area) => labels.get(area)?.text || area), ...paths.map(pageLabel)]
  const words = named.length > 3 ? [...named.slice(0, 3), `+${named.length - 3}`] : named
  return [
    ...words,
    ...kinds.map((kind) => t(`changelog.${kind}`)),
    ...(breaking ? [t('changelog.breaking')] : []),
  ].join(' · ')
}
