import { expect, test } from 'vitest'
import {
  type ContractRow,
  callsDocument,
  contractTable,
  testedCalls,
} from '../../contract/table.ts'
import { SEARCH_PARAMETERS, type Support } from '../engine/search-parameters.ts'
import { routes } from '../routes/all.ts'
import { callOf } from '../routes/route.ts'

const searchTests = () => testedCalls(import.meta.dirname)

/** Every supported call, parameter of a call, and parameter of a search; each needs a test. */
function servedCalls(): string[] {
  const calls = routes.flatMap((route) => {
    const parameters = route.parameters === 'search' ? [] : (route.parameters ?? [])
    return [callOf(route), ...parameters.map((name) => `${callOf(route)} ?${name}`)]
  })
  const parameters = Object.entries(SEARCH_PARAMETERS).filter(([, { kind }]) => kind === 'served')
  return [...calls, ...parameters.map(([name]) => `search ?${name}`)]
}

function said(support: Support): string {
  if (support.kind === 'accepted') return `accepted: ${support.because}`
  return support.kind === 'only' ? `\`${support.values.join('`, `')}\`; else 501` : 'yes'
}

/** CALLS.md: every call and parameter, with the tests of the supported ones. */
function searchCalls(): string {
  const others = Object.entries(SEARCH_PARAMETERS).filter(([, { kind }]) => kind !== 'served')
  const rows: ContractRow[] = [
    ...servedCalls().map((call) => ({ call, supported: 'yes' })),
    ...others.map(([name, support]) => ({ call: `search ?${name}`, supported: said(support) })),
  ]
  const table = contractTable(rows, searchTests())
  return callsDocument('Calls of the local search', 'local/search', table)
}

test('CALLS.md agrees with the routes and tests', async () => {
  await expect(searchCalls()).toMatchFileSnapshot('../CALLS.md')
})

test('every supported call and parameter has a test with a real client', () => {
  const tested = new Set(searchTests().map(({ call }) => call))
  expect(servedCalls().filter((call) => !tested.has(call))).toEqual([])
})
