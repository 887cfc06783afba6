// @module-tag nightly
import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SearchProcesses } from '../../local/search/testing/search-process.ts'
import { ADMIN_KEY } from '../../local/search/testing/test-server.ts'
import { searchAliases } from '../../web/search/collection.ts'
import { fullReindex } from '../../web/search/full-reindex.ts'
import { searchParameters } from '../../web/search/parameters.ts'
import { registerReadersKey } from '../../web/search/readers-key.ts'
import { createSearchClient } from '../../web/search/search-client.ts'
import { contentRecords } from './content-records.ts'

const READERS_KEY = 'readers-key-of-the-tests'
/** In MB. */
const MOST = 400
const AT_ONCE = 4

const asTheSite = { ...searchParameters('en', 'current'), collection: searchAliases.en }
const times = <T>(count: number, each: T): T[] => Array.from({ length: count }, () => each)

/** All records, in groups, with facets of fields that have other values in nearly every record. */
const everything = times(50, { ...asTheSite, q: '*', per_page: 250, group_limit: 99 })
const counted = times(12, {
  ...asTheSite,
  q: '*',
  facet_by: 'url_without_anchor,page_id,source_rev,depends',
  max_facet_values: 100_000,
})

/** Peak memory of the process since `begin`, in MB (proc(5)). */
function peakOf(pid: number) {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
  return () =>
    Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

test.skipIf(process.platform !== 'linux')(
  'searches that make as much as they can, many at once, have the memory of one',
  // Filling the search takes most of the time.
  { timeout: 300_000 },
  async () => {
    using processes = new SearchProcesses()
    const { child, url } = await processes.start()
    const admin = createSearchClient(url, ADMIN_KEY)
    for (const [locale, records] of await contentRecords())
      await fullReindex(admin, locale, records)
    await registerReadersKey(admin, READERS_KEY)
    const peak = peakOf(child.pid ?? 0)
    const ask = async (searches: object[]) => {
      const headers = { 'x-typesense-api-key': READERS_KEY }
      const body = JSON.stringify({ searches })
      const answer = await fetch(`${url}/multi_search`, { method: 'POST', headers, body })
      expect(answer.status).toBe(200)
      return (await answer.arrayBuffer()).byteLength
    }
    for (const searches of [everything, counted])
      await Promise.all(times(AT_ONCE, searches).map(ask))
    expect(peak()).toBeLessThan(MOST)
  },
)
