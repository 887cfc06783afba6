import { parseArgs } from 'node:util'
import { runningStack } from '../scripts/stack/running-stack.ts'
import { rateQueries } from '../tests/search/rate-queries.ts'
import { relevanceTable, tables } from '../tests/search/relevance-table.ts'
import { misses, shares } from '../tests/search/report.ts'
import { createSearchClient } from '../web/search/search-client.ts'
import type { Question } from './harness/question.ts'

/**
 * What a search answers otherwise than `tests/search/relevance` wants: that of the stack, or with `--url` and
 * `--key` another Typesense that `sync-search` filled, of the `--version` of the documentation.
 */
export const benchRelevance: Question = async (report) => {
  const stack = runningStack()
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      url: { type: 'string' },
      key: { type: 'string' },
      version: { type: 'string', default: 'current' },
    },
  })
  const { url = stack?.search, key = stack?.searchKeys.search } = values
  if (!url || !key || (values.url === undefined) !== (values.key === undefined))
    throw new Error(
      'Which search? Start the stack, or give the Typesense that sync-search filled: npm run bench -- relevance --url=… --key=…',
    )
  const client = createSearchClient(url, key)
  const verdicts = await rateQueries(client, values.version, relevanceTable())
  for (const table of tables) {
    const part = verdicts.filter((verdict) => verdict.table === table)
    const { first, inThree } = shares(part)
    console.log(misses(part).join('\n'))
    report.note(`${table}: queries`, part.length, '')
    report.note(`${table}: first`, first * 100, '%')
    report.note(`${table}: in the first three`, inThree * 100, '%')
  }
}
