import type { ReaderReport } from './report.ts'

/** The reports of one passage in one language. */
export interface ReportLocation {
  key: string
  /** The newest report; the others have the same page, language and block. */
  newest: ReaderReport
  /** Newest first. */
  reports: readonly ReaderReport[]
}

const passageKey = ({ page, locale, block, field, anchor }: ReaderReport) =>
  JSON.stringify([page, locale, block ?? ['anchor', anchor ?? ''], field ?? ''])

/** Groups reports by their passage, in the order in which the passages first occur. */
export function reportLocations(reports: readonly ReaderReport[]): ReportLocation[] {
  return [...Map.groupBy(reports, passageKey)].flatMap(([key, some]) => {
    const sorted = some.toSorted((a, b) => b.at.localeCompare(a.at))
    const [newest] = sorted
    return newest ? [{ key, newest, reports: sorted }] : []
  })
}
