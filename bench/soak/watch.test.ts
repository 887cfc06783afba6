import { expect, test } from 'vitest'
import { growth } from './watch.ts'

const span = { from: 100, to: 1000, window: 100 }
const samples = (megabytes: (at: number) => number) =>
  Array.from({ length: 101 }, (_, index) => ({ at: index * 10, megabytes: megabytes(index * 10) }))

test('growth ignores memory used for warming up', () => {
  const warming = samples((at) => Math.min(at, 100))
  expect(growth(warming, span)).toBe(0)
})

test('growth ignores the peaks between garbage collections, wherever a window ends', () => {
  const teeth = samples((at) => 100 + (at % 40))
  expect(Math.abs(growth(teeth, span))).toBeLessThan(10)
})

test('growth detects a leak below such peaks', () => {
  const leak = samples((at) => 100 + (at % 40) + at / 10)
  expect(growth(leak, span)).toBeGreaterThan(40)
})

test('growth throws for a window without samples', () => {
  expect(() => growth([], span)).toThrow('at least one sample')
})
