import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { FEEDBACK } from '../schemas/feedback.ts'
import { lakeAs } from '../tests/support/lake.ts'
import { html } from '../tests/support/page.ts'
import { sound } from '../tests/support/reports.ts'
import type { StackFile } from '../tests/support/stack-file.ts'
import { fetchPagePaths } from '../web/content/addresses/page-paths.ts'
import { eachAtATime } from '../web/server/limits/each-at-a-time.ts'
import type { Sending } from './feedback/send-reports.ts'
import { withinMinute } from './feedback/within-minute.ts'
import { markdownTable } from './markdown-table.ts'
import { percentile } from './percentile.ts'
import { startTwin } from './twin/twin.ts'

const REPORTS = 1000
const MINUTE = 60_000
/** Pages that are read in a second. */
const READS = 30
/** How much slower reading may be while reports come. */
const BOUND = 1.1

/**
 * Reads pages for a minute, and for another in which 1,000 reports come from 50 addresses, in pairs, each in a new twin of
 * the running stack, as limits are counted for ten minutes. Ends with status 1 when a report that was taken is not in
 * the lake, or reading is slower than it may be. `npm run bench feedback 6` takes six pairs;
 * an even number has as many in each order.
 */
export async function benchFeedback(running: StackFile): Promise<void> {
  const pairs: Pair[] = []
  for (let index = 0; index < Number(process.argv[3] ?? 4); index++) {
    const twin = await startTwin(running)
    try {
      const pair = await measurePair(twin.itself, index % 2 === 0)
      pairs.push(pair)
      console.log(markdownTable([HEAD, row(pair)]))
      // Why something was not stored is in the log of the site alone.
      const [why] =
        /A report of a reader could not be stored[\s\S]{0,400}/.exec(twin.siteLog()) ?? []
      if (why) console.error(why)
    } finally {
      await twin.stop()
    }
  }
  // The later of two minutes is slower, with or without reports: in both orders that cancels out.
  const logs = pairs.map(({ alone, along }) => Math.log(ratio(alone, along)))
  const slower = Math.exp(logs.reduce((sum, log) => sum + log, 0) / logs.length)
  const lost = pairs.flatMap((pair) => pair.lost)
  console.log(`p95 ratio, geometric mean of ${pairs.length} pairs: ${slower.toFixed(2)}`)
  if (lost.length > 0) console.error(`Taken and not in the lake: ${lost.join(', ')}`)
  if (lost.length > 0 || slower > BOUND) process.exitCode = 1
}

const HEAD = [
  ...['p50', 'p95', 'p50 with reports', 'p95 with reports', 'p95 ratio'],
  ...['taken', 'over the limits', 'to be sent again', 'lost'],
]

const row = ({ alone, along, taken, refused, later, lost }: Pair): string[] => [
  ...[alone, along].flatMap((times) => [50, 95].map((p) => ms(percentile(times, p)))),
  ratio(alone, along).toFixed(2),
  ...[taken, refused, later, lost.length].map(String),
]

interface Pair {
  /** How long each page took without reports, and with them, ms. */
  alone: number[]
  along: number[]
  taken: number
  /** Answered with 429, and with 503, after which browsers try again. */
  refused: number
  later: number
  /** Words of what was taken and is not in the lake. */
  lost: string[]
}

const ratio = (alone: number[], along: number[]) => percentile(along, 95) / percentile(alone, 95)
const ms = (time: number) => `${time.toFixed(1)} ms`

async function measurePair(stack: StackFile, aloneFirst: boolean): Promise<Pair> {
  const lake = lakeAs(stack, 'administrator').withConfig({ perspective: 'raw' })
  const paths = await fetchPagePaths(lake)
  // Made when it is first asked for, which is no part of reading.
  await eachAtATime(paths, 4, async (path) => void (await html(`${stack.site}/${path}`)))
  const reports = await worked(stack)
  const answers: Answer[] = []
  const times: Record<'alone' | 'along', number[]> = { alone: [], along: [] }
  for (const turn of aloneFirst ? (['alone', 'along'] as const) : (['along', 'alone'] as const)) {
    const sending = turn === 'along' ? send(stack, reports) : []
    const [read, sent] = await Promise.all([readPages(stack, paths), sending])
    times[turn] = read
    answers.push(...sent)
  }
  const of = (wanted: number) => answers.filter(({ status }) => status === wanted)
  const taken = of(201)
  const stored = new Set(await lake.fetch<string[]>('*[_type == $type].words', { type: FEEDBACK }))
  return {
    ...times,
    taken: taken.length,
    refused: of(429).length,
    later: of(503).length,
    lost: taken.flatMap(({ words }) => (stored.has(words) ? [] : [words])),
  }
}

/** Reports of which the work is done, which is the senders' and not the site's. */
async function worked(stack: StackFile): Promise<{ words: string; body: string }[]> {
  const reports: { words: string; body: string }[] = []
  for (let index = 0; index < REPORTS; index++) {
    const words = `Report ${index}.`
    const body = JSON.stringify(await sound(stack, { page: 'v5/market/kline', words }))
    reports.push({ words, body })
  }
  return reports
}

interface Answer {
  words: string
  status: number
}

/** Sends them within a minute, from each address as many; rejects for an answer that is neither yes nor “later”. */
async function send(
  { site }: StackFile,
  reports: readonly { words: string; body: string }[],
): Promise<Answer[]> {
  const workerData: Sending = { site, bodies: reports.map(({ body }) => body) }
  const thread = new Worker(new URL('feedback/send-reports.ts', import.meta.url), { workerData })
  const [answered] = await once(thread, 'message')
  const statuses = z.array(z.number()).parse(answered)
  return reports.map(({ words }, index) => ({ words, status: statuses[index] ?? 0 }))
}

/** How long each page took that was read in a minute, ms. */
const readPages = (stack: StackFile, paths: readonly string[]): Promise<number[]> =>
  withinMinute((READS * MINUTE) / 1000, async (index) => {
    const from = performance.now()
    await html(`${stack.site}/${paths[(index * 7) % paths.length]}`)
    return performance.now() - from
  })
