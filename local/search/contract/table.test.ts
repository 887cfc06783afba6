import { expect, test } from 'vitest'
import { searchCalls, searchTests, servedCalls } from './table.ts'

test('the table in CALLS.md agrees with the routes and tests', async () => {
  await expect(searchCalls()).toMatchFileSnapshot('../CALLS.md')
})

test('every call and parameter that is served has a test with a real client', () => {
  const tested = new Set(searchTests().map(({ call }) => call))
  expect(servedCalls().filter((call) => !tested.has(call))).toEqual([])
})
