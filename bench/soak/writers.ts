import type { SanityClient } from '@sanity/client'
import type { StackFile } from '../../tests/support/stack-file.ts'
import type { Report } from '../harness/report.ts'
import { type Line, type OwnPage, publishLine } from './lines.ts'
import { type ReaderAddress, readAddress } from './reader-addresses.ts'
import { think, type Visitor } from './readers.ts'

/** Between two publishes of a writer, ms. */
const THINK_MS = { least: 4000, most: 8000 }

/** A publish that the lake has acknowledged. */
export interface Acknowledged {
  line: Line
  count: number
  /** When the answer came, on the clock of `performance.now()`, ms. */
  at: number
}

interface Writing {
  signal: AbortSignal
  report: Report
  told: (publish: Acknowledged) => void
}

/** Publishes its lines in turn until it is told to stop. */
export async function write(
  lake: SanityClient,
  lines: readonly Line[],
  { signal, report, told }: Writing,
): Promise<void> {
  for (let round = 0; !signal.aborted; round++) {
    const line = lines[round % lines.length]
    if (!line) throw new Error('A writer needs words of its own')
    const count = Math.floor(round / lines.length) + 1
    try {
      await publishLine(lake, line, count)
      told({ line, count, at: performance.now() })
    } catch (error) {
      report.fault('failed publish', `${line.name} at ${count}: ${String(error)}`)
    }
    await think(THINK_MS, signal)
  }
}

interface Kept {
  stack: StackFile
  lake: SanityClient
  pages: readonly OwnPage[]
  /** Made the pages. */
  transactionId: string
  places: readonly ReaderAddress[]
  published: readonly Acknowledged[]
  visitor: Visitor
}

/** Every publish that was acknowledged is a revision in the history, and the last words are everywhere. */
export async function findLost(kept: Kept, report: Report): Promise<void> {
  for (const page of kept.pages) {
    const { revisions, wanted } = await countRevisions(kept, page)
    if (revisions !== wanted)
      report.fault(
        'lost',
        `${page.id} has ${revisions} revisions, and was published ${wanted} times`,
      )
  }
  const last = new Map<Line, number>()
  for (const { line, count } of kept.published) last.set(line, Math.max(count, last.get(line) ?? 0))
  for (const place of kept.places)
    for (const [line, count] of await readAddress(place, kept.visitor, report)) {
      const wanted = last.get(line) ?? 0
      if (count !== wanted)
        report.fault('lost', `${place.name} ends with ${line.name} at ${count}, not ${wanted}`)
    }
}

/** The first transaction of a page made it; each further one is a publish. */
async function countRevisions(
  { stack, lake, transactionId: from, published }: Kept,
  page: OwnPage,
): Promise<{ revisions: number; wanted: number }> {
  const url = `${stack.lake}/v2025-02-19/data/history/${stack.dataset}/transactions/${page.id}`
  const query = `fromTransaction=${from}&excludeContent=true&limit=10000`
  const { token } = lake.config()
  const response = await fetch(`${url}?${query}`, { headers: { authorization: `Bearer ${token}` } })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  const revisions = (await response.text()).split('\n').filter(Boolean).length - 1
  return { revisions, wanted: published.filter(({ line }) => line.page === page).length }
}
