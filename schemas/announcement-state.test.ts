import { expect, it } from 'vitest'
import { announcementState } from './announcement-state.ts'

const at = Date.parse('2026-12-01T08:00:00Z')
const [before, now, after] = [-1, 0, 1].map((ms) => new Date(at + ms).toISOString())

it.each([
  [{}, 'now'],
  [{ startsAt: null, endsAt: null }, 'now'],
  [{ startsAt: now }, 'now'],
  [{ startsAt: after }, 'coming'],
  [{ endsAt: now }, 'over'],
  [{ endsAt: after }, 'now'],
  [{ startsAt: before, endsAt: after }, 'now'],
  [{ startsAt: before, endsAt: before }, 'over'],
  // The same time in another time zone.
  [{ startsAt: '2026-12-01T16:00:00+08:00' }, 'now'],
] as const)('announcementState(%o) is %s', (times, state) => {
  expect(announcementState(times, at)).toBe(state)
})
