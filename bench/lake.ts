import type { SanityClient } from '@sanity/client'
import { clientOf } from './lake/client-of.ts'
import { startLakeProcess, temporaryFolder } from './lake/lake-process.ts'
import { startListeners } from './lake/listeners.ts'
import { PAGE, TREE } from './lake/queries.ts'
import {
  pageId,
  samplePage,
  samplePath,
  sampleSidebar,
  sampleVersion,
} from './lake/sample-documents.ts'
import { percentile } from './percentile.ts'

const LISTENERS = 50
const WRITES = 300
const WARM_UP = 20
const goals = [
  { pages: 1_000, page: 10, tree: 20 },
  { pages: 10_000, page: 20, tree: 100 },
]
const MUTATE_GOAL = 15
const LISTEN_GOAL = 50

type Row = { what: string; samples: number[]; goal: number | null }

/** Milliseconds of each of `count` runs, one after the other. */
async function timed(count: number, run: (sample: number) => Promise<unknown>): Promise<number[]> {
  const samples: number[] = []
  for (let sample = 0; sample < count; sample++) {
    const from = performance.now()
    await run(sample)
    samples.push(performance.now() - from)
  }
  return samples
}

async function seed(client: SanityClient, pages: number): Promise<void> {
  await client.createOrReplace(sampleVersion)
  // Pages point at each other, so they come before their links do.
  for (const withLinks of [false, true])
    for (let from = 0; from < pages; from += 200) {
      const transaction = client.transaction()
      for (let index = from; index < Math.min(pages, from + 200); index++) {
        const { body, ...page } = samplePage(index, pages)
        transaction.createOrReplace(withLinks ? { ...page, body } : page)
      }
      await transaction.commit({ visibility: 'async', returnDocuments: false })
    }
  await client.createOrReplace(sampleSidebar(pages))
}

/** Pages far apart from each other, every one once as long as there are enough. */
const somePage = (sample: number, pages: number) => (sample * 7_919) % pages

async function measureReads(client: SanityClient, pages: number, goal: (typeof goals)[number]) {
  const read = (sample: number) => client.fetch(PAGE, { path: samplePath(somePage(sample, pages)) })
  const cold = await timed(50, read)
  const page = await timed(300, (sample) => read(sample + 50))
  await timed(2, () => client.fetch(TREE))
  const tree = await timed(30, () => client.fetch(TREE))
  return [
    { what: 'page by path, with references, right after the start', samples: cold, goal: null },
    { what: 'page by path, with references', samples: page, goal: goal.page },
    { what: 'sidebar tree of all pages', samples: tree, goal: goal.tree },
  ]
}

/** Writes one after the other, each once all listeners have heard of the one before. */
async function measureWrites(url: string, pages: number): Promise<Row[]> {
  const listeners = await startListeners(url, LISTENERS)
  const writer = clientOf(url)
  const [write, first, last]: [number[], number[], number[]] = [[], [], []]
  for (let sample = -WARM_UP; sample < WRITES; sample++) {
    const transactionId = `bench-${pages}-${sample}`
    const from = performance.timeOrigin + performance.now()
    await writer
      .patch(pageId(somePage(sample + WARM_UP, pages)))
      .set({ 'title.en': `Changed ${sample}` })
      .commit({ transactionId, returnDocuments: false })
    const written = performance.timeOrigin + performance.now() - from
    const heard = await listeners.heard(transactionId)
    if (sample < 0) continue
    write.push(written)
    first.push(heard.first - from)
    last.push(heard.last - from)
  }
  listeners.stop()
  return [
    { what: `write with fsync, ${LISTENERS} listeners`, samples: write, goal: MUTATE_GOAL },
    { what: 'event at a second client, after sending', samples: first, goal: LISTEN_GOAL },
    { what: `event at the last of ${LISTENERS}, after sending`, samples: last, goal: LISTEN_GOAL },
  ]
}

function report(pages: number, rows: Row[]): void {
  const table = rows.map(({ what, samples, goal }) => {
    const at = (p: number) => Number(percentile(samples, p).toFixed(1))
    const verdict = goal === null ? '' : at(95) <= goal ? 'kept' : 'MISSED'
    return {
      what,
      p50: at(50),
      p95: at(95),
      max: at(100),
      'goal p95': goal ?? '',
      verdict,
      samples: samples.length,
    }
  })
  console.log(`\n${pages.toLocaleString('en')} pages of 10 KB (milliseconds, over HTTP)`)
  console.table(table)
}

/**
 * Measures a lake in a process of its own, at 1,000 and 10,000 pages of 10 KB, through HTTP and the
 * real client: reading a page and the sidebar, writing, and hearing of writes. Needs no stack.
 */
export async function benchLake(): Promise<void> {
  for (const goal of goals) {
    const { pages } = goal
    const { folder, remove } = temporaryFolder()
    try {
      const seeding = await startLakeProcess(folder)
      const [filled] = await timed(1, () => seed(clientOf(seeding.url), pages))
      const afterSeed = seeding.residentMegabytes()
      await seeding.stop()
      const lake = await startLakeProcess(folder)
      const atStart = lake.residentMegabytes()
      const reads = await measureReads(clientOf(lake.url), pages, goal)
      const afterReads = lake.residentMegabytes()
      const rows = [...reads, ...(await measureWrites(lake.url, pages))]
      const atEnd = lake.residentMegabytes()
      await lake.stop()
      report(pages, rows)
      const memory = {
        'after import': afterSeed,
        'at start': atStart,
        'after reads': afterReads,
        'at end': atEnd,
      }
      for (const [when, megabytes] of Object.entries(memory))
        console.log(`memory ${when}: ${megabytes.toFixed(0)} MB`)
      console.log(`import through the client: ${((filled ?? 0) / 1000).toFixed(1)} s`)
    } finally {
      remove()
    }
  }
}
