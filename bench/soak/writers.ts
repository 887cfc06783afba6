import { setTimeout as sleep } from 'node:timers/promises'
import type { SanityClient } from '@sanity/client'
import type { FaultLog } from './faults.ts'
import { edits, type Line, publication } from './own-pages.ts'

/** Between two publishes of a writer, ms. */
const THINK_MS = { least: 4000, most: 8000 }

/** A publish that the lake has acknowledged. */
export interface Acknowledged {
  line: Line
  count: number
  /** When the answer came, on the clock of `performance.now()`, ms. */
  at: number
  transactionId: string
}

/**
 * Edits and publishes its lines in turn until it is told to stop. A page of its own it edits first and
 * publishes then; where others write too, both are one transaction, lest one publishes half of another's.
 */
export async function write(
  lake: SanityClient,
  lines: readonly Line[],
  { signal, faults, told }: Writing,
): Promise<void> {
  for (let round = 0; !signal.aborted; round++) {
    const line = lines[round % lines.length]
    if (!line) throw new Error('A writer needs words of its own')
    const count = Math.floor(round / lines.length) + 1
    try {
      const transactionId = await publish(lake, line, count)
      told({ line, count, at: performance.now(), transactionId })
    } catch (error) {
      faults.add('failed publish', `${line.name} at ${count}: ${String(error)}`)
    }
    const think = THINK_MS.least + Math.random() * (THINK_MS.most - THINK_MS.least)
    await sleep(think, undefined, { signal }).catch(() => {})
  }
}

interface Writing {
  signal: AbortSignal
  faults: FaultLog
  told: (publish: Acknowledged) => void
}

async function publish(lake: SanityClient, line: Line, count: number): Promise<string> {
  const [alone, ...others] = line.page.lines
  if (alone === line && others.length === 0) {
    for (const edit of edits(line, count)) await lake.action(edit)
    return (await lake.action(publication(line))).transactionId
  }
  const { transactionId } = await lake.action([...edits(line, count), publication(line)])
  return transactionId
}
