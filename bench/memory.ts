import { setTimeout as sleep } from 'node:timers/promises'
import { send } from '../scripts/attack/send.ts'
import { lakeAs } from '../tests/support/lake.ts'
import { waitForDeliveries } from '../tests/support/wait-for-deliveries.ts'
import { fetchPageChanges } from '../web/content/addresses/page-paths.ts'
import { forEachLimited } from '../web/server/limits/for-each-limited.ts'
import { peakMegabytes, residentMegabytes } from './harness/processes.ts'
import { ofStackCopy } from './harness/question.ts'

const QUIET_MS = 60_000
const READERS = 4
const TOGETHER = 50

/**
 * Memory of each process after all pages were requested in all formats, changed, and requested again: peak, at the end
 * and a minute later.
 */
export const benchMemory = ofStackCopy(async ({ itself, pids }, report) => {
  report.ratios = 'first'
  const processes = pids()
  const note = (column: string, megabytes = residentMegabytes) => {
    for (const [name, pid] of Object.entries(processes))
      report.note(name, megabytes(pid), 'MB', { column })
  }
  const lake = lakeAs(itself, 'administrator')
  const all = await fetchPageChanges(lake)
  const addresses = all.flatMap(({ path }) =>
    ['', '.md', '.json'].flatMap((form) => [`/${path}${form}`, `/zh-TW/${path}${form}`]),
  )
  const headers = { accept: 'text/html', 'accept-encoding': 'br' }
  const askAll = () =>
    forEachLimited(addresses, READERS, async (address) => {
      const { status } = await send(itself.site, `/docs${address}`, { headers })
      // Not every page has all formats.
      if (status >= 500) report.fault('failed answer', `${address} answered ${status}`)
    })

  note('started')
  await askAll()
  note('all pages in all forms')
  for (let at = 0; at < all.length; at += TOGETHER) {
    const transaction = lake.transaction()
    for (const { id } of all.slice(at, at + TOGETHER))
      transaction.patch(id, { set: { 'title.en': `Changed ${id}` } })
    await transaction.commit({ returnDocuments: false })
  }
  await waitForDeliveries(itself, 300_000)
  note('all changed')
  await askAll()
  note('all again')
  note('at most', peakMegabytes)
  await sleep(QUIET_MS)
  note('a minute later')
})
