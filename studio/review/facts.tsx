import { Box, Stack, Text } from '@sanity/ui'
import { useTimes } from './times.ts'
import type { Review } from './use-review.ts'

/** Revisions are long and compared by eye. */
const short = (revision: string) => revision.slice(0, 8)

/** Who asked, who approved, and which revision. */
export function Facts({ review: { review, draftRev, t } }: { review: Review }) {
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
