// Fills the lake with `sync-specs` and `seed`, reading the specs once. `npm start` runs it.
import path from 'node:path'
import { scriptsEnv } from './env.ts'
import { lakeClient } from './lake-client.ts'
import { reportFailure } from './report-failure.ts'
import { seed } from './seed/seed.ts'
import { readSpecs } from './sync-specs/read-specs.ts'
import { syncSpecs } from './sync-specs/sync-specs.ts'

try {
  const root = path.join(import.meta.dirname, '..')
  const client = lakeClient(scriptsEnv())
  const specs = path.join(root, 'specs')
  const options = { specs, read: await readSpecs(specs), dryRun: false }
  await syncSpecs(client, options)
  await seed(client, { ...options, content: path.join(root, 'content'), replace: false })
} catch (error) {
  reportFailure(error)
}
