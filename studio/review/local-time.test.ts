import { expect, it } from 'vitest'
import { fromField, nextFullHour, toField } from './local-time.ts'

it('fromField parses the value of toField', () => {
  const time = new Date(2026, 10, 2, 9, 5)
  expect(toField(time)).toBe('2026-11-02T09:05')
  expect(fromField(toField(time))).toEqual(time)
  expect(fromField('2026-11-02T09:05:30')?.getSeconds()).toBe(30)
})

it.each(['', 'soon', '2026-13-01T00:00'])('fromField returns undefined for %j', (value) => {
  expect(fromField(value)).toBeUndefined()
})

it.each([
  [
    [9, 0],
    [10, 0],
  ],
  [
    [9, 44],
    [10, 0],
  ],
  [
    [9, 46],
    [11, 0],
  ],
] as const)('nextFullHour after %j is %j', ([hour, minute], [nextHour, nextMinute]) => {
  const proposed = nextFullHour(new Date(2026, 10, 2, hour, minute))
  expect(proposed).toEqual(new Date(2026, 10, 2, nextHour, nextMinute))
})
