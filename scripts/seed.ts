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
  const { values } = parseArgs({ options: { replace: { type: 'boolean', default: false } } })
  const content = path.join(import.meta.dirname, '..', 'content')
  const { written, kept } = await seed(lakeClient(scriptsEnv()), {
    content,
    replace: values.replace,
  })
  console.log(`Written: ${line(written)}\nLeft as it is: ${line(kept)}`)
} catch (error) {
  fail(error)
}
