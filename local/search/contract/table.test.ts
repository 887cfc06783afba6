import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { searchCalls, searchTests, servedCalls } from './table.ts'

test('the table in CALLS.md agrees with the routes and tests (npm run search-table)', () => {
  const calls = readFileSync(path.join(import.meta.dirname, '../CALLS.md'), 'utf8')
  expect(calls).toBe(searchCalls())
})

test('every call and parameter that is served has a test with a real client', () => {
  const tested = new Set(searchTests().map(({ call }) => call))
  expect(servedCalls().filter((call) => !tested.has(call))).toEqual([])
})
