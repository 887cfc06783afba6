import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SanityClient } from '@sanity/client'
import { startMeasured } from './harness/processes.ts'
import type { Question } from './harness/question.ts'
import type { Report } from './harness/report.ts'
import { sampled, timed } from './harness/samples.ts'
import { startListeners } from './lake/listeners.ts'
import { clientOf, lakeEnv } from './lake/measured-lake.ts'
import { loadSite, pagePath, scalePage } from './scale/site-documents.ts'

const LISTENERS = 50
const WRITES = 300
const WARM_UP = 20
const sizes = [
  { pages: 1_000, page: 10, tree: 20 },
  { pages: 10_000, page: 20, tree: 100 },
]
const WRITE_MS = 15
const HEARD_MS = 50

/** A page by its path, with what it refers to and what refers to it. */
const PAGE = `*[_type == "page" && path.current == $path][0]{
  _id, _rev, "path": path.current, title, sidebarLabel, body,
  "version": version->{_id, name, label},
  "links": body.en[].markDefs[].page->{_id, "path": path.current, title},
  "linkedFrom": *[_type == "page" && references(^._id)]{_id, "path": path.current}
}`

/** Everything that the sidebars show, every page of them followed. */
const TREE = `*[_type == "sidebar"] | order(_id){
  _id, name,
  items[]{_key, _type, label, items[]{
    _key, _type, label, "page": page->{_id, "path": path.current, title, sidebarLabel}
  }}
}`

/**
 * A lake in a process of its own, at 1,000 and 10,000 generated pages, through HTTP and the real client: reading a
 * page and the sidebars, writing, and hearing of writes. Needs no stack.
 */
export const benchLake: Question = async (report) => {
  report.ratios = 'before'
  for (const size of sizes) {
    const folder = mkdtempSync(path.join(tmpdir(), 'bench-lake-'))
    try {
      await measureLake(folder, size, report)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

async function measureLake(
  folder: string,
  { pages, page, tree }: (typeof sizes)[number],
  report: Report,
): Promise<void> {
  const column = `${pages.toLocaleString('en')} pages`
  const start = () => startMeasured('local/lake/main.ts', lakeEnv(folder))
  const filled = await start()
  const noteMemory = async (when: string, { residentMegabytes } = lake) =>
    report.note(`memory, ${when}`, await residentMegabytes(), 'MB', { column })
  let lake = filled
  const seconds = (await timed(() => loadSite(clientOf(filled.url), pages))) / 1000
  report.note('import through the client', seconds, 's', { column })
  await noteMemory('after the import')
  await lake.stop()

  lake = await start()
  await noteMemory('at the start')
  const client = clientOf(lake.url)
  const read = (sample: number) =>
    timed(() => client.fetch(PAGE, { path: pagePath(somePage(sample, pages)) }))
  const first = await sampled(50, read)
  report.note('page by path, with references, right after the start', first, 'ms', { column })
  const later = await sampled(300, (sample) => read(sample + 50))
  report.note('page by path, with references', later, 'ms', { column, most: page })
  const trees = await sampled(30, () => timed(() => client.fetch(TREE)), 2)
  report.note('sidebars of all pages', trees, 'ms', { column, most: tree })
  await noteMemory('after reads')
  await measureWrites(client, lake.url, pages, report)
  await noteMemory('at the end')
  await lake.stop()
}

/** Pages far apart from each other, every one once as long as there are enough. */
const somePage = (sample: number, pages: number) => (sample * 7_919) % pages

/** Writes one after the other, each once all listeners have heard of the one before. */
async function measureWrites(
  writer: SanityClient,
  url: string,
  pages: number,
  report: Report,
): Promise<void> {
  const column = `${pages.toLocaleString('en')} pages`
  const listeners = await startListeners(url, LISTENERS)
  const now = () => performance.timeOrigin + performance.now()
  const write = async (sample: number) => {
    const transactionId = `bench-${pages}-${sample}`
    const from = now()
    await writer
      .patch(scalePage(somePage(sample + WARM_UP, pages), [])._id)
      .set({ 'title.en': `Changed ${sample}` })
      .commit({ transactionId, returnDocuments: false })
    const written = now() - from
    const heard = await listeners.heard(transactionId)
    return { written, first: heard.first - from, last: heard.last - from }
  }
  const all = await sampled(WRITES, write, WARM_UP)
  listeners.stop()
  const note = (what: string, of: keyof (typeof all)[number], most: number) =>
    report.note(
      what,
      all.map((one) => one[of]),
      'ms',
      { column, most },
    )
  note(`write with fsync, ${LISTENERS} listeners`, 'written', WRITE_MS)
  note('event at the first listener, after sending', 'first', HEARD_MS)
  note(`event at the last of ${LISTENERS}, after sending`, 'last', HEARD_MS)
}
