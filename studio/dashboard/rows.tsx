import { Badge } from '@sanity/ui'
import { useRelativeTime, useUser } from 'sanity'
import { useMessages } from '../i18n/use-messages.ts'
import { reviewMessages } from '../review/review-messages.ts'
import { reviewStatusOf } from '../review/review-status.ts'
import { reviewSummary } from '../review/review-summary.ts'
import { useTimes } from '../review/times.ts'
import { dashboardMessages } from './dashboard-messages.ts'
import { DocumentRow } from './document-row.tsx'
import type { ChangedDocument, MyDraft, ReviewRequest } from './documents.ts'

const useWhen = (time: string) => useRelativeTime(time, { useTemporalPhrase: true })

/** One of the user's drafts, with its review state. */
export function MyDraftRow({ draft }: { draft: MyDraft }) {
  const t = useMessages(dashboardMessages)
  const reviewT = useMessages(reviewMessages)
  const times = useTimes()
  const when = useWhen(draft.at)
  const { review, rev, isNew } = draft
  const status = reviewStatusOf(review, rev)
  const known = { review, status, section: undefined, own: undefined }
  const { tone, label } = reviewSummary(known, reviewT, times)
  const isOnItsWay = status.stage !== 'draft' || status.schedule !== undefined
  return (
    <DocumentRow document={draft} about={t('mine.edited', { when })}>
      {isNew && <Badge tone="primary">{t('mine.new')}</Badge>}
      {isOnItsWay && <Badge tone={tone}>{label}</Badge>}
    </DocumentRow>
  )
}

/** A draft for which somebody requested a review. */
export function RequestRow({ request }: { request: ReviewRequest }) {
  const t = useMessages(dashboardMessages)
  const when = useWhen(request.since)
  return <DocumentRow document={request} about={t('review.asked', { name: request.by, when })} />
}

/** A published document with its time, and its publisher if the history has it. */
export function ChangeRow({ change }: { change: ChangedDocument }) {
  const when = useWhen(change.at)
  return change.author === undefined ? (
    <DocumentRow document={change} about={when} />
  ) : (
    <SignedRow change={change} author={change.author} when={when} />
  )
}

function SignedRow({
  change,
  author,
  when,
}: {
  change: ChangedDocument
  author: string
  when: string
}) {
  const t = useMessages(dashboardMessages)
  const [user] = useUser(author)
  const name = user?.displayName
  return <DocumentRow document={change} about={name ? t('changed.by', { name, when }) : when} />
}
