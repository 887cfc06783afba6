import { contractTable, testedCalls, withTable } from '../../contract/table.ts'
import { routes } from '../routes/all.ts'
import { unsupported } from '../routes/unsupported.ts'

export const lakeTests = () => testedCalls(import.meta.dirname)

/** The lake's README with its table of calls. */
export function withCalls(readme: string): string {
  const served = routes.map(({ method, path }) => ({
    call: `${method} ${path}`,
    supported: 'yes',
  }))
  const refused = unsupported.map(({ method, path, what }) => ({
    call: `${method} ${path}`,
    supported: `501: ${what}`,
  }))
  return withTable(readme, 'lake-table', contractTable([...served, ...refused], lakeTests()))
}
