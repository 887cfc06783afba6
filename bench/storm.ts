import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'typesense'
import { z } from 'zod'
import { delivered } from '../tests/support/delivered.ts'
import { lakeAs } from '../tests/support/lake.ts'
import { html } from '../tests/support/page.ts'
import type { StackFile } from '../tests/support/stack-file.ts'
import { eachAtATime } from '../web/server/limits/each-at-a-time.ts'
import { benchHerds } from './herds.ts'
import { startTwin, type Twin } from './twin/twin.ts'

const DOCUMENTS = 500
const DURATION_MS = 10_000
const TOGETHER = 10
const READERS = 4

const documents = z.array(
  z.object({ _id: z.string(), _type: z.string(), path: z.string().nullish() }),
)
const record = z.object({ page_id: z.string(), hierarchy: z.object({ lvl1: z.string() }) })

/**
 * Publishes 500 documents within 10 s, all pages and then operations, while readers read, and tells how
 * much work came of it and when all of it was over; and then what readers who come together wait. In a twin of the running stack: its content stays.
 */
export async function benchStorm(running: StackFile): Promise<void> {
  const twin = await startTwin(running)
  try {
    await storm(twin)
    await benchHerds(twin)
  } finally {
    await twin.stop()
  }
}

async function storm(twin: Twin): Promise<void> {
  const { itself, proxies } = twin
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
  const since = () => `${((performance.now() - from) / 1000).toFixed(1)} s`
  let raging = true
  const reading = readMeanwhile(twin, pages, () => raging)
  for (let at = 0; at < all.length; at += TOGETHER) {
    const transaction = lake.transaction()
    for (const { _id, _type } of all.slice(at, at + TOGETHER))
      transaction.patch(_id, {
        set: { [_type === 'page' ? 'title.en' : 'summary.en']: `${_id} ${word}` },
      })
    await transaction.commit({ returnDocuments: false })
    await sleep(Math.max(0, from + (DURATION_MS * (at + TOGETHER)) / DOCUMENTS - performance.now()))
  }
  console.log(`${all.length} documents published, ${pages.length} of them pages: ${since()}`)
  await delivered(itself)
  console.log(`all webhooks handled: ${since()}`)
  raging = false
  const { answers, slowest } = await reading
  console.log(`meanwhile ${answers} pages read, all 200, the slowest in ${slowest} ms`)
  report(twin)

  await eachAtATime(pages, READERS, async ({ path }) => {
    if (!(await html(`${itself.site}/${path}`)).includes(word))
      throw new Error(`${path} does not show what was published.`)
  })
  console.log(`all ${pages.length} pages asked for and new: ${since()}`)
  const missing = await notIndexed(itself, pages, word)
  if (missing.length > 0) throw new Error(`The search has old words of ${missing.join(', ')}`)
  console.log(`all ${pages.length} pages new in the search`)
}

/** Reads one page after the other, as several readers do, while it `goesOn`. */
async function readMeanwhile(
  { itself }: Twin,
  pages: readonly { path: string }[],
  goesOn: () => boolean,
): Promise<{ answers: number; slowest: number }> {
  let answers = 0
  let slowest = 0
  const read = async (_: unknown, reader: number) => {
    for (let at = reader * 100; goesOn(); at++) {
      const from = performance.now()
      await html(`${itself.site}/${pages[at % pages.length]?.path}`)
      slowest = Math.max(slowest, Math.round(performance.now() - from))
      answers += 1
    }
  }
  await Promise.all(Array.from({ length: READERS }, read))
  return { answers, slowest }
}

function report({ proxies }: Twin): void {
  const search = proxies.search.taken()
  const counts = {
    webhooks: proxies.site.taken().length,
    'queries of the lake': proxies.lake.taken().length,
    'reads of the search': search.filter((line) => line.startsWith('GET')).length,
    'imports into the search': search.filter((line) => line.endsWith('/import')).length,
    'deletions in the search': search.filter((line) => line.startsWith('DELETE')).length,
  }
  for (const [what, count] of Object.entries(counts)) console.log(`  ${what}: ${count}`)
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
