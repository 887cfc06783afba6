import { setTimeout as sleep } from 'node:timers/promises'
import type { SanityClient } from '@sanity/client'
import { pageId } from '../schemas/ids.ts'
import { type AttackAnswer, type Sent, send } from '../scripts/attack/send.ts'
import { lakeAs } from '../tests/support/lake.ts'
import { waitForDeliveries } from '../tests/support/wait-for-deliveries.ts'
import { fetchPageChanges } from '../web/content/addresses/page-paths.ts'
import { forEachLimited } from '../web/server/limits/for-each-limited.ts'
import { peakMegabytes } from './harness/processes.ts'
import { ofStackCopy } from './harness/question.ts'
import type { Report } from './harness/report.ts'
import { measureDuration, readDuring, startSpread, waitForWord } from './harness/samples.ts'
import type { StackCopy } from './harness/stack.ts'

const DOCUMENTS = 500
const DURATION_MS = 10_000
const TOGETHER = 10
const READERS = 4
/** Pause in ms between a reader's requests: without it, readers would take the processor from what they wait for. */
const THINK_MS = 250
/** Most time in ms for the site and the search to show everything. */
const PATIENCE_MS = 300_000

const CROWD = 500
const TITLES = 200
const TITLES_MS = 20_000
const TITLE_READERS = 50
const PAGE = 'v5/market/kline'
/** An address whose OPTIONS request is answered without a page, so that its time shows the load of the process. */
const SMALL = '/docs/robots.txt'

const headers = { accept: 'text/html', 'accept-encoding': 'br' }

/**
 * Publishes 500 documents within 10 s, first all pages and then operations, while readers read, and waits until
 * everything is shown. Then measures the wait of many simultaneous readers just after a publish.
 */
export const benchStorm = ofStackCopy(async (copy, report) => {
  const lake = lakeAs(copy.itself, 'administrator')
  await measureStorm(copy, lake, report)
  await measureCrowds(copy, lake, report)
  report.note('most memory of the site', peakMegabytes(copy.pid('site')), 'MB')
})

/** An answer as a reader gets it; undefined, and a fault, without one or for other statuses than 2xx. */
async function read(
  { itself: { site } }: StackCopy,
  address: string,
  report: Report,
  sent: Sent = { headers },
): Promise<AttackAnswer | undefined> {
  try {
    const answer = await send(site, address, sent)
    if (answer.status < 300) return answer
    throw new Error(`${address} answered ${answer.status}`)
  } catch (error) {
    report.fault('failed answer', String(error))
    return undefined
  }
}

const msOf = (answers: readonly (AttackAnswer | undefined)[]) =>
  answers.flatMap((answer) => answer?.ms ?? [])

async function measureStorm(copy: StackCopy, lake: SanityClient, report: Report): Promise<void> {
  const all = await lake.fetch<{ _id: string; path: string | null }[]>(
    `*[_type in ["page", "apiOperation"] && !(_id in path("drafts.**"))]
      | order(_type desc, _id)[0...$count]{_id, "path": path.current}`,
    { count: DOCUMENTS },
  )
  const addresses = all.flatMap(({ path }) => (path === null ? [] : `/docs/${path}`))
  const word = `storm${Date.now().toString(36)}`
  const from = performance.now()
  const noteTime = (what: string) => report.note(what, (performance.now() - from) / 1000, 's')
  const readNext = async (at: number) => {
    const answer = await read(copy, addresses[at % addresses.length] ?? '', report)
    await sleep(THINK_MS)
    return answer
  }
  const answers = await readDuring(READERS, readNext, async () => {
    await startSpread(DURATION_MS, Math.ceil(all.length / TOGETHER), (at) => {
      const transaction = lake.transaction()
      for (const { _id, path } of all.slice(at * TOGETHER, (at + 1) * TOGETHER))
        transaction.patch(_id, {
          set: { [path === null ? 'summary.en' : 'title.en']: `${_id} ${word}` },
        })
      return transaction.commit({ returnDocuments: false })
    })
    noteTime(`${all.length} documents published`)
    await waitForDeliveries(copy.itself, PATIENCE_MS)
    noteTime('all webhooks handled')
  })
  report.note('a page read meanwhile', msOf(answers), 'ms')
  await forEachLimited(addresses, READERS, async (address) => {
    const answer = await send(copy.itself.site, address, { headers: { accept: 'text/html' } })
    if (!answer.text.includes(word)) report.fault('older words', address)
  })
  noteTime(`all ${addresses.length} pages asked for, and new`)
}

async function measureCrowds(copy: StackCopy, lake: SanityClient, report: Report): Promise<void> {
  const all = await fetchPageChanges(lake)
  const addresses = all.flatMap(({ path }) => [`/docs/${path}`, `/docs/zh-TW/${path}`])
  const readAt = (at: number) => read(copy, addresses[at % addresses.length] ?? '', report)
  const publish = (id: string, title: string) =>
    lake.patch(id).set({ 'title.en': title }).commit({ returnDocuments: false })
  const note = async (column: string, crowd: () => Promise<(AttackAnswer | undefined)[]>) => {
    const word = `crowd${Date.now().toString(36)}`
    await publish(pageId(PAGE), `Published ${word}`)
    await waitForDeliveries(copy.itself, PATIENCE_MS)
    const answers = crowd()
    const ask = () => read(copy, SMALL, report, { method: 'OPTIONS' })
    const small = await readDuring(1, ask, () => answers)
    report.note('answered', msOf(await answers), 'ms', { column })
    report.note('a small answer meanwhile', msOf(small), 'ms', { column })
    await waitForWord(`${copy.itself.site}/${PAGE}`, word, PATIENCE_MS)
  }
  const together = (at: (index: number) => number) => () =>
    Promise.all(Array.from({ length: CROWD }, (_, index) => readAt(at(index))))

  const many = addresses.slice(0, CROWD).keys()
  await forEachLimited(many, READERS, async (at) => void (await readAt(at)))
  const page = addresses.indexOf(`/docs/${PAGE}`)
  await note(
    `${CROWD} readers of a page just published`,
    together(() => page),
  )
  await note(
    `${CROWD} readers of as many pages, all old`,
    together((index) => index),
  )
  const others = all.filter(({ path }) => path !== PAGE)
  const published: number[] = []
  const titles = `${TITLE_READERS} readers while ${TITLES} titles are published in ${TITLES_MS / 1000} s`
  await note(titles, () =>
    readDuring(TITLE_READERS, readAt, () =>
      startSpread(TITLES_MS, TITLES, async (title) => {
        const { id = '' } = others[title % others.length] ?? {}
        published.push(await measureDuration(() => publish(id, `Title ${title}`)))
      }),
    ),
  )
  report.note('a publish meanwhile', published, 'ms')
}
