import { Box, Card, Flex, Stack, Text } from '@sanity/ui'
import type { DocumentInspectorProps } from 'sanity'
import { DocumentInspectorHeader } from 'sanity/structure'
import { publishedIdOf } from '../../schemas/ids.ts'
import { Notes } from './notes.tsx'
import { reviewSummary } from './review-summary.ts'
import { StepButtons } from './step-buttons.tsx'
import { useTimes } from './times.ts'
import { type Review, useReview } from './use-review.ts'

/** The first eight characters suffice to compare revisions by eye. */
const short = (revision: string) => revision.slice(0, 8)

/** The requester, the approver and the approved revision. */
function Facts({ review: { review, draftRev, t } }: { review: Review }) {
  const times = useTimes()
  if (!review) return null
  const signed = (by: { name: string } | undefined, at: string | undefined) =>
    by && at ? `${by.name}, ${times(at)}` : by?.name
  const rows = [
    [t('requestedBy'), signed(review.requestedBy, review.requestedAt)],
    [t('approvedBy'), signed(review.approvedBy, review.approvedAt)],
    [t('approvedRev'), review.approvedRev && short(review.approvedRev)],
    [t('draftRev'), draftRev && short(draftRev)],
    [t('publishAt'), review.publishAt && times(review.publishAt)],
    [t('scheduledBy'), review.scheduledBy?.name],
  ].filter((row): row is [string, string] => Boolean(row[1]))
  return (
    <Stack as="section" gap={3} aria-label={t('facts')}>
      {rows.map(([term, value]) => (
        <Box key={term} style={{ display: 'grid', gridTemplateColumns: '9.5rem 1fr', gap: 8 }}>
          <Text size={1} muted>
            {term}
          </Text>
          <Text size={1} style={{ overflowWrap: 'anywhere' }}>
            {value}
          </Text>
        </Box>
      ))}
    </Stack>
  )
}

const STEPS = ['request', 'approve', 'askForChanges', 'schedule', 'cancelSchedule'] as const

/** The panel beside a form: the draft's review state, the next steps, their authors, and the notes. */
export function ReviewInspector({ documentId, documentType, onClose }: DocumentInspectorProps) {
  const review = useReview(publishedIdOf(documentId), documentType)
  const times = useTimes()
  const { t, draftRev, hindrance, steps } = review
  const { tone, label, sentences } = reviewSummary(review, t, times)
  // Two reasons are left out: the authorship is stated above, and saving takes only a moment.
  const hindrances = STEPS.flatMap((step) =>
    ['notApproved', 'invalid'].includes(steps[step]?.hindrance ?? '') ? hindrance(step) : [],
  )
  return (
    <Flex direction="column" height="fill" data-testid="review-panel">
      <DocumentInspectorHeader
        as="header"
        title={t('title')}
        closeButtonLabel={t('close')}
        onClose={onClose}
      />
      <Card flex={1} overflow="auto" padding={3}>
        <Stack gap={5}>
          {draftRev === undefined ? (
            <Text size={1} muted>
              {t('noDraft')}
            </Text>
          ) : (
            <Card padding={3} radius={2} border tone={tone} role="status">
              <Stack gap={3}>
                <Text size={1} weight="semibold" data-testid="review-stage">
                  {label}
                </Text>
                {sentences.map((sentence) => (
                  <Text key={sentence} size={1}>
                    {sentence}
                  </Text>
                ))}
              </Stack>
            </Card>
          )}
          <Stack gap={3}>
            <StepButtons review={review} steps={STEPS} />
            {[...new Set(hindrances)].map((why) => (
              <Text key={why} size={1} muted>
                {why}
              </Text>
            ))}
          </Stack>
          <Facts review={review} />
          <Notes review={review} />
        </Stack>
      </Card>
    </Flex>
  )
}
