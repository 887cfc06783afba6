import { parseArgs } from 'node:util'
import { env } from '../web/config/env.ts'
import { contentClient } from '../web/content/lake/client.ts'
import { DeadLetters } from '../web/publishing/dead-letters.ts'
import { assertSearchesOnly, registerReadersKey } from '../web/search/readers-key.ts'
import { searchAdmin } from '../web/search/search-admin.ts'
import { createSearchClient } from '../web/search/search-client.ts'
import { mayWriteLake, scriptsEnv } from './env.ts'
import { lakeClient } from './lake-client.ts'
import { reportFailure } from './report-failure.ts'
import { enableInsights } from './sync-search/open-insights.ts'
import { syncSearch } from './sync-search/sync-search.ts'
import { terminal } from './terminal.ts'

try {
  const { values } = parseArgs({
    options: {
      'dry-run': { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
    },
  })
  const search = searchAdmin()
  if (!search) throw new Error('TYPESENSE_ADMIN_KEY is not set: nothing may write the search.')
  const dryRun = values['dry-run']
  // No reader waits for this command, so its client may wait longer than the site's.
  const content = contentClient().withConfig({ timeout: 60_000, maxRetries: 5 })
  const lake = mayWriteLake() && !dryRun ? lakeClient(scriptsEnv()) : undefined
  const options = { dryRun, force: values.force }
  const failed = await syncSearch(content, search, terminal(process.stdout), options)
  if (failed.length > 0 && lake) await new DeadLetters(lake).record({ failed, indexed: [] })
  else if (failed.length > 0) process.exitCode = 1
  if (env.TYPESENSE_SEARCH_KEY && !dryRun) {
    await registerReadersKey(search, env.TYPESENSE_SEARCH_KEY)
    await assertSearchesOnly(createSearchClient(env.TYPESENSE_URL, env.TYPESENSE_SEARCH_KEY))
  }
  if (!dryRun) console.log(await enableInsights(search, env.TYPESENSE_URL, lake))
} catch (error) {
  reportFailure(error)
}
