import { setTimeout as sleep } from 'node:timers/promises'
import { send } from '../scripts/attack/send.ts'
import { delivered } from '../tests/support/delivered.ts'
import { lakeAs } from '../tests/support/lake.ts'
import { fetchPageChanges } from '../web/content/addresses/page-paths.ts'
import { eachAtATime } from '../web/server/limits/each-at-a-time.ts'
import { peakMegabytes, residentMegabytes } from './harness/processes.ts'
import { ofTwin } from './harness/question.ts'

/** Of a line that is imported into the search, bytes. */
const LARGE_LINE = 50 * 1024 * 1024
const QUIET_MS = 60_000
const READERS = 4
/** Pages that are published by one transaction. */
const TOGETHER = 50

/**
 * What each process holds once all pages were asked for in all forms, changed, and asked for again, and a large
 * line was imported: at its peak, at the end and a minute later.
 */
export const benchMemory = ofTwin(async ({ itself, pids }, report) => {
  report.ratios = 'first'
  const processes = pids()
  const note = async (column: string) => {
    const held = await residentMegabytes(Object.values(processes))
    for (const [name, pid] of Object.entries(processes))
      report.note(name, held.get(pid) ?? 0, 'MB', { column })
  }
  const lake = lakeAs(itself, 'administrator')
  const all = await fetchPageChanges(lake)
  const addresses = all.flatMap(({ path }) =>
    [`/${path}`, `/zh-TW/${path}`].flatMap((page) =>
      ['', '.md', '.json'].map((form) => page + form),
    ),
  )
  const headers = { accept: 'text/html', 'accept-encoding': 'br' }
  const askAll = () =>
    eachAtATime(addresses, READERS, async (address) => {
      const { status } = await send(itself.site, `/docs${address}`, { headers })
      // Not every page has all forms.
      if (status >= 500) report.fault('failed answer', `${address} answered ${status}`)
    })

  await note('started')
  await askAll()
  await note('all pages in all forms')
  for (let at = 0; at < all.length; at += TOGETHER) {
    const transaction = lake.transaction()
    for (const { id } of all.slice(at, at + TOGETHER))
      transaction.patch(id, { set: { 'title.en': `Changed ${id}` } })
    await transaction.commit({ returnDocuments: false })
  }
  await delivered(itself, 300_000)
  await note('all changed')
  await askAll()
  await note('all again')
  const collection = `${itself.search}/collections/${itself.searchCollections.en}`
  const answer = await fetch(`${collection}/documents/import`, {
    method: 'POST',
    headers: { 'x-typesense-api-key': itself.searchKeys.admin },
    body: `{"title":"${'word '.repeat(LARGE_LINE / 5)}"}`,
  })
  await answer.text()
  await note('a large line imported')
  for (const [name, pid] of Object.entries(processes))
    report.note(name, peakMegabytes(pid), 'MB', { column: 'at most' })
  await sleep(QUIET_MS)
  await note('a minute later')
})
