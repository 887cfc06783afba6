import { setTimeout as sleep } from 'node:timers/promises'
import type { SanityClient } from '@sanity/client'
import { until } from '../tests/support/until.ts'
import { type OwnStack, withOwnStack } from './harness/own-stack.ts'
import type { Question } from './harness/question.ts'
import { sampled, timed } from './harness/samples.ts'
import { loadSite, pagePath, scalePageId } from './scale/site-documents.ts'

/** They make pages of some 7 kB. */
const SECTIONS = 2
const LISTENERS = 50
const WRITES = 300
const WARM_UP = 20
/** The limits are of the 95th percentile, ms. */
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
    const column = `${size.pages.toLocaleString('en')} pages`
    const note: Note = (what, values, unit, most) =>
      report.note(what, values, unit, { column, ...(most !== undefined && { most }) })
    await withOwnStack((own) => measureLake(own, size, note))
  }
}

type Note = (
  what: string,
  values: number | readonly number[],
  unit: 'ms' | 's' | 'MB',
  most?: number,
) => void

async function measureLake(
  { client, startLake }: OwnStack,
  { pages, page, tree }: (typeof sizes)[number],
  note: Note,
): Promise<void> {
  let lake = await startLake()
  const noteMemory = async (when: string) =>
    note(`memory, ${when}`, await lake.residentMegabytes(), 'MB')
  try {
    note('import through the client', await loadSite(client, pages, SECTIONS), 's')
    await noteMemory('after the import')
    await lake.stop()
    lake = await startLake()
    await noteMemory('at the start')
    const read = (sample: number) =>
      timed(() => client.fetch(PAGE, { path: pagePath(somePage(sample, pages)) }))
    note('page by path, with references, right after the start', await sampled(50, read), 'ms')
    const later = await sampled(300, (sample) => read(sample + 50))
    note('page by path, with references', later, 'ms', page)
    const trees = await sampled(30, () => timed(() => client.fetch(TREE)), 2)
    note('sidebars of all pages', trees, 'ms', tree)
    await noteMemory('after reads')
    await measureWrites(client, pages, note)
    await noteMemory('at the end')
  } finally {
    await lake.stop()
  }
}

/** Pages far apart from each other, every one once as long as there are enough. */
const somePage = (sample: number, pages: number) => (sample * 7_919) % pages

/** Writes one after the other, each once all listeners have heard of the one before. */
async function measureWrites(client: SanityClient, pages: number, note: Note): Promise<void> {
  const heard: number[] = []
  let welcomed = 0
  const listeners = Array.from({ length: LISTENERS }, () =>
    client
      .listen('*[_type == $type]', { type: 'page' }, { events: ['welcome', 'mutation'] })
      .subscribe(({ type }) => {
        if (type === 'welcome') welcomed++
        else heard.push(performance.now())
      }),
  )
  const all = (count: () => number) => until(async () => count() === LISTENERS, 10_000, 1)
  await all(() => welcomed)
  const write = async (sample: number) => {
    const id = scalePageId(somePage(sample + WARM_UP, pages))
    heard.length = 0
    const from = performance.now()
    await client
      .patch(id)
      .set({ 'title.en': `Changed ${sample}` })
      .commit({ returnDocuments: false })
    const written = performance.now() - from
    await all(() => heard.length)
    // What hears shares a thread with what writes, and is to be at rest.
    await sleep(5)
    const [first = 0, last = 0] = [heard[0], heard.at(-1)]
    return { written, first: first - from, last: last - from }
  }
  const found = await sampled(WRITES, write, WARM_UP)
  for (const listener of listeners) listener.unsubscribe()
  const of = (what: keyof (typeof found)[number]) => found.map((one) => one[what])
  note(`write with fsync, ${LISTENERS} listeners`, of('written'), 'ms', WRITE_MS)
  note('event at the first listener, after sending', of('first'), 'ms', HEARD_MS)
  note(`event at the last of ${LISTENERS}, after sending`, of('last'), 'ms', HEARD_MS)
}
