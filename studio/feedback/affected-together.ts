import type { SanityClient } from '@sanity/client'
import { publishedIdOf } from '../../schemas/ids.ts'
import type { Stored } from '../../schemas/publishing/stored.ts'
import { reportsAffectedBy } from './affected-reports.ts'
import { fetchReports, type ReaderReport } from './report.ts'
import { mayResolve } from './resolve-reports.ts'

interface DraftPair {
  draft: Stored
  published: Stored | null
}

/** Returns the open reports that publishing these drafts together may resolve, and that the user may resolve. */
export async function affectedTogether(
  client: Pick<SanityClient, 'fetch'>,
  user: Parameters<typeof mayResolve>[0],
  drafts: readonly DraftPair[],
): Promise<ReaderReport[]> {
  const pages = drafts.filter(({ draft, published }) => draft._type === 'page' && published)
  if (pages.length === 0) return []
  const ids = pages.map(({ draft }) => publishedIdOf(draft._id))
  const { reports } = await fetchReports(client, { states: ['open'], pages: ids })
  const ofPage = Map.groupBy(reports, ({ page }) => page)
  return pages
    .flatMap(({ draft, published }) =>
      reportsAffectedBy(ofPage.get(publishedIdOf(draft._id)) ?? [], draft, published),
    )
    .filter((report) => mayResolve(user, report))
}
