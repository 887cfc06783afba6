import path from 'node:path'
import { parseArgs } from 'node:util'
import { scriptsEnv } from './env.ts'
import { fail } from './fail.ts'
import { lakeClient } from './lake-client.ts'
import { syncReport } from './sync-specs/report.ts'
import { syncSpecs } from './sync-specs/sync-specs.ts'

try {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } })
  const dryRun = values['dry-run']
  const specs = path.join(import.meta.dirname, '..', 'specs')
  const plan = await syncSpecs(lakeClient(scriptsEnv()), { specs, dryRun })
  console.log(syncReport(plan, dryRun).join('\n'))
} catch (error) {
  fail(error)
}
