import { parseArgs } from 'node:util'
import { runningStack } from '../scripts/stack/running-stack.ts'
import { bm25Of } from '../tests/search/bm25.ts'
import { rateQueries } from '../tests/search/rate-queries.ts'
import { relevanceTable, tables } from '../tests/search/relevance-table.ts'
import { byKind, kindsTable, misses, shares } from '../tests/search/report.ts'
import { type Locale, locales } from '../web/config/locales.ts'
import { searchAlias } from '../web/search/collection.ts'
import { exportRecords } from '../web/search/index-pages.ts'
import type { SearchRecord } from '../web/search/record.ts'
import { createSearchClient } from '../web/search/search-client.ts'
import type { Question } from './harness/question.ts'

/**
 * Differences between search results and the expectations in `tests/search/relevance`: of the stack's search, or with
 * `--url` and `--key` of another Typesense filled by `sync-search`, for the docs version `--version`.
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
  const { url = stack?.search, key = stack?.searchKeys.admin } = values
  if (!url || !key || (values.url === undefined) !== (values.key === undefined))
    throw new Error(
      'Which search? Start the stack, or give the Typesense that sync-search filled: npm run bench -- relevance --url=… --key=…',
    )
  const client = createSearchClient(url, key)
  const records = new Map<Locale, SearchRecord[]>()
  for (const locale of locales) {
    const all = (await exportRecords(client, searchAlias(locale), '', '')) as SearchRecord[]
    const shown = all.filter(({ version }) => [values.version, 'default'].includes(version))
    records.set(locale, shown)
  }
  const plain = bm25Of(records)
  const verdicts = await rateQueries(client, values.version, relevanceTable())
  for (const table of tables) {
    const part = verdicts.filter((verdict) => verdict.table === table)
    const { first, inThree } = shares(part)
    console.log(misses(part).join('\n'))
    report.note(`${table}: queries`, part.length, '')
    report.note(`${table}: first`, first * 100, '%')
    report.note(`${table}: in the first three`, inThree * 100, '%')
    console.log(kindsTable(byKind(part, plain)))
  }
  console.log(kindsTable(byKind(verdicts, plain)))
}
