import type { DocumentBadgeComponent } from 'sanity'
import { useMessages } from '../i18n/use-messages.ts'
import { feedbackMessages } from './feedback-messages.ts'
import { useOpenReports } from './use-open-reports.ts'

/** The number of open reports about a page, beside its name. */
export const FeedbackBadge: DocumentBadgeComponent = ({ id }) => {
  const t = useMessages(feedbackMessages)
  const { reports } = useOpenReports(id)
  if (reports.length === 0) return null
  return {
    label: t('badge', { count: reports.length }),
    title: t('badge.title'),
    color: 'warning',
  }
}
