import { describe, expect, it } from 'vitest'
import type { Workflow } from '../../schemas/workflow/workflow.ts'
import { availableSteps, type StepConditions } from './available-steps.ts'
import { reviewStatusOf } from './review-status.ts'

const ann = { id: 'ann', name: 'Ann' }
const at = '2026-11-22T10:00:00Z'
const review = (more: Partial<Workflow> = {}): Workflow => ({
  _id: 'workflow.a',
  _type: 'workflow',
  _rev: 'r',
  _createdAt: at,
  _updatedAt: at,
  subject: 'a',
  document: { _ref: 'a', _weak: true },
  state: 'inReview',
  requestedBy: ann,
  requestedAt: at,
  ...more,
})
const approved = { state: 'approved', approvedBy: ann, approvedAt: at, approvedRev: '1' } as const
const scheduled = { publishAt: at, scheduledBy: ann, scheduledRev: '1' }

describe('reviewStatusOf', () => {
  it.each([
    [null, '1', 'draft'],
    [review(), undefined, 'draft'],
    [review(), '1', 'inReview'],
    [review(approved), '1', 'approved'],
    [review(approved), '2', 'outdated'],
    [review({ state: 'changesRequested' }), '1', 'changesRequested'],
  ] as const)('returns for case %#: %3$s', (known, rev, stage) => {
    expect(reviewStatusOf(known, rev).stage).toBe(stage)
  })

  it('compares the scheduled revision with the draft, and counts open notes', () => {
    const note = { author: ann, at, text: 'x' }
    const notes = [
      { ...note, _key: 'a' },
      { ...note, _key: 'b', resolved: true },
    ]
    expect(reviewStatusOf(review({ ...scheduled, notes }), '1')).toMatchObject({
      schedule: { at: new Date(at), isCurrent: true },
      openNotes: 1,
    })
    expect(reviewStatusOf(review(scheduled), '2').schedule?.isCurrent).toBe(false)
  })
})

describe('availableSteps', () => {
  const circumstances = (known: Workflow | null, more: Partial<StepConditions> = {}) => ({
    status: reviewStatusOf(known, '1'),
    hasDraft: true,
    writes: true,
    own: false,
    section: undefined,
    saving: false,
    invalid: false,
    ...more,
  })
  const available = (known: Workflow | null, more?: Partial<StepConditions>) =>
    Object.entries(availableSteps(circumstances(known, more))).map(([step, { hindrance }]) =>
      hindrance ? `${step}: ${hindrance}` : step,
    )

  it.each([
    ['a draft', null, {}, ['request', 'schedule']],
    ['a draft where two publish', null, { section: 'v5' }, ['request', 'schedule: notApproved']],
    ['no draft', review(), { hasDraft: false }, []],
    ['a viewer', review(), { writes: false }, []],
    ['in review', review(), {}, ['approve', 'askForChanges', 'schedule']],
    ['one’s own', review(), { own: true }, ['approve: own', 'askForChanges', 'schedule']],
    [
      'not known whose',
      review(),
      { own: undefined },
      ['approve: unknown', 'askForChanges', 'schedule'],
    ],
    ['approved', review(approved), { section: 'v5' }, ['askForChanges', 'schedule']],
    ['with errors', review(approved), { invalid: true }, ['askForChanges', 'schedule: invalid']],
    [
      'edited since',
      review({ ...approved, approvedRev: '0' }),
      {},
      ['request', 'approve', 'askForChanges', 'schedule'],
    ],
    ['to be changed', review({ state: 'changesRequested' }), {}, ['request', 'schedule']],
    [
      'scheduled',
      review({ ...approved, ...scheduled }),
      {},
      ['askForChanges', 'schedule', 'cancelSchedule'],
    ],
    [
      'being saved',
      review(),
      { saving: true },
      ['approve: saving', 'askForChanges', 'schedule: saving'],
    ],
  ] as const)('returns the steps for: %s', (_name, known, more, expected) => {
    expect(available(known, more)).toEqual(expected)
  })
})
