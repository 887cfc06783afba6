import { Button, Flex } from '@sanity/ui'
import { Tooltip } from '@sanity/ui/tooltip'
import { useState } from 'react'
import type { ReviewStep } from './available-steps.ts'
import { ChangesDialog } from './changes-dialog.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { useStepHandlers } from './step-handlers.ts'
import type { Review } from './use-review.ts'

const TONES: Partial<Record<ReviewStep, 'primary' | 'positive' | 'default'>> = {
  request: 'primary',
  approve: 'positive',
}

/** A button for each available step; the tooltip of a disabled button gives the reason. */
export function StepButtons({ review, steps }: { review: Review; steps: readonly ReviewStep[] }) {
  const [dialog, setDialog] = useState<'askForChanges' | 'schedule'>()
  const handle = useStepHandlers(review, setDialog)
  const available = steps.filter((step) => review.steps[step])
  if (available.length === 0) return null
  return (
    <Flex gap={2} wrap="wrap">
      {available.map((step) => {
        const hindrance = review.hindrance(step)
        const button = (
          <Button
            text={review.t(step)}
            tone={TONES[step] ?? 'default'}
            mode={TONES[step] ? 'default' : 'ghost'}
            fontSize={1}
            padding={3}
            disabled={hindrance !== undefined}
            onClick={() => handle[step]()}
            data-testid={`review-${step}`}
          />
        )
        return hindrance ? (
          <Tooltip key={step} content={hindrance} portal>
            <span title={hindrance}>{button}</span>
          </Tooltip>
        ) : (
          <span key={step}>{button}</span>
        )
      })}
      {dialog === 'askForChanges' && (
        <ChangesDialog review={review} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'schedule' && (
        <ScheduleDialog review={review} onClose={() => setDialog(undefined)} />
      )}
    </Flex>
  )
}
