import { useMemo } from 'react'
import { useCurrentUser } from 'sanity'
import { reportsAffectedBy } from './affected-reports.ts'
import type { ReaderReport } from './report.ts'
import { mayResolve } from './resolve-reports.ts'
import { useOpenReports } from './use-open-reports.ts'

type Fields = Readonly<Record<string, unknown>> | null

/** The open reports that publishing a page's draft may resolve and that the user may resolve; none for other types. */
export function useAffectedReports(
  { id, type }: { id: string; type: string },
  draft: Fields,
  published: Fields,
): readonly ReaderReport[] {
  const { reports } = useOpenReports(type === 'page' ? id : undefined)
  const user = useCurrentUser()
  return useMemo(
    () => reportsAffectedBy(reports, draft, published).filter((report) => mayResolve(user, report)),
    [reports, draft, published, user],
  )
}
