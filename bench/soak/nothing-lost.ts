import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import type { StackFile } from '../../tests/support/stack-file.ts'
import type { FaultLog } from './faults.ts'
import type { Line, OwnPage } from './own-pages.ts'
import type { Place } from './place.ts'
import type { Visitor } from './visitor.ts'
import type { Acknowledged } from './writers.ts'

const transaction = z.object({ id: z.string() })

interface Kept {
  stack: StackFile
  lake: SanityClient
  pages: readonly OwnPage[]
  /** Made the pages. */
  transactionId: string
  places: readonly Place[]
  published: readonly Acknowledged[]
  visitor: Visitor
  faults: FaultLog
}

/** Every publish that was acknowledged is a revision in the history, and the last words are everywhere. */
export async function assertNothingLost(kept: Kept): Promise<void> {
  for (const page of kept.pages) await compareHistory(kept, page)
  const last = lastCounts(kept.published)
  for (const place of kept.places)
    for (const [line, count] of await place.read(kept.visitor)) {
      const wanted = last.get(line) ?? 0
      if (count !== wanted)
        kept.faults.add('lost', `${place.name} ends with ${line.name} at ${count}, not ${wanted}`)
    }
}

/** The first transaction of a page made it; each further one is a publish. */
async function compareHistory(
  { stack, lake, transactionId: from, published, faults }: Kept,
  page: OwnPage,
): Promise<void> {
  const url = `${stack.lake}/v2025-02-19/data/history/${stack.dataset}/transactions/${page.id}`
  const query = `fromTransaction=${from}&excludeContent=true&limit=10000`
  const { token } = lake.config()
  const response = await fetch(`${url}?${query}`, { headers: { authorization: `Bearer ${token}` } })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  const lines = (await response.text()).split('\n').filter(Boolean)
  const history = lines.map((line) => transaction.parse(JSON.parse(line)).id)
  const own = published.filter(({ line }) => line.page === page)
  const missing = own.filter(({ transactionId }) => !history.includes(transactionId))
  for (const { line, count } of missing)
    faults.add('lost', `the history of ${page.id} does not have ${line.name} at ${count}`)
  const more = history.length - 1 - own.length
  if (missing.length === 0 && more !== 0)
    faults.add('lost', `the history of ${page.id} has ${more} revisions that nobody published`)
}

function lastCounts(published: readonly Acknowledged[]): Map<Line, number> {
  const last = new Map<Line, number>()
  for (const { line, count } of published) last.set(line, Math.max(count, last.get(line) ?? 0))
  return last
}
