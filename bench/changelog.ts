import { get } from 'node:http'
import { delivered } from '../tests/support/delivered.ts'
import { lakeAs } from '../tests/support/lake.ts'
import { longChangelog } from '../tests/support/long-changelog.ts'
import { html } from '../tests/support/page.ts'
import type { StackFile } from '../tests/support/stack-file.ts'
import { until } from '../tests/support/until.ts'
import { earlierPath } from '../web/config/paths.ts'
import { changelogParts } from '../web/content/changelog/parts.ts'
import { markdownTable } from './markdown-table.ts'
import { percentile } from './percentile.ts'

const ENTRIES = 2000
const REQUESTS = 20
/** Entries in a transaction. */
const AT_ONCE = 250
/** Entries that are corrected, one after the other. */
const CORRECTIONS = 10
/** How long the site and the search may take to follow all of them, ms: each entry is followed by itself. */
const PATIENCE_MS = 1_800_000

/**
 * Fills the changelog up to 2,000 entries with older ones, and measures what its pages and feeds weigh, and how
 * soon they are answered: the first time, from then on, and after a correction. The entries are gone afterwards.
 */
export async function benchChangelog(stack: StackFile): Promise<void> {
  const lake = lakeAs(stack, 'administrator')
  const own = await lake.fetch<{ count: number; oldest: string }>(
    `{"count": count(*[_type == "changelogEntry"]),
      "oldest": *[_type == "changelogEntry"] | order(date)[0].date}`,
  )
  const before = new Date(Date.parse(own.oldest) - 86_400_000).toISOString().slice(0, 10)
  const added = longChangelog(ENTRIES - own.count, before)
  const { earlier } = changelogParts(Array.from({ length: ENTRIES }))
  const last = earlierPath(earlier.length)
  try {
    for (let from = 0; from < added.length; from += AT_ONCE) {
      const transaction = lake.transaction()
      for (const { _updatedAt: _, ...entry } of added.slice(from, from + AT_ONCE))
        transaction.createOrReplace(entry)
      await transaction.commit({ returnDocuments: false })
    }
    await delivered(stack, PATIENCE_MS)
    const paths = [
      'changelog/v5',
      'zh-TW/changelog/v5',
      last,
      `zh-TW/${earlierPath(1)}`,
      'changelog/v5.md',
      `${last}.md`,
      'changelog/v5/feed.xml',
      'zh-TW/changelog/v5/feed.json',
      'changelog/v5/changes.json?area=market',
      'changelog/v5/parts.json',
    ]
    const rows: string[][] = []
    for (const path of paths) rows.push(await measured(stack.site, path))
    const corrected = await corrections(stack, added[0]?._id ?? '')
    console.log(`${ENTRIES} entries, ${earlier.length} earlier parts`)
    console.log(
      markdownTable([['address', 'kB, Brotli', 'first, ms', 'p50, ms', 'p95, ms'], ...rows]),
    )
    const at = (p: number) => percentile(corrected, p).toFixed(0)
    console.log(`an entry corrected until changelog/v5 says it: p50 ${at(50)}, max ${at(100)} ms`)
  } finally {
    for (let from = 0; from < added.length; from += AT_ONCE) {
      const transaction = lake.transaction()
      for (const { _id } of added.slice(from, from + AT_ONCE)) transaction.delete(_id)
      await transaction.commit({ returnDocuments: false })
    }
  }
}

/** How long after an entry of the newest page was corrected the page says it, ms each. */
async function corrections(stack: StackFile, id: string): Promise<number[]> {
  const lake = lakeAs(stack, 'administrator')
  const times: number[] = []
  for (let change = 0; change < CORRECTIONS; change++) {
    const word = `Probe${change}`
    const from = performance.now()
    await lake.patch(id).set({ 'title.en': word }).commit({ returnDocuments: false })
    await until(async () => (await html(`${stack.site}/changelog/v5`)).includes(word))
    times.push(performance.now() - from)
    await delivered(stack)
  }
  return times
}

async function measured(site: string, path: string): Promise<string[]> {
  const first = await answer(`${site}/${path}`)
  const times: number[] = []
  for (let request = 0; request < REQUESTS; request++)
    times.push((await answer(`${site}/${path}`)).ms)
  const ms = (value: number) => value.toFixed(1)
  return [
    path,
    (first.bytes / 1000).toFixed(1),
    ms(first.ms),
    ms(percentile(times, 50)),
    ms(percentile(times, 95)),
  ]
}

/** How many bytes come over the wire, and after how long the last of them, ms. */
function answer(url: string): Promise<{ bytes: number; ms: number }> {
  const from = performance.now()
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0
      response.on('data', (part: Buffer) => {
        bytes += part.length
      })
      response.on('end', () => {
        if (response.statusCode === 200) resolve({ bytes, ms: performance.now() - from })
        else
          reject(new Error(`${url} answered ${response.statusCode}. Is the stack of this build?`))
      })
      response.on('error', reject)
    }).on('error', reject)
  })
}
