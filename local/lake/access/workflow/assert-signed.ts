import type { Person } from '../../../../schemas/workflow/workflow.ts'
import { refuseChange } from '../refuse-change.ts'
import type { ReviewStep } from './assert-review.ts'

/** Tolerated error of a user's clock, in ms. */
const CLOCK_MS = 5 * 60 * 1000

/** Throws 403 unless a statement names the user who makes it and, if it has a time, the current one. */
export function assertSigned(
  { user, proposed, moment }: Pick<ReviewStep, 'user' | 'proposed' | 'moment'>,
  by: Person | undefined,
  at?: string,
): void {
  if (by?.id !== user.id || by.name !== user.name)
    refuseChange(
      proposed,
      `you are ${user.name} (${user.id}), and this would be said by ${by ? `${by.name} (${by.id})` : 'nobody'}`,
    )
  if (at !== undefined && Math.abs(Date.parse(at) - moment.now) > CLOCK_MS)
    refuseChange(
      proposed,
      `it is ${new Date(moment.now).toISOString()}, and this says ${at}; see whether your clock is right`,
    )
}
