import { CommentIcon } from '@sanity/icons/Comment'
import { type DocumentBadgeComponent, definePlugin } from 'sanity'
import { publishedIdOf } from '../../schemas/ids.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { feedbackMessages } from './feedback-messages.ts'
import { Inbox } from './inbox.tsx'
import { FeedbackInspector } from './inspector.tsx'
import { FEEDBACK_TOOL } from './names.ts'
import { useOpenReports } from './use-open-reports.ts'

/** The number of open reports about a page, beside its name. */
const FeedbackBadge: DocumentBadgeComponent = ({ id }) => {
  const t = useMessages(feedbackMessages)
  const { reports } = useOpenReports(id)
  if (reports.length === 0) return null
  return {
    label: t('badge', { count: reports.length }),
    title: t('badge.title'),
    color: 'warning',
  }
}

const PAGE = 'page'

/** Readers' reports: all of them in a tool, and those of a page in an inspector and a badge. */
export const readersFeedback = definePlugin({
  name: 'readers-feedback',
  tools: [{ name: FEEDBACK_TOOL, title: 'Feedback', icon: CommentIcon, component: Inbox }],
  document: {
    badges: (badges, { schemaType }) => (schemaType === PAGE ? [...badges, FeedbackBadge] : badges),
    inspectors: (inspectors, { documentType }) =>
      documentType === PAGE
        ? [
            ...inspectors,
            {
              name: FEEDBACK_TOOL,
              component: FeedbackInspector,
              useMenuItem: ({ documentId }) => {
                const t = useMessages(feedbackMessages)
                const { reports } = useOpenReports(publishedIdOf(documentId))
                return {
                  title: t('title'),
                  icon: CommentIcon,
                  showAsAction: true,
                  ...(reports.length > 0 && { tone: 'caution' as const }),
                }
              },
            },
          ]
        : inspectors,
  },
})
