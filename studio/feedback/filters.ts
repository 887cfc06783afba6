import type { FeedbackKind } from '../../schemas/feedback.ts'
import type { ReaderReport } from './report.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The ranges of a report's age. */
export const AGES = ['any', 'day', 'week', 'month', 'older'] as const
export type Age = (typeof AGES)[number]

const DAYS: Record<Exclude<Age, 'any' | 'older'>, number> = { day: 1, week: 7, month: 30 }

export const ASSIGNEE_FILTERS = ['any', 'mine', 'nobody'] as const
export type AssigneeFilter = (typeof ASSIGNEE_FILTERS)[number]

export const ORDERS = ['newest', 'oldest'] as const
export type Order = (typeof ORDERS)[number]

/** Filter and order of the inbox; an empty string matches everything. */
export interface InboxFilter {
  page: string
  area: string
  locale: string
  kind: FeedbackKind | ''
  age: Age
  whose: AssigneeFilter
  order: Order
}

export const UNFILTERED: InboxFilter = {
  ...{ page: '', area: '', locale: '', kind: '' },
  ...{ age: 'any', whose: 'any', order: 'newest' },
}

interface FilterContext {
  now: Date
  /** Id of the signed-in user. */
  user: string
}

/** Returns the first two segments of a path: `v5/order`. */
export const areaOf = ({ path }: Pick<ReaderReport, 'path'>): string =>
  path.split('/').slice(0, 2).join('/')

/** Returns the reports that match the filter, in the chosen order. */
export function filteredReports(
  reports: readonly ReaderReport[],
  chosen: InboxFilter,
  { now, user }: FilterContext,
): ReaderReport[] {
  const { page, area, locale, kind, age, whose, order } = chosen
  const sign = order === 'newest' ? -1 : 1
  return reports
    .filter(
      (report) =>
        (page === '' || report.page === page) &&
        (area === '' || areaOf(report) === area) &&
        (locale === '' || report.locale === locale) &&
        (kind === '' || report.kind === kind) &&
        isOfAge(report, age, now) &&
        isWhose(report, whose, user),
    )
    .sort((a, b) => sign * a.at.localeCompare(b.at))
}

function isOfAge({ at }: ReaderReport, age: Age, now: Date): boolean {
  if (age === 'any') return true
  const days = (now.getTime() - Date.parse(at)) / DAY_MS
  return age === 'older' ? days > DAYS.month : days <= DAYS[age]
}

function isWhose({ assignee }: ReaderReport, whose: AssigneeFilter, user: string): boolean {
  if (whose === 'nobody') return !assignee
  return whose === 'any' || assignee?.id === user
}
