import { useMemo } from 'react'
import { useCurrentUser } from 'sanity'
import type { ReaderReport } from './report.ts'
import { maySettle } from './settle.ts'
import { touchedBy } from './affected-reports.ts'
import { useOpenReports } from './use-open-reports.ts'

type Fields = Readonly<Record<string, unknown>> | null

/** The open reports that publishing the draft of a page may settle, of those that the user may; of others none. */
export function useTouched(
  { id, type }: { id: string; type: string },
  draft: Fields,
  published: Fields,
): readonly ReaderReport[] {
  const { reports } = useOpenReports(type === 'page' ? id : undefined)
  const user = useCurrentUser()
  return useMemo(
    () => touchedBy(reports, draft, published).filter((report) => maySettle(user, report)),
    [reports, draft, published, user],
  )
}
