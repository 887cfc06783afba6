import { expect, it } from 'vitest'
import { daysFrom, nextChange, parseScheduled, scheduledDays } from './scheduled-days.ts'

const now = new Date(2026, 11, 1, 12, 0)
const time = (day: number, hour: number) => new Date(2026, 11, day, hour).toISOString()
const entries = parseScheduled({
  publishes: [
    { id: 'page-b', at: time(2, 9), by: 'Ann', late: false, title: 'B' },
    { id: 'page-a', at: time(1, 13), by: 'Ben', late: null, title: null },
    { id: 'page-late', at: time(1, 8), by: 'Ben', late: true, title: 'Late' },
  ],
  announcements: [
    { id: 'x', startsAt: time(1, 11), endsAt: time(2, 8), title: 'Down' },
    { id: 'y', startsAt: time(9, 0), endsAt: null, title: 'Up' },
  ],
})

it('scheduledDays lists coming entries and overdue publishes by day', () => {
  const days = scheduledDays(entries, now.getTime())
  expect(days.map(({ day }) => day)).toEqual([1, 2, 9].map((day) => new Date(2026, 11, day)))
  expect(days.map((day) => day.entries.map(({ kind, id }) => `${kind} ${id}`))).toEqual([
    ['publish page-late', 'publish page-a'],
    ['end x', 'publish page-b'],
    ['begin y'],
  ])
  expect(days[0]?.entries.map(({ isLate }) => isLate)).toEqual([true, false])
  expect(days.map(({ day }) => daysFrom(now.getTime(), day))).toEqual([0, 1, 8])
})

it('nextChange returns when the list changes without an edit', () => {
  expect(nextChange(entries, now.getTime())).toBe(new Date(time(1, 13)).getTime())
  expect(nextChange([], now.getTime())).toBe(new Date(2026, 11, 2).getTime())
})
