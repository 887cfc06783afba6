import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { searchTests, servedCalls, withCalls } from './table.ts'

test('the table is in the README as the tests are (npm run search-table)', () => {
  const readme = readFileSync(path.join(import.meta.dirname, '../README.md'), 'utf8')
  expect(withCalls(readme)).toBe(readme)
})

test('every call and parameter that is served has a test with a real client', () => {
  const tested = new Set(searchTests().map(({ call }) => call))
  expect(servedCalls().filter((call) => !tested.has(call))).toEqual([])
})
