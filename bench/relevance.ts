import { parseArgs } from 'node:util'
import { rateQueries } from '../tests/search/rate-queries.ts'
import { relevanceTable, tables } from '../tests/search/relevance-table.ts'
import { misses, shares } from '../tests/search/report.ts'
import type { StackFile } from '../tests/support/stack-file.ts'
import { createSearchClient } from '../web/search/search-client.ts'

/**
 * What a search answers otherwise than `tests/search/relevance` wants: that of `stack`, or with `--url` and
 * `--key` another Typesense that `sync-search` filled, of the `--version` of the documentation.
 */
export async function benchRelevance(stack: StackFile | undefined, args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
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
    console.log(
      `${table}: of ${part.length} queries first ${percent(first)}, in the first three ${percent(inThree)}\n`,
    )
  }
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`
