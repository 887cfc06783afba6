import { Button, Dialog, Flex, Stack } from '@sanity/ui'
import type { ReactNode } from 'react'
import type { Review } from './use-review.ts'

interface Props {
  step: 'changes' | 'schedule'
  review: Review
  /** Whether the dialog's input is complete. */
  ready: boolean
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}

/** A dialog that collects the input of a review step and takes the step. */
export function StepDialog({ step, review, ready, onConfirm, onClose, children }: Props) {
  const { t, busy } = review
  return (
    <Dialog
      id={`review-${step}`}
      header={t(`${step}.title`)}
      onClose={onClose}
      width={1}
      footer={
        <Flex gap={2} padding={3} justify="flex-end">
          <Button mode="bleed" text={t('cancel')} onClick={onClose} />
          <Button
            tone="primary"
            text={t(`${step}.confirm`)}
            disabled={!ready}
            loading={busy}
            onClick={onConfirm}
            data-testid={`confirm-${step}`}
          />
        </Flex>
      }
    >
      <Stack gap={4} padding={4}>
        {children}
      </Stack>
    </Dialog>
  )
}
