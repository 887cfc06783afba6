import { Stack, Text, TextArea } from '@sanity/ui'
import { useId, useState } from 'react'
import { StepDialog } from './step-dialog.tsx'
import { requestChanges } from './steps.ts'
import type { Review } from './use-review.ts'

/** Requests changes; the text becomes a note on the review. */
export function ChangesDialog({ review, onClose }: { review: Review; onClose: () => void }) {
  const { t, take } = review
  const [text, setText] = useState('')
  const field = useId()
  const send = async () => {
    if (await take((taker) => requestChanges(taker, text.trim()), t('done.askForChanges')))
      onClose()
  }
  return (
    <StepDialog
      step="changes"
      review={review}
      ready={text.trim() !== ''}
      onConfirm={send}
      onClose={onClose}
    >
      <Stack gap={3}>
        <Text as="label" htmlFor={field} size={1} weight="medium">
          {t('changes.what')}
        </Text>
        <TextArea
          id={field}
          rows={5}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          autoFocus
        />
      </Stack>
    </StepDialog>
  )
}
