import fc from 'fast-check'
import { expect, it } from 'vitest'
import { entryTimes } from './entry-times.ts'

const dates = fc
  .array(fc.integer({ min: 1, max: 28 }), { maxLength: 40 })
  .map((days) =>
    days.toSorted((a, b) => b - a).map((day) => `2026-02-${`${day}`.padStart(2, '0')}`),
  )

it('entryTimes keeps the order, with a distinct time for each entry on its own day', () => {
  fc.assert(
    fc.property(dates, (all) => {
      const times = entryTimes(all.map((date) => ({ date })))
      expect(times.map((time) => time.toISOString().slice(0, 10))).toEqual(all)
      for (const [at, time] of times.entries())
        if (at > 0) expect(time.getTime()).toBeLessThan(times[at - 1]?.getTime() ?? 0)
    }),
  )
})

it.each(['America/Los_Angeles', 'America/Sao_Paulo', 'Europe/Berlin', 'Asia/Taipei'])(
  "an entry's day is the same in %s",
  (timeZone) => {
    const [time] = entryTimes([{ date: '2026-02-20' }])
    expect(time?.toLocaleDateString('sv', { timeZone })).toBe('2026-02-20')
  },
)
