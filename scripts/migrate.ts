import { parseArgs } from 'node:util'
import { scriptsEnv } from './env.ts'
import { fail } from './fail.ts'
import { lakeClient } from './lake-client.ts'
import { migrate } from './migrate/migrate.ts'

try {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } })
  const dryRun = values['dry-run']
  const lines = await migrate(lakeClient(scriptsEnv()), { dryRun })
  if (lines.length === 0) console.log('Nothing to do: the lake holds the content model of today.')
  else console.log([dryRun ? 'Would change:' : 'Changed:', ...lines].join('\n  '))
} catch (error) {
  fail(error)
}
