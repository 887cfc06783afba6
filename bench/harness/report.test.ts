import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Report } from './report.ts'

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => void vi.restoreAllMocks())

test('Report shows several samples by p50, p95 and maximum, and a single one as it is', () => {
  const report = new Report()
  report.note(
    'of many',
    Array.from({ length: 100 }, (_, at) => at + 1),
    'ms',
  )
  report.note('of one', 1234.5, 'MB')
  report.note('of none', [], 's')
  expect(report.table()).toBe(
    '|  | measured |\n| --- | --- |\n| of many | 50 / 95 / 100 ms |\n| of one | 1,235 MB |',
  )
  expect(report.counts).toEqual([])
})

test('Report checks a limit against its percentile, and counts a violation as a fault', () => {
  const report = new Report()
  const times = [...Array<number>(19).fill(10), 80]
  report.note('kept', times, 'ms', { most: 10 })
  report.note('missed', times, 'ms', { most: 50, p: 100 })
  const [, , kept, missed] = report.table().split('\n')
  expect(kept).toBe('| kept | 10 / 10 / 80 ms | p95 ≤ 10 ms |')
  expect(missed).toBe('| missed | **10 / 10 / 80 ms** | p100 ≤ 50 ms |')
  expect(report.counts).toEqual(['1 × limit missed'])
})

test.each([
  ['first', '| what | 2 s | 3 s (× 1.5) | 9 s (× 4.5) |'],
  ['before', '| what | 2 s | 3 s (× 1.5) | 9 s (× 3) |'],
  ['none', '| what | 2 s | 3 s | 9 s |'],
] as const)('a column is compared with the %s', (ratios, row) => {
  const report = new Report()
  report.ratios = ratios
  for (const [index, value] of [2, 3, 9].entries())
    report.note('what', value, 's', { column: `${index}` })
  expect(report.table().split('\n')[2]).toBe(row)
})

test('Report counts faults by kind, keeps them, and prints the first of each', () => {
  const report = new Report()
  for (const words of ['a', 'b', 'c', 'd']) report.fault('lost', words)
  report.fault('late', 'e')
  expect(report.counts).toEqual(['4 × lost', '1 × late'])
  expect(report.faults).toEqual({ lost: ['a', 'b', 'c', 'd'], late: ['e'] })
  expect(console.error).toHaveBeenCalledTimes(4)
})
