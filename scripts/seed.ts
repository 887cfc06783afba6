import path from 'node:path'
import { parseArgs } from 'node:util'
import { scriptsEnv } from './env.ts'
import { lakeClient } from './lake-client.ts'
import { reportFailure } from './report-failure.ts'
import { seed } from './seed/seed.ts'
import { readSpecs } from './sync-specs/read-specs.ts'
import { syncSpecs } from './sync-specs/sync-specs.ts'

const line = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map(([type, count]) => `${count} ${type}`)
    .join(', ') || 'nothing'

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      replace: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
    },
  })
  const root = path.join(import.meta.dirname, '..')
  const dryRun = values['dry-run']
  const client = lakeClient(scriptsEnv())
  const specs = path.join(root, 'specs')
  const read = await readSpecs(specs)
  // Pages refer to documents of the specifications.
  const isEmpty = (await client.fetch<number>('count(*[_type == "apiOperation"])')) === 0
  if (isEmpty && !dryRun) await syncSpecs(client, { specs, read, dryRun })
  const { written, kept, ids } = await seed(client, {
    content: path.resolve(positionals[0] ?? path.join(root, 'content')),
    specs,
    read,
    dryRun,
    replace: values.replace,
  })
  console.log(`${dryRun ? 'Would write' : 'Written'}: ${line(written)}`)
  if (dryRun) for (const id of ids) console.log(`  ${id}`)
  console.log(`Left as it is: ${line(kept)}`)
} catch (error) {
  reportFailure(error)
}
