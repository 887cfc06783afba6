import { once } from 'node:events'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { FEEDBACK } from '../schemas/feedback.ts'
import { percentile } from '../scripts/attack/percentile.ts'
import { lakeAs } from '../tests/support/lake.ts'
import { html } from '../tests/support/page.ts'
import { post, validReport } from '../tests/support/reports.ts'
import { fetchPagePaths } from '../web/content/addresses/page-paths.ts'
import { forEachLimited } from '../web/server/limits/for-each-limited.ts'
import { ofStackCopy } from './harness/question.ts'
import { measureDuration, startSpread, takeSamples } from './harness/samples.ts'

const REPORTS = 1000
const ADDRESSES = 50
const MINUTE = 60_000
const READS = 1800
const SLOWER = 1.1
const STATUSES = { taken: 201, 'over the limits': 429, later: 503 }

/**
 * Reads pages for three minutes; in the second, 50 addresses send 1,000 reports. Comparing with the mean of the others
 * excludes a gradual change of the machine's speed. No accepted report may be lost, and reading may hardly slow down.
 */
export const benchFeedback = ofStackCopy(async ({ itself: { site }, itself }, report) => {
  report.ratios = 'first'
  const lake = lakeAs(itself, 'administrator').withConfig({ perspective: 'raw' })
  const paths = await fetchPagePaths(lake)
  // Requests each page first, as rendering is no part of reading.
  await forEachLimited(paths, 4, async (path) => void (await html(`${site}/${path}`)))
  const words = Array.from({ length: REPORTS }, (_, index) => `Report ${index}.`)
  // The proofs of work are computed before: they are the senders' work.
  const bodies = await takeSamples(REPORTS, async (index) =>
    JSON.stringify(await validReport(itself, { page: 'v5/market/kline', words: words[index] })),
  )
  const read = async (column: string) => {
    const times = await startSpread(MINUTE, READS, (index) =>
      measureDuration(() => html(`${site}/${paths[(index * 7) % paths.length]}`)),
    )
    report.note('a page', times, 'ms', { column })
    return percentile(times, 95)
  }
  const before = await read('before')
  const [meanwhile, statuses] = await Promise.all([
    read('with reports'),
    sendInThread(site, bodies),
  ])
  const after = await read('after')
  const times = meanwhile / Math.sqrt(before * after)
  report.note('p95 with reports, times that without', times, '', { most: SLOWER })

  const stored = new Set(await lake.fetch<string[]>('*[_type == $type].words', { type: FEEDBACK }))
  for (const [what, wanted] of Object.entries(STATUSES)) {
    const count = statuses.filter((status) => status === wanted).length
    report.note(`reports ${what}`, count, '', { column: 'with reports' })
  }
  for (const [index, status] of statuses.entries()) {
    const own = words[index] ?? ''
    if (status === STATUSES.taken && !stored.has(own)) report.fault('lost', own)
    if (!Object.values(STATUSES).includes(status)) report.fault('other answer', `${status}`)
  }
})

/** The status codes of the reports, sent by another thread: in the same thread, reading would wait for sending. */
async function sendInThread(site: string, bodies: readonly string[]): Promise<number[]> {
  const thread = new Worker(new URL(import.meta.url), { workerData: { site, bodies } })
  const [statuses] = await once(thread, 'message')
  return z.array(z.number()).parse(statuses)
}

if (!isMainThread) {
  const { site, bodies } = z
    .object({ site: z.string(), bodies: z.array(z.string()) })
    .parse(workerData)
  const statuses = await startSpread(MINUTE, bodies.length, async (index) => {
    const from = `192.0.2.${(index % ADDRESSES) + 1}`
    const answer = await post({ site }, bodies[index] ?? '', { from })
    await answer.text()
    return answer.status
  })
  parentPort?.postMessage(statuses)
}
