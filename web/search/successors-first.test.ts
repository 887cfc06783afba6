import { expect, test } from 'vitest'
import { successorsFirst } from './successors-first.ts'

type Found = [url: string, successor?: string]
const order = (...found: Found[]) =>
  successorsFirst(found, ([url, successor]) => ({ url, successor })).map(([url]) => url)

test('what replaces something stands before it, everything else where it was', () => {
  expect(order(['a'], ['old', 'new'], ['b'], ['new'], ['c'])).toEqual(['a', 'new', 'old', 'b', 'c'])
  expect(order(['new'], ['old', 'new'])).toEqual(['new', 'old'])
  expect(order(['old', 'elsewhere'], ['b'])).toEqual(['old', 'b'])
})

test('one that replaces another that replaces the first stands before both, and a circle ends', () => {
  expect(order(['oldest', 'old'], ['old', 'new'], ['new'])).toEqual(['new', 'old', 'oldest'])
  expect(order(['a', 'b'], ['b', 'a'])).toEqual(['b', 'a'])
})
