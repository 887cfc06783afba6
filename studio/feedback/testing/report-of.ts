import { FEEDBACK, feedbackId } from '../../../schemas/feedback.ts'
import type { ReaderReport } from '../report.ts'

/** Returns a report document as the lake stores it, for tests. */
export const storedReport = (key: string, more: object = {}) => ({
  _id: feedbackId(key),
  _type: FEEDBACK,
  kind: 'wrong' as const,
  words: key,
  page: 'page-a',
  path: 'v5/order/create',
  locale: 'en',
  block: 'b',
  at: '2026-01-02T03:04:05.678Z',
  ...more,
})

/** Returns the same report as `fetchReports` does. */
export const reportOf = (key: string, more: Partial<ReaderReport> = {}): ReaderReport => ({
  ...storedReport(key),
  title: 'Create',
  held: { en: true, zhTW: true },
  ...more,
})
