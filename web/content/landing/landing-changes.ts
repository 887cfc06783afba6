import type { Locale } from '../../config/locales.ts'
import { changelogPath, pageHref } from '../../config/paths.ts'
import type { LinkedPage } from '../addresses/linked-pages.ts'
import { changelogMonths, fetchChangelog } from '../changelog/changelog.ts'
import type { Reader } from '../lake/reader.ts'
import type { ChangelogEntry } from '../model/page-data.ts'

/** Number of changelog entries on the landing page. */
const shown = 5

export interface LandingChanges {
  /** The changelog page. */
  href: string
  entries: (Pick<ChangelogEntry, 'date' | 'kind' | 'title'> & { href: string })[]
}

/** The latest changes; undefined when there are none, or when `pages` lacks the changelog page. */
export async function landingChanges(
  reader: Reader,
  pages: Iterable<LinkedPage>,
  locale: Locale,
): Promise<LandingChanges | undefined> {
  const newest = (await fetchChangelog(reader)).slice(0, shown)
  const hasChangelog = [...pages].some(({ path }) => path === changelogPath)
  if (!hasChangelog || newest.length === 0) return undefined
  const months = changelogMonths(newest, { locale, pages: new Map() })
  return {
    href: pageHref(changelogPath, locale),
    entries: months.flatMap(({ entries }) =>
      entries.map(({ anchor, date, kind, title }) => ({
        date,
        kind,
        title,
        href: pageHref(changelogPath, locale, anchor),
      })),
    ),
  }
}
