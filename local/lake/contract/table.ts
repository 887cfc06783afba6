import { callsDocument, contractTable, testedCalls } from '../../contract/table.ts'
import { routes } from '../routes/all.ts'

export const lakeTests = () => testedCalls(import.meta.dirname)

/** CALLS.md: every call of the lake, and the tests of those that it answers. */
export function lakeCalls(): string {
  const served = routes.map(({ method, path }) => ({
    call: `${method} ${path}`,
    supported: 'yes',
  }))
  const table = contractTable(served, lakeTests())
  return callsDocument('Calls of the local Content Lake', 'local/lake', table)
}
