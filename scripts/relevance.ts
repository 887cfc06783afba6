import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { judge } from '../tests/search/judge.ts'
import { relevanceTable } from '../tests/search/relevance-table.ts'
import { misses, shares } from '../tests/search/report.ts'
import { parseStack } from '../tests/support/stack-file.ts'
import { createSearchClient } from '../web/search/search-client.ts'
import { fail } from './fail.ts'
import { stackOptions } from './stack/env.ts'

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    key: { type: 'string' },
    version: { type: 'string', default: 'current' },
  },
})

try {
  const { url, key } = values.url && values.key ? { url: values.url, key: values.key } : ofStack()
  const client = createSearchClient(url, key)
  const verdicts = await judge(client, values.version, relevanceTable())
  for (const heldOut of [false, true]) {
    const part = verdicts.filter((verdict) => verdict.heldOut === heldOut)
    const { first, inThree } = shares(part)
    console.log(misses(part).join('\n'))
    console.log(
      `${part.length} queries${heldOut ? ' held out' : ''}: first ${percent(first)}, in the first three ${percent(inThree)}\n`,
    )
  }
} catch (error) {
  fail(error)
}

function ofStack(): { url: string; key: string } {
  const file = path.join(stackOptions().data, 'stack.json')
  if (!existsSync(file)) {
    throw new Error(
      'The stack is not running. Run `npm start` in another terminal, or give the Typesense that sync-search filled: --url=… --key=…',
    )
  }
  const { search, searchKeys } = parseStack(readFileSync(file, 'utf8'))
  return { url: search, key: searchKeys.search }
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
