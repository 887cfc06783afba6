import { Client } from 'typesense'
import { contentRecords } from '../tests/search/content-records.ts'
import { relevanceTable } from '../tests/search/relevance-table.ts'
import type { Locale } from '../web/config/locales.ts'
import { fullReindex } from '../web/search/full-reindex.ts'
import type { SearchRecord } from '../web/search/record.ts'
import { percentile } from './percentile.ts'
import { copies } from './search/copies.ts'
import { latency, type Sample, typed } from './search/latency.ts'
import { type Engine, startLocalEngine } from './search/local-process.ts'
import { typesenseEngine } from './search/typesense.ts'

const SIZES = [
  { times: 1, searches: 600 },
  { times: 100, searches: 150 },
]
const WARM_UP = 50
const GOAL = 15

/**
 * Measures the search with the records of today's content and with 100 times as many: indexing,
 * memory, and searches as they are typed, 1 and 32 at a time. The local engine in a process of its
 * own, and a Typesense when TYPESENSE_URL and TYPESENSE_ADMIN_KEY name one.
 */
export async function benchSearch(): Promise<void> {
  const records = await contentRecords()
  for (const { times, searches } of SIZES) {
    for (const start of [startLocalEngine, typesenseEngine]) {
      const engine = await start()
      if (!engine) continue
      try {
        await measure(engine, records, times, searches)
      } finally {
        await engine.stop()
      }
    }
  }
}

async function measure(
  engine: Engine,
  records: ReadonlyMap<Locale, SearchRecord[]>,
  times: number,
  searches: number,
): Promise<void> {
  const empty = await engine.residentMegabytes()
  // Patient: at a hundred times the size, the check after an import takes long.
  const client = new Client({
    nodes: [{ url: engine.url }],
    apiKey: engine.adminKey,
    connectionTimeoutSeconds: 120,
    numRetries: 0,
  })
  let count = 0
  let indexing = 0
  for (const [locale, list] of records) {
    const all = copies(list, times)
    const from = performance.now()
    await fullReindex(client, locale, all)
    indexing += performance.now() - from
    count += all.length
  }
  const indexed = await engine.residentMegabytes()
  const queries = typed(relevanceTable(), searches)
  await latency(engine, queries.slice(0, WARM_UP), 1)
  const rows = []
  for (const concurrency of [1, 32]) {
    const samples = await latency(engine, queries, concurrency)
    rows.push({
      'at a time': concurrency,
      ...percentiles(samples),
      ...verdict(samples, concurrency, times),
    })
  }
  const searched = await engine.residentMegabytes()
  console.log(
    `\n${engine.name}, ${count.toLocaleString('en')} records (${times} × today's): indexed in ${(indexing / 1000).toFixed(1)} s; memory ${empty.toFixed(0)} MB empty, ${indexed.toFixed(0)} MB indexed, ${searched.toFixed(0)} MB after ${2 * searches} searches`,
  )
  console.log('Milliseconds until a search is answered over HTTP, and of work in the server:')
  console.table(rows)
}

function percentiles(samples: readonly Sample[]) {
  const at = (of: (sample: Sample) => number, p: number) =>
    Number(percentile(samples.map(of), p).toFixed(1))
  const answered = (sample: Sample) => sample.answered
  return {
    p50: at(answered, 50),
    p95: at(answered, 95),
    p99: at(answered, 99),
    'server p50': at(({ worked }) => worked, 50),
    'server p95': at(({ worked }) => worked, 95),
    'server p99': at(({ worked }) => worked, 99),
  }
}

/** The goal is set for one search at a time, at today's size. */
function verdict(samples: readonly Sample[], concurrency: number, times: number) {
  if (concurrency > 1 || times > 1) return {}
  const { 'server p95': p95 } = percentiles(samples)
  return { 'goal server p95': GOAL, verdict: p95 <= GOAL ? 'kept' : 'MISSED' }
}
