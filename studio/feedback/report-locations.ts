import type { ReaderReport } from './report.ts'

/** What was reported of one passage in one language. */
export interface ReportLocation {
  key: string
  /** The newest, of which the others have page, language and block. */
  newest: ReaderReport
  /** The newest first. */
  reports: readonly ReaderReport[]
}

const placeOf = ({ page, locale, block, field, anchor }: ReaderReport) =>
  JSON.stringify([page, locale, block ?? ['anchor', anchor ?? ''], field ?? ''])

/** Reports by the passage that they are about, in the order in which they come. */
export function reportLocations(reports: readonly ReaderReport[]): ReportLocation[] {
  return [...Map.groupBy(reports, placeOf)].flatMap(([key, some]) => {
    const sorted = some.toSorted((a, b) => b.at.localeCompare(a.at))
    const [newest] = sorted
    return newest ? [{ key, newest, reports: sorted }] : []
  })
}
