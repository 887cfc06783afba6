import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { type DocumentBadgeComponent, definePlugin } from 'sanity'
import { publishedIdOf } from '../../schemas/ids.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { ReviewInput } from './banner.tsx'
import { ReviewInspector } from './inspector.tsx'
import { INSPECTOR } from './names.ts'
import { reviewMessages } from './review-messages.ts'
import { reviewSummary, type Tone } from './review-summary.ts'
import { stepAction } from './step-action.tsx'
import { useTimes } from './times.ts'
import { useReviewStatus } from './use-review-status.ts'

const COLOURS: Record<Tone, 'primary' | 'success' | 'warning' | 'danger' | undefined> = {
  default: undefined,
  primary: 'primary',
  positive: 'success',
  caution: 'warning',
  critical: 'danger',
}

/** The state of the review, beside the document's title. */
const ReviewBadge: DocumentBadgeComponent = ({ id, type }) => {
  const t = useMessages(reviewMessages)
  const times = useTimes()
  const known = useReviewStatus(id, type)
  const { stage, schedule } = known.status
  if (stage === 'draft' && !schedule) return null
  const { tone, label, sentences } = reviewSummary({ ...known, own: undefined }, t, times)
  const color = COLOURS[tone]
  return { label, title: sentences.join(' '), ...(color && { color }) }
}

const STEPS = (['request', 'approve', 'askForChanges', 'schedule', 'cancelSchedule'] as const).map(
  stepAction,
)
const REVIEW = 'workflow'

/** The review of drafts: request, approval, and publishing now or at a scheduled time. */
export const reviewing = definePlugin({
  name: 'reviewing',
  form: { components: { input: ReviewInput } },
  document: {
    newDocumentOptions: (templates) => templates.filter(({ templateId }) => templateId !== REVIEW),
    actions: (actions, { schemaType, versionType = 'draft' }) => {
      if (schemaType === REVIEW) return []
      // Published documents and old revisions have no review.
      if (versionType !== 'draft') return actions
      const publish = actions.filter(({ action }) => action === 'publish')
      return [...publish, ...STEPS, ...actions.filter((one) => !publish.includes(one))]
    },
    badges: (badges, { schemaType }) => (schemaType === REVIEW ? badges : [...badges, ReviewBadge]),
    inspectors: (inspectors, { documentType }) =>
      documentType === REVIEW
        ? inspectors
        : [
            ...inspectors,
            {
              name: INSPECTOR,
              component: ReviewInspector,
              useMenuItem: ({ documentId, documentType: type }) => {
                const t = useMessages(reviewMessages)
                const { openNotes } = useReviewStatus(publishedIdOf(documentId), type).status
                return {
                  title: t('title'),
                  icon: CheckmarkCircleIcon,
                  showAsAction: true,
                  ...(openNotes > 0 && { tone: 'caution' as const }),
                }
              },
            },
          ],
  },
})
