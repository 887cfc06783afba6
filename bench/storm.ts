import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'typesense'
import { z } from 'zod'
import { type AttackAnswer, send } from '../scripts/attack/send.ts'
import { delivered } from '../tests/support/delivered.ts'
import { lakeAs } from '../tests/support/lake.ts'
import { html } from '../tests/support/page.ts'
import type { StackFile } from '../tests/support/stack-file.ts'
import { fetchPageChanges } from '../web/content/addresses/page-paths.ts'
import { eachAtATime } from '../web/server/limits/each-at-a-time.ts'
import { peakMegabytes } from './harness/processes.ts'
import { ofTwin } from './harness/question.ts'
import type { Report } from './harness/report.ts'
import { shown, timed } from './harness/samples.ts'
import type { Twin } from './twin/twin.ts'

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
/** Its OPTIONS are answered without a page, so that they wait for what else the process does. */
const SMALL = '/docs/robots.txt'
const PAGE = 'v5/market/kline'

const headers = { accept: 'text/html', 'accept-encoding': 'br' }
const documents = z.array(
  z.object({ _id: z.string(), _type: z.string(), path: z.string().nullish() }),
)
const record = z.object({ page_id: z.string(), hierarchy: z.object({ lvl1: z.string() }) })

/**
 * Publishes 500 documents within 10 s, all pages and then operations, while readers read: how much work came of it,
 * and when all of it was over. Then what readers wait who come together.
 */
export const benchStorm = ofTwin(async (twin, report) => {
  await storm(twin, report)
  await measureCrowds(twin, report)
})

async function storm({ itself, proxies }: Twin, report: Report): Promise<void> {
  const lake = lakeAs(itself, 'administrator')
  const found: unknown = await lake.fetch(
    `*[_type in ["page", "apiOperation"] && !(_id in path("drafts.**"))]
      | order(_type desc, _id)[0...$count]{_id, _type, "path": path.current}`,
    { count: DOCUMENTS },
  )
  const all = documents.parse(found)
  const pages = all.flatMap(({ _id, path }) => (path == null ? [] : [{ id: _id, path }]))
  const word = `storm${Date.now().toString(36)}`
  for (const proxy of Object.values(proxies)) proxy.taken()

  const from = performance.now()
  const noteTime = (what: string) => report.note(what, (performance.now() - from) / 1000, 's')
  const failed = (error: unknown) => report.fault('failed answer', String(error))
  let raging = true
  const reading = Promise.all(
    Array.from({ length: READERS }, async (_, reader) => {
      const took: number[] = []
      for (let at = reader * 100; raging; at++)
        took.push(
          await timed(() => html(`${itself.site}/${pages[at % pages.length]?.path}`).catch(failed)),
        )
      return took
    }),
  )
  for (let at = 0; at < all.length; at += TOGETHER) {
    const transaction = lake.transaction()
    for (const { _id, _type } of all.slice(at, at + TOGETHER))
      transaction.patch(_id, {
        set: { [_type === 'page' ? 'title.en' : 'summary.en']: `${_id} ${word}` },
      })
    await transaction.commit({ returnDocuments: false })
    await sleep(Math.max(0, from + (DURATION_MS * (at + TOGETHER)) / DOCUMENTS - performance.now()))
  }
  noteTime(`${all.length} documents published`)
  await delivered(itself, PATIENCE_MS)
  noteTime('all webhooks handled')
  raging = false
  report.note('a page read meanwhile', (await reading).flat(), 'ms')
  const search = proxies.search.taken()
  report.note('webhooks', proxies.site.taken().length, '')
  report.note('queries of the lake', proxies.lake.taken().length, '')
  for (const [what, isOne] of Object.entries({
    'reads of the search': (line: string) => line.startsWith('GET'),
    'imports into the search': (line: string) => line.endsWith('/import'),
    'deletions in the search': (line: string) => line.startsWith('DELETE'),
  }))
    report.note(what, search.filter(isOne).length, '')

  await eachAtATime(pages, READERS, async ({ path }) => {
    if (!(await html(`${itself.site}/${path}`)).includes(word))
      report.fault('older words', `${path} does not show what was published.`)
  })
  noteTime(`all ${pages.length} pages asked for, and new`)
  for (const id of await notIndexed(itself, pages, word))
    report.fault('older words in the search', id)
}

