import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { FEEDBACK } from '../schemas/feedback.ts'
import { percentile } from '../scripts/attack/percentile.ts'
import { lakeAs } from '../tests/support/lake.ts'
import { html } from '../tests/support/page.ts'
import { post, sound } from '../tests/support/reports.ts'
import type { StackFile } from '../tests/support/stack-file.ts'
import { fetchPagePaths } from '../web/content/addresses/page-paths.ts'
import { eachAtATime } from '../web/server/limits/each-at-a-time.ts'
import { amount, ofStack } from './harness/question.ts'
import type { Report } from './harness/report.ts'
import { sampled, timed } from './harness/samples.ts'
import { startTwin } from './harness/stack.ts'

const REPORTS = 1000
const ADDRESSES = 50
const MINUTE = 60_000
/** Pages that are read in a minute. */
const READS = 1800
/** How much slower reading may be while reports come. */
const SLOWER = 1.1

/**
 * Reads pages for a minute, and for another in which 1,000 reports come from 50 addresses, in pairs, each in a new
 * twin of the running stack, as limits are counted for ten minutes. No report that was taken may be lost, and reading
 * hardly be slower. `npm run bench feedback 6` takes six pairs; an even number has as many in each order.
 */
export const benchFeedback = ofStack(async (running, report) => {
  report.ratios = 'first'
  const ratios = await sampled(amount(4), async (pair) => {
    const twin = await startTwin(running)
    return measurePair(twin.itself, pair % 2 === 0, report).finally(twin.stop)
  })
  // The later of two minutes is slower, with or without reports: in both orders that cancels out.
  const mean = Math.exp(ratios.reduce((sum, one) => sum + Math.log(one), 0) / ratios.length)
  report.note('p95 with reports, times that without, mean', mean, '', { most: SLOWER })
})

/** How many times slower reading was with reports, in its 95th percentile. */
async function measurePair(stack: StackFile, first: boolean, report: Report): Promise<number> {
  const lake = lakeAs(stack, 'administrator').withConfig({ perspective: 'raw' })
  const paths = await fetchPagePaths(lake)
  // Made when it is first asked for, which is no part of reading.
  await eachAtATime(paths, 4, async (path) => void (await html(`${stack.site}/${path}`)))
  // With their work done, which is the senders' and not the site's.
  const reports = await sampled(REPORTS, async (index) => {
    const words = `Report ${index}.`
    return { words, body: JSON.stringify(await sound(stack, { page: 'v5/market/kline', words })) }
  })
  const order = first ? 'read without first' : 'read along first'
  const read = (column: string) => async () => {
    const times = await withinMinute(READS, (index) =>
      timed(() => html(`${stack.site}/${paths[(index * 7) % paths.length]}`)),
    )
    report.note(`a page, ${order}`, times, 'ms', { column })
    return percentile(times, 95)
  }
  const bodies = reports.map(({ body }) => body)
  const along = () => Promise.all([read('with reports')(), send(stack.site, bodies)])
  const alone = read('without reports')
  const before = first ? await alone() : undefined
  const [slow, statuses] = await along()
  const fast = before ?? (await alone())

  const stored = new Set(await lake.fetch<string[]>('*[_type == $type].words', { type: FEEDBACK }))
  for (const [what, wanted] of Object.entries({ taken: 201, 'over the limits': 429, later: 503 })) {
    const count = statuses.filter((status) => status === wanted).length
    report.note(`reports ${what}, ${order}`, count, '', { column: 'with reports' })
  }
  for (const [index, { words }] of reports.entries())
    if (statuses[index] === 201 && !stored.has(words)) report.fault('lost', words)
  return slow / fast
}

/** Sends the reports in a thread of its own: where the same one reads, reading waits for the sending and not for the site. */
async function send(site: string, bodies: readonly string[]): Promise<number[]> {
  const thread = new Worker(new URL(import.meta.url), { workerData: { site, bodies } })
  const [answered] = await once(thread, 'message')
  return z.array(z.number()).parse(answered)
}

/** What the thread does: within a minute, from each address as many; the status of each answer. */
async function sendAll(): Promise<void> {
  const { site, bodies } = z
    .object({ site: z.string(), bodies: z.array(z.string()) })
    .parse(workerData)
  const statuses = await withinMinute(bodies.length, async (index) => {
    const from = `192.0.2.${(index % ADDRESSES) + 1}`
    const answer = await post({ site }, bodies[index] ?? '', { from })
    const text = await answer.text()
    if (![201, 429, 503].includes(answer.status))
      throw new Error(`A report is answered with ${answer.status}: ${text}`)
    return answer.status
  })
  parentPort?.postMessage(statuses)
}

/**
 * Begins `work` so many times in a minute, whether the ones before are done or not; each some time within its share of
 * the minute, as two even rows would meet again and again at the same moment.
 */
async function withinMinute<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const from = performance.now()
  const all: Promise<T>[] = []
  for (let index = 0; index < count; index++) {
    const at = from + ((index + Math.random()) * MINUTE) / count
    await sleep(Math.max(0, at - performance.now()))
    const one = work(index)
    // Told of when all are waited for.
    one.catch(() => {})
    all.push(one)
  }
  return Promise.all(all)
}

if (!isMainThread) await sendAll()
