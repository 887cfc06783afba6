import path from 'node:path'
import { parseArgs } from 'node:util'
import { scriptsEnv } from './env.ts'
import { fail } from './fail.ts'
import { lakeClient } from './lake-client.ts'
import { seed } from './seed/seed.ts'

const line = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map(([type, count]) => `${count} ${type}`)
    .join(', ') || 'nothing'

try {
  const { values } = parseArgs({
    options: {
      replace: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
    },
  })
  const root = path.join(import.meta.dirname, '..')
  const dryRun = values['dry-run']
  const { written, kept, ids } = await seed(lakeClient(scriptsEnv()), {
    content: path.join(root, 'content'),
    specs: path.join(root, 'specs'),
    dryRun,
    replace: values.replace,
  })
  console.log(`${dryRun ? 'Would write' : 'Written'}: ${line(written)}`)
  if (dryRun) for (const id of ids) console.log(`  ${id}`)
  console.log(`Left as it is: ${line(kept)}`)
} catch (error) {
  fail(error)
}
