import { parseArgs } from 'node:util'
import { scriptsEnv } from './env.ts'
import { fail } from './fail.ts'
import { lakeClient } from './lake-client.ts'
import { migrateHeadings } from './migrate-headings/migrate-headings.ts'

try {
  const { values } = parseArgs({
    options: {
      write: { type: 'boolean', default: false },
      back: { type: 'boolean', default: false },
    },
  })
  const { changed, left, reviews } = await migrateHeadings(lakeClient(scriptsEnv()), {
    to: values.back ? 'object' : 'style',
    dryRun: !values.write,
  })
  for (const [id, count] of changed) console.log(`  ${id}: ${count}`)
  const headings = [...changed.values()].reduce((sum, count) => sum + count, 0)
  const done = values.write ? 'Written' : 'Would write'
  console.log(`${done}: ${headings} headings of ${changed.size} documents`)
  if (reviews.length > 0)
    console.log(`To be approved or scheduled anew: ${[...new Set(reviews)].join(', ')}`)
  if (left.length > 0)
    throw new Error(`Somebody edited one of ${left.join(', ')} meanwhile: run this again.`)
} catch (error) {
  fail(error)
}
