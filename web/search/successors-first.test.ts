import { expect, test } from 'vitest'
import { successorsFirst } from './successors-first.ts'

type TestHit = [url: string, successor?: string]
const order = (...found: TestHit[]) =>
  successorsFirst(found, ([url, successor]) => ({ url, successor })).map(([url]) => url)

test('successorsFirst moves a successor before its predecessor, and keeps the order otherwise', () => {
  expect(order(['a'], ['old', 'new'], ['b'], ['new'], ['c'])).toEqual(['a', 'new', 'old', 'b', 'c'])
  expect(order(['new'], ['old', 'new'])).toEqual(['new', 'old'])
  expect(order(['old', 'elsewhere'], ['b'])).toEqual(['old', 'b'])
})

test('successorsFirst follows chains of successors, and ends in a cycle', () => {
  expect(order(['oldest', 'old'], ['old', 'new'], ['new'])).toEqual(['new', 'old', 'oldest'])
  expect(order(['a', 'b'], ['b', 'a'])).toEqual(['b', 'a'])
})
