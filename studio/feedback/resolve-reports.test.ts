import { expect, it } from 'vitest'
import { feedbackSchema, RESOLUTION_FIELDS } from '../../schemas/feedback.ts'
import { mayResolve, type Resolution, resolveMutations } from './resolve-reports.ts'
import { storedReport } from './testing/report-of.ts'

const now = new Date('2026-01-02T03:04:05.678Z')
const settledAt = now.toISOString()
const ann = { id: 'ann', name: 'Ann' }

const steps: [string, Resolution, { set?: object; unset?: string[] }][] = [
  ['done', { state: 'done' }, { set: { state: 'done', settledAt } }],
  [
    'done with a note',
    { state: 'done', note: ' Mended. ' },
    { set: { state: 'done', settledAt, note: 'Mended.' } },
  ],
  ['done with an empty note', { state: 'done', note: ' ' }, { set: { state: 'done', settledAt } }],
  ['spam', { state: 'spam' }, { set: { state: 'spam', settledAt } }],
  ['open again', { state: 'open' }, { set: { state: 'open' }, unset: ['settledAt'] }],
  ['somebody’s', { assignee: ann }, { set: { assignee: ann } }],
  ['nobody’s', { assignee: undefined }, { unset: ['assignee'] }],
  ['noted', { note: ' Which unit? ' }, { set: { note: 'Which unit?' } }],
  ['noted no more', { note: '' }, { unset: ['note'] }],
]

it.each(steps)('resolveMutations patches reports as %s', (_name, what, change) => {
  expect(resolveMutations(['feedback.a', 'feedback.b'], what, now)).toEqual([
    { patch: { id: 'feedback.a', ...change } },
    { patch: { id: 'feedback.b', ...change } },
  ])
  const { set = {} } = change
  expect(feedbackSchema.safeParse({ ...storedReport('a'), ...set }).error).toBeUndefined()
  for (const name of Object.keys(set)) expect(RESOLUTION_FIELDS).toContain(name)
})

it('mayResolve returns true for roles that may resolve a report in its language', () => {
  const may = (role: string) =>
    ['en', 'zh-TW'].map((locale) => mayResolve({ roles: [{ name: role }] }, { locale }))
  expect(may('administrator')).toEqual([true, true])
  expect(may('writer')).toEqual([true, true])
  expect(may('translator')).toEqual([false, true])
  expect(may('viewer')).toEqual([false, false])
  expect(mayResolve(null, { locale: 'en' })).toBe(false)
})
