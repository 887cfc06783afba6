import { Badge, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { memo, type ReactNode } from 'react'
import type { InputProps } from 'sanity'
import { useDocumentPane } from 'sanity/structure'
import { publishedIdOf } from '../../schemas/ids.ts'
import { INSPECTOR } from './names.ts'
import { reviewSummary } from './review-summary.ts'
import { useTimes } from './times.ts'
import { useReview } from './use-review.ts'

/** Shows the draft's review state and the next step above the form. */
export function WithBanner({ children }: { children: ReactNode }) {
  const { documentId, documentType } = useDocumentPane()
  return (
    <Stack gap={5}>
      <Banner id={publishedIdOf(documentId)} type={documentType} />
      {children}
    </Stack>
  )
}

const Banner = memo(function Banner({ id, type }: { id: string; type: string }) {
  const review = useReview(id, type)
  const { openInspector, inspector } = useDocumentPane()
  const times = useTimes()
  const { status, section, draftRev, t } = review
  const isQuiet = status.stage === 'draft' && !status.schedule && status.openNotes === 0
  if (draftRev === undefined || (isQuiet && section === undefined)) return null
  const { tone, label, sentences } = reviewSummary(review, t, times)
  return (
    <Card padding={3} radius={2} border tone={tone} role="status" data-testid="review-banner">
      <Flex gap={3} align="center" wrap="wrap">
        <Badge tone={tone} fontSize={1}>
          {label}
        </Badge>
        <Stack gap={3} flex={1} style={{ minWidth: '14rem' }}>
          {sentences.map((sentence) => (
            <Text key={sentence} size={1}>
              {sentence}
            </Text>
          ))}
          {status.openNotes > 0 && (
            <Text size={1} weight="medium">
              {t('openNotes', { count: status.openNotes })}
            </Text>
          )}
        </Stack>
        {inspector?.name !== INSPECTOR && (
          <Button
            mode="ghost"
            fontSize={1}
            padding={3}
            text={t('open')}
            onClick={() => openInspector(INSPECTOR)}
            data-testid="open-review"
          />
        )}
      </Flex>
    </Card>
  )
})

/** The default input; around the form itself the banner with the review state. */
export function ReviewInput(props: InputProps) {
  const form = props.renderDefault(props)
  return props.path.length === 0 ? <WithBanner>{form}</WithBanner> : form
}