/** The pages whose record in English does not bear `word`. */
async function notIndexed(
  stack: StackFile,
  pages: readonly { id: string }[],
  word: string,
): Promise<string[]> {
  const client = new Client({ nodes: [{ url: stack.search }], apiKey: stack.searchKeys.admin })
  const lines = await client
    .collections(stack.searchCollections.en)
    .documents()
    .export({ include_fields: 'page_id,hierarchy' })
  const records = lines.split('\n').map((line) => record.parse(JSON.parse(line)))
  const old = records.filter(({ hierarchy }) => !hierarchy.lvl1.includes(word))
  const indexed = new Set(records.map(({ page_id }) => page_id))
  const wrong = new Set(old.map(({ page_id }) => page_id))
  return pages.flatMap(({ id }) => (wrong.has(id) || !indexed.has(id) ? [id] : []))
}

/** Readers who come together when something was just published. The twin's content changes. */
async function measureCrowds({ itself, pid }: Twin, report: Report): Promise<void> {
  const lake = lakeAs(itself, 'administrator')
  const all = await fetchPageChanges(lake)
  const addresses = all.flatMap(({ path }) => [`/docs/${path}`, `/docs/zh-TW/${path}`])
  const read = (address: string) => send(itself.site, address, { headers })
  const publish = (id: string, title: string) =>
    lake.patch(id).set({ 'title.en': title }).commit({ returnDocuments: false })
  const publishedWord = async () => {
    const word = `crowd${Date.now().toString(36)}`
    await publish(all.find(({ path }) => path === PAGE)?.id ?? '', `Published ${word}`)
    await delivered(itself, PATIENCE_MS)
    return word
  }
  /** Notes what `work` answered, what a small answer took at most meanwhile, and when all of `isNew` was new. */
  const note = async (
    column: string,
    work: () => Promise<(AttackAnswer | undefined)[]>,
    word?: string,
  ) => {
    const ask = () => send(itself.site, SMALL, { method: 'OPTIONS' })
    const { result, longest } = await whileAsking(ask, work)
    const took = result.flatMap((answer) => (answer ? [answer.ms] : []))
    const failed = result.filter((answer) => answer?.status !== 200)
    if (failed.length > 0) report.fault('failed answers', `${column}: ${failed.length}`)
    report.note('answered', took, 'ms', { column })
    report.note('a small answer meanwhile, at most', longest, 'ms', { column })
    const isNew = word ?? (await publishedWord())
    const after = await timed(() => shown(`${itself.site}/${PAGE}`, isNew, 120_000))
    report.note('what was published is shown', after / 1000, 's', { column })
  }
  const together = (asked: readonly string[]) => () =>
    Promise.all(asked.map((address) => read(address).catch(() => undefined)))

  const many = addresses.slice(0, CROWD)
  await eachAtATime(many, 4, async (address) => void (await read(address)))
  const one = Array.from({ length: CROWD }, () => `/docs/${PAGE}`)
  await note(`${CROWD} readers of a page just published`, together(one), await publishedWord())
  const label = `${CROWD} readers of as many pages, all old`
  await note(label, together(many), await publishedWord())

  const published: number[] = []
  const publishTitles = async () => {
    const from = performance.now()
    for (let title = 0; title < TITLES; title++) {
      const id = all[title % all.length]?.id ?? ''
      published.push(await timed(() => publish(id, `Title ${title}`)))
      await sleep(Math.max(0, from + ((title + 1) * TITLES_MS) / TITLES - performance.now()))
    }
  }
  const meanwhile = `${CROWD_READERS} readers while ${TITLES} titles are published in ${TITLES_MS / 1000} s`
  await note(meanwhile, async () => {
    let isOver = false
    const readers = Array.from({ length: CROWD_READERS }, async (_, reader) => {
      const answers: AttackAnswer[] = []
      for (let at = reader * 7; !isOver; at++)
        answers.push(await read(addresses[at % addresses.length] ?? `/docs/${PAGE}`))
      return answers
    })
    await publishTitles()
    isOver = true
    return (await Promise.all(readers)).flat()
  })
  report.note('a publish meanwhile', published, 'ms')
  report.note('most memory of the site', peakMegabytes(pid('site') ?? 0), 'MB')
}

/** What `work` gives, and how long `ask` took at most meanwhile, ms. */
async function whileAsking<T>(ask: () => Promise<AttackAnswer>, work: () => Promise<T>) {
  let longest = 0
  let isOver = false
  const asking = async () => {
    while (!isOver) longest = Math.max(longest, (await ask()).ms)
  }
  const working = work().finally(() => {
    isOver = true
  })
  const [result] = await Promise.all([working, asking()])
  return { result, longest }
}
