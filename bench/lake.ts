import type { SanityClient } from '@sanity/client'
import { type LakeProcess, startLakeProcess, temporaryFolder } from './lake/lake-process.ts'
import { listenAs } from './lake/listeners.ts'
import { PAGE, TREE } from './lake/queries.ts'
import {
  pageId,
  pagePath,
  samplePage,
  sampleSidebar,
  sampleVersion,
} from './lake/sample-documents.ts'
import { percentile } from './percentile.ts'

const LISTENERS = 50
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
  const read = (sample: number) => client.fetch(PAGE, { path: pagePath(somePage(sample, pages)) })
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

async function measureWrites(lake: LakeProcess, pages: number): Promise<Row[]> {
  const arrivals = new Map<string, number[]>()
  const listeners = Array.from({ length: LISTENERS }, () => lake.client())
  const end = await listenAs(listeners, (id, at) => {
    arrivals.set(id, [...(arrivals.get(id) ?? []), at])
  })
  const writer = lake.client()
  const firstHeard: number[] = []
  const lastHeard: number[] = []
  const mutate = await timed(200, async (sample) => {
    const transactionId = `bench-${pages}-${sample}`
    const from = performance.now()
    await writer
      .patch(pageId(somePage(sample, pages)))
      .set({ 'title.en': `Changed ${sample}` })
      .commit({ transactionId, returnDocuments: false })
    const committed = performance.now()
    while ((arrivals.get(transactionId)?.length ?? 0) < LISTENERS) {
      if (performance.now() - committed > 10_000) throw new Error('A listener heard nothing')
      await new Promise(setImmediate)
    }
    const heard = (arrivals.get(transactionId) ?? []).map((at) => at - from)
    firstHeard.push(heard[0] ?? Number.NaN)
    lastHeard.push(heard.at(-1) ?? Number.NaN)
  })
  end()
  return [
    { what: 'write until all listeners heard of it', samples: mutate, goal: null },
    {
      what: 'event at a second client, from sending the write',
      samples: firstHeard,
      goal: LISTEN_GOAL,
    },
    { what: `event at the last of ${LISTENERS} clients`, samples: lastHeard, goal: LISTEN_GOAL },
  ]
}

async function measureMutate(lake: LakeProcess, pages: number): Promise<Row> {
  const end = await listenAs(
    Array.from({ length: LISTENERS }, () => lake.client()),
    () => {},
  )
  const writer = lake.client()
  const samples = await timed(300, (sample) =>
    writer
      .patch(pageId(somePage(sample, pages)))
      .set({ 'title.en': `Again ${sample}` })
      .commit({ returnDocuments: false }),
  )
  end()
  return { what: `write with fsync, ${LISTENERS} listeners`, samples, goal: MUTATE_GOAL }
}

function report(pages: number, rows: Row[]): void {
  const table = rows.map(({ what, samples, goal }) => {
    const sorted = samples.toSorted((a, b) => a - b)
    const at = (p: number) => Number(percentile(sorted, p).toFixed(1))
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
      const [filled] = await timed(1, () => seed(seeding.client(), pages))
      const afterSeed = seeding.residentMegabytes()
      await seeding.stop()
      const lake = await startLakeProcess(folder)
      const atStart = lake.residentMegabytes()
      const reads = await measureReads(lake.client(), pages, goal)
      const afterReads = lake.residentMegabytes()
      const rows = [
        ...reads,
        await measureMutate(lake, pages),
        ...(await measureWrites(lake, pages)),
      ]
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
