import { parseArgs } from 'node:util'
import { rateQueries } from '../tests/search/rate-queries.ts'
import { relevanceTable, tables } from '../tests/search/relevance-table.ts'
import { misses, shares } from '../tests/search/report.ts'
import { env } from '../web/config/env.ts'
import { createSearchClient } from '../web/search/search-client.ts'
import { fail } from './fail.ts'

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    key: { type: 'string' },
    version: { type: 'string', default: 'current' },
  },
})

try {
  const { url, key } = values.url && values.key ? { url: values.url, key: values.key } : ofSite()
  const client = createSearchClient(url, key)
  const verdicts = await rateQueries(client, values.version, relevanceTable())
  for (const table of tables) {
    const part = verdicts.filter((verdict) => verdict.table === table)
    const { first, inThree } = shares(part)
    console.log(misses(part).join('\n'))
    console.log(
      `${table}: of ${part.length} queries first ${percent(first)}, in the first three ${percent(inThree)}\n`,
    )
  }
} catch (error) {
  fail(error)
}

function ofSite(): { url: string; key: string } {
  const { TYPESENSE_URL: url, TYPESENSE_SEARCH_KEY: key } = env
  if (key === undefined)
    throw new Error(
      'TYPESENSE_SEARCH_KEY is not set. Set it, or give the Typesense that sync-search filled: --url=… --key=…',
    )
  return { url, key }
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
