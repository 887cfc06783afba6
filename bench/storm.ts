import { setTimeout as sleep } from 'node:timers/promises'
import type { SanityClient } from '@sanity/client'
import { type AttackAnswer, send } from '../scripts/attack/send.ts'
import { delivered } from '../tests/support/delivered.ts'
import { lakeAs } from '../tests/support/lake.ts'
import { html } from '../tests/support/page.ts'
import { fetchPageChanges } from '../web/content/addresses/page-paths.ts'
import { eachAtATime } from '../web/server/limits/each-at-a-time.ts'
import { peakMegabytes } from './harness/processes.ts'
import { ofTwin } from './harness/question.ts'
import type { Report } from './harness/report.ts'
import { sampled, shown, timed } from './harness/samples.ts'
import type { Twin } from './harness/stack.ts'

const DOCUMENTS = 500
const DURATION_MS = 10_000
const TOGETHER = 10
const READERS = 4
/** How long the site and the search may take to follow, ms. */
const PATIENCE_MS = 300_000

const CROWD = 500
/** Of the crowd that reads while titles are published. */
const CROWD_READERS = 50
const TITLES = 200
const TITLES_MS = 20_000
const PAGE = 'v5/market/kline'

/**
 * Publishes 500 documents within 10 s, all pages and then operations, while readers read, and waits until all of it
 * is shown. Then what readers wait who come together when something was just published.
 */
export const benchStorm = ofTwin(async (twin, report) => {
  const lake = lakeAs(twin.itself, 'administrator')
  await storm(twin, lake, report)
  await measureCrowds(twin, lake, report)
  report.note('most memory of the site', peakMegabytes(twin.pid('site')), 'MB')
})

/** Ends once `work` has been begun `count` times, evenly within `ms`. */
const within = (ms: number, count: number, work: (at: number) => Promise<unknown>) => {
  const from = performance.now()
  return sampled(count, async (at) => {
    await work(at)
    await sleep(Math.max(0, from + (ms * (at + 1)) / count - performance.now()))
  })
}

/** What `count` readers get, one answer after the other, until `work` is over. */
async function readAlong<T>(
  count: number,
  read: (at: number) => Promise<T>,
  work: () => Promise<unknown>,
): Promise<T[]> {
  let isOver = false
  const readers = Array.from({ length: count }, async (_, reader) => {
    const answers: T[] = []
    for (let at = reader * 100; !isOver; at++) answers.push(await read(at))
    return answers
  })
  await work().finally(() => {
    isOver = true
  })
  return (await Promise.all(readers)).flat()
}

async function storm({ itself }: Twin, lake: SanityClient, report: Report): Promise<void> {
  const all = await lake.fetch<{ _id: string; path: string | null }[]>(
    `*[_type in ["page", "apiOperation"] && !(_id in path("drafts.**"))]
      | order(_type desc, _id)[0...$count]{_id, "path": path.current}`,
    { count: DOCUMENTS },
  )
  const paths = all.flatMap(({ path }) => path ?? [])
  const word = `storm${Date.now().toString(36)}`
  const from = performance.now()
  const noteTime = (what: string) => report.note(what, (performance.now() - from) / 1000, 's')
  const failed = (error: unknown) => report.fault('failed answer', String(error))
  const read = (at: number) =>
    timed(() => html(`${itself.site}/${paths[at % paths.length]}`).catch(failed))
  const took = await readAlong(READERS, read, async () => {
    await within(DURATION_MS, Math.ceil(all.length / TOGETHER), async (at) => {
      const transaction = lake.transaction()
      for (const { _id, path } of all.slice(at * TOGETHER, (at + 1) * TOGETHER))
        transaction.patch(_id, {
          set: { [path === null ? 'summary.en' : 'title.en']: `${_id} ${word}` },
        })
      await transaction.commit({ returnDocuments: false })
    })
    noteTime(`${all.length} documents published`)
    await delivered(itself, PATIENCE_MS)
    noteTime('all webhooks handled')
  })
  report.note('a page read meanwhile', took, 'ms')
  await eachAtATime(paths, READERS, async (path) => {
    if (!(await html(`${itself.site}/${path}`)).includes(word))
      report.fault('older words', `${path} does not show what was published.`)
  })
  noteTime(`all ${paths.length} pages asked for, and new`)
}

/** Readers who come together when something was just published. The twin's content changes. */
async function measureCrowds({ itself }: Twin, lake: SanityClient, report: Report): Promise<void> {
  const all = await fetchPageChanges(lake)
  const addresses = all.flatMap(({ path }) => [`/docs/${path}`, `/docs/zh-TW/${path}`])
  const headers = { accept: 'text/html', 'accept-encoding': 'br' }
  const read = (address = `/docs/${PAGE}`) => send(itself.site, address, { headers })
  const publish = (id: string, title: string) =>
    lake.patch(id).set({ 'title.en': title }).commit({ returnDocuments: false })
  const publishedWord = async () => {
    const word = `crowd${Date.now().toString(36)}`
    await publish(all.find(({ path }) => path === PAGE)?.id ?? '', `Published ${word}`)
    await delivered(itself, PATIENCE_MS)
    return word
  }
  /** Notes the answers of a crowd, and when what was published is shown. */
  const note = async (column: string, answers: (AttackAnswer | undefined)[], word: string) => {
    const failed = answers.filter((answer) => answer?.status !== 200)
    if (failed.length > 0) report.fault('failed answers', `${column}: ${failed.length}`)
    const took = answers.flatMap((answer) => answer?.ms ?? [])
    report.note('answered', took, 'ms', { column })
    const after = await timed(() => shown(`${itself.site}/${PAGE}`, word, 120_000))
    report.note('what was published is shown', after / 1000, 's', { column })
  }
  const many = addresses.slice(0, CROWD)
  await eachAtATime(many, READERS, async (address) => void (await read(address)))
  for (const [column, asked] of [
    [`${CROWD} readers of a page just published`, Array<undefined>(CROWD).fill(undefined)],
    [`${CROWD} readers of as many pages, all old`, many],
  ] as const) {
    const word = await publishedWord()
    const asks = asked.map((address) => read(address).catch(() => undefined))
    await note(column, await Promise.all(asks), word)
  }
  const published: number[] = []
  const answers = await readAlong(
    CROWD_READERS,
    (at) => read(addresses[at % addresses.length]),
    () =>
      within(TITLES_MS, TITLES, async (title) => {
        const id = all[title % all.length]?.id ?? ''
        published.push(await timed(() => publish(id, `Title ${title}`)))
      }),
  )
  const column = `${CROWD_READERS} readers while ${TITLES} titles are published in ${TITLES_MS / 1000} s`
  await note(column, answers, await publishedWord())
  report.note('a publish meanwhile', published, 'ms')
}
