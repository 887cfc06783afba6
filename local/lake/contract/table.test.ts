import { describe, expect, it } from 'vitest'
import { callsDocument, contractTable, testedCalls } from '../../contract/table.ts'
import { routes } from '../routes/all.ts'
import { FIXED } from '../routes/project.ts'
import { testLake } from '../testing/test-lake.ts'

const lakeTests = () => testedCalls(import.meta.dirname)

/** The table in CALLS.md: every call of the lake, with the tests of the supported ones. */
function lakeCalls(): string {
  const calls = routes.map(({ method, path }) => `${method} ${path}`)
  const served = calls.map((call) => ({
    call,
    supported: call in FIXED ? `always \`${JSON.stringify(FIXED[call])}\`` : 'yes',
  }))
  const table = contractTable(served, lakeTests())
  return callsDocument('Calls of the local Content Lake', 'local/lake', table)
}

describe('CALLS.md', () => {
  it('agrees with the routes and tests', async () => {
    await expect(lakeCalls()).toMatchFileSnapshot('../CALLS.md')
  })

  it('names a test with a real client for every call without a fixed answer', () => {
    const tested = new Set(lakeTests().map(({ call }) => call))
    const untested = routes.map(({ method, path }) => `${method} ${path}`)
    expect(untested.filter((call) => !tested.has(call) && !(call in FIXED))).toEqual([])
  })

  it('lists calls that are refused with 501 and their name', async () => {
    await using lake = await testLake()
    for (const [method, path] of [
      ['GET', '/media-libraries?organizationId=o'],
      ['PUT', '/datasets/staging'],
      ['POST', '/agent/action/generate/production'],
      ['GET', '/data/history/production/events/releases/summer'],
    ] as const) {
      const response = await fetch(`${lake.url}/v2025-02-19${path}`, { method })
      expect(response.status, path).toBe(501)
      expect(await response.text()).toContain(`${method} ${path.split('?')[0]}`)
    }
  })
})
