import { parseArgs } from 'node:util'
import { scriptsEnv } from '../env.ts'
import { lakeClient } from '../lake-client.ts'
import { migrateHeadings } from './headings.ts'
import { migrate } from './migrate.ts'

/** Brings the lake's documents to the content model of today, and prints what it changed: `check --migrate`. */
export async function migrateLake(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      migrate: { type: 'boolean' },
      'dry-run': { type: 'boolean', default: false },
      'headings-back': { type: 'boolean', default: false },
    },
  })
  const dryRun = values['dry-run']
  const isBack = values['headings-back']
  const client = lakeClient(scriptsEnv())
  const lines = isBack ? [] : await migrate(client, { dryRun })
  const { changed, left, reviews } = await migrateHeadings(client, {
    to: isBack ? 'object' : 'style',
    dryRun,
  })
  for (const [id, count] of changed) lines.push(`${id}: ${count} headings`)
  if (lines.length === 0) console.log('Nothing to do: the lake holds the content model of today.')
  else console.log([dryRun ? 'Would change:' : 'Changed:', ...lines].join('\n  '))
  if (reviews.length > 0)
    console.log(`To be approved or scheduled anew: ${[...new Set(reviews)].join(', ')}`)
  if (left.length > 0)
    throw new Error(`Somebody edited one of ${left.join(', ')} meanwhile: run this again.`)
}
