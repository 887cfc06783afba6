import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'typesense'
import { z } from 'zod'
import { delivered } from '../tests/support/delivered.ts'
import { lakeAs } from '../tests/support/lake.ts'
import { html } from '../tests/support/page.ts'
import type { StackFile } from '../tests/support/stack-file.ts'
import { eachAtATime } from '../web/server/limits/each-at-a-time.ts'
import { ofTwin } from './harness/question.ts'
import type { Report } from './harness/report.ts'
import { timed } from './harness/samples.ts'
import { measureCrowds } from './storm/crowds.ts'
import type { Twin } from './twin/twin.ts'

const DOCUMENTS = 500
const DURATION_MS = 10_000
const TOGETHER = 10
const READERS = 4
/** How long the site and the search may take to follow, ms. */
const PATIENCE_MS = 300_000

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
  let raging = true
  const reading = Promise.all(
    Array.from({ length: READERS }, async (_, reader) => {
      const took: number[] = []
      for (let at = reader * 100; raging; at++)
        took.push(await timed(() => html(`${itself.site}/${pages[at % pages.length]?.path}`)))
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
