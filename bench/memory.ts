import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { z } from 'zod'
import { send } from '../scripts/attack/send.ts'
import { stackOptions } from '../scripts/stack/env.ts'
import { processIds } from '../scripts/stack/processes.ts'
import { delivered } from '../tests/support/delivered.ts'
import { lakeAs } from '../tests/support/lake.ts'
import type { StackFile } from '../tests/support/stack-file.ts'
import { eachAtATime } from '../web/server/limits/each-at-a-time.ts'
import { markdownTable } from './markdown-table.ts'
import { startTwin, type Twin } from './twin/twin.ts'

const run = promisify(execFile)

/** Of a line that is imported into the search, bytes. */
const LARGE_LINE = 50 * 1024 * 1024
const QUIET_MS = 60_000
const READERS = 4
/** Pages that are published by one transaction. */
const TOGETHER = 50

const pages = z.array(z.object({ id: z.string(), path: z.string() }))

/**
 * Asks a twin of the running stack for all pages in all forms, changes all of them, asks for all again, imports a
 * large line, and prints what each process held: at its peak, at the end and a minute later.
 */
export async function benchMemory(running: StackFile): Promise<void> {
  const twin = await startTwin(running)
  try {
    const pids = { site: twin.pid('site'), lake: twin.pid('lake'), search: twin.pid('search') }
    const studio = processIds(stackOptions().data)['studio']
    const all = Object.entries({ ...pids, 'Studio’s server': studio })
    const columns = [['', ...all.map(([name]) => name)]]
    const from = performance.now()
    const note = async (when: string, used?: number[]) => {
      const held = used ?? (await residentEach(all.map(([, pid = 0]) => ({ pid }))))
      const row = [when, ...held.map((mb) => `${Math.round(mb)} MB`)]
      columns.push(row)
      console.log(`${((performance.now() - from) / 1000).toFixed(0)} s: ${row.join(', ')}`)
    }
    await note('started')
    await useAll(twin, note)
    await note(
      'at most',
      all.map(([, pid = 0]) => peakMegabytes(pid)),
    )
    await sleep(QUIET_MS)
    await note('a minute later')
    console.log(markdownTable(columns))
  } finally {
    await twin.stop()
  }
}

async function useAll({ itself }: Twin, note: (when: string) => Promise<void>): Promise<void> {
  const lake = lakeAs(itself, 'administrator')
  const all = pages.parse(
    await lake.fetch(
      '*[_type == "page" && !(_id in path("drafts.**"))] | order(_id){"id": _id, "path": path.current}',
    ),
  )
  const addresses = all.flatMap(({ path }) =>
    [`/${path}`, `/zh-TW/${path}`].flatMap((page) =>
      ['', '.md', '.json'].map((form) => page + form),
    ),
  )
  const askAll = () =>
    eachAtATime(addresses, READERS, async (address) => {
      const answer = await send(itself.site, `/docs${address}`, {
        headers: { accept: 'text/html', 'accept-encoding': 'br' },
      })
      // Not every page has all forms.
      if (answer.status >= 500) throw new Error(`${address} answered ${answer.status}`)
    })
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
  const answer = await fetch(
    `${itself.search}/collections/${itself.searchCollections.en}/documents/import`,
    {
      method: 'POST',
      headers: { 'x-typesense-api-key': itself.searchKeys.admin },
      body: `{"title":"${'word '.repeat(LARGE_LINE / 5)}"}`,
    },
  )
  await answer.text()
  await note('a large line imported')
}

async function residentEach(processes: readonly { pid: number }[]): Promise<number[]> {
  const bytes = await residentBytes(processes.map(({ pid }) => pid))
  return processes.map(({ pid }) => (bytes.get(pid) ?? 0) / 1024 / 1024)
}

/** The most memory that a process ever held, in MB; 0 when it has ended. Linux alone says it. */
export function peakMegabytes(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/** How much of the machine's memory each process holds (its resident set), in bytes, by its id. */
export async function residentBytes(pids: readonly number[]): Promise<Map<number, number>> {
  const processes = await ps('pid=,rss=', ['-p', pids.join(',')])
  return new Map(processes.map(([pid = 0, kilobytes = 0]) => [pid, kilobytes * 1024]))
}

/** What a process and all that it started hold now, in MB. */
export async function treeMegabytes(pid: number): Promise<number> {
  const processes = await ps('pid=,ppid=,rss=', ['-A'])
  const below = (parent: number): number =>
    processes.reduce(
      (sum, [id = 0, of, kilobytes = 0]) => (of === parent ? sum + kilobytes + below(id) : sum),
      0,
    )
  const own = processes.find(([id]) => id === pid)?.[2] ?? 0
  return (own + below(pid)) / 1024
}

/** A row of numbers for each process. */
async function ps(columns: string, which: readonly string[]): Promise<number[][]> {
  const { stdout } = await run('ps', ['-o', columns, ...which])
  const rows = stdout.trim().split('\n')
  return rows.map((row) => row.trim().split(/\s+/).map(Number))
}
