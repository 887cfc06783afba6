import { CalendarIcon } from '@sanity/icons/Calendar'
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { CloseCircleIcon } from '@sanity/icons/CloseCircle'
import { CommentIcon } from '@sanity/icons/Comment'
import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import { useState } from 'react'
import type { DocumentActionComponent } from 'sanity'
import type { ReviewStep } from './available-steps.ts'
import { ChangesDialog } from './changes-dialog.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { useStepHandlers } from './step-handlers.ts'
import { useReview } from './use-review.ts'

const ICONS = {
  request: EyeOpenIcon,
  approve: CheckmarkCircleIcon,
  askForChanges: CommentIcon,
  schedule: CalendarIcon,
  cancelSchedule: CloseCircleIcon,
}

/** Returns the document action for a review step, in the menu beside Publish. */
export function stepAction(step: ReviewStep): DocumentActionComponent {
  const StepAction: DocumentActionComponent = ({ id, type }) => {
    const review = useReview(id, type, step === 'approve')
    const [dialog, setDialog] = useState<'askForChanges' | 'schedule'>()
    const handle = useStepHandlers(review, setDialog)
    if (!review.steps[step]) return null
    const hindrance = review.hindrance(step)
    const close = () => setDialog(undefined)
    return {
      label: review.t(step),
      icon: ICONS[step],
      disabled: hindrance !== undefined,
      title: hindrance ?? '',
      onHandle: handle[step],
      dialog: dialog
        ? {
            type: 'custom',
            component:
              dialog === 'schedule' ? (
                <ScheduleDialog review={review} onClose={close} />
              ) : (
                <ChangesDialog review={review} onClose={close} />
              ),
          }
        : null,
    }
  }
  StepAction.displayName = `${step}Action`
  return StepAction
}
