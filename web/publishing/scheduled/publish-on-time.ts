import type { SanityClient } from '@sanity/client'
import { publishDue } from './publish-due.ts'

/** Interval between queries of the lake, ms: how late a document may be published. */
const EVERY_MS = 2000
/** Longest wait before the next try while the lake cannot be reached, ms. */
const LONGEST_WAIT_MS = 5000

/**
 * Publishes due documents at an interval; returns a function that stops it. Documents that became due while it was not
 * running are published at the start.
 */
export function publishOnTime(
  client: SanityClient,
  {
    everyMs = EVERY_MS,
    log = console,
  }: { everyMs?: number; log?: Pick<Console, 'log' | 'error'> } = {},
): () => void {
  let failures = 0
  let timer: NodeJS.Timeout | undefined
  let ended = false
  const again = (ms: number) => {
    if (!ended) timer = setTimeout(turn, ms)
  }
  const turn = async () => {
    try {
      const { published, failed } = await publishDue(client)
      for (const id of published) log.log(`Published ${id} at its time`)
      for (const { id, reason } of failed) log.error(`Could not publish ${id}: ${reason}`)
      failures = 0
    } catch (error) {
      // Logged once per outage: the next try follows within seconds.
      if (failures === 0)
        log.error('What is scheduled could not be published; trying again.', error)
      failures += 1
    }
    again(failures === 0 ? everyMs : Math.min(everyMs * 2 ** (failures - 1), LONGEST_WAIT_MS))
  }
  void turn()
  return () => {
    ended = true
    clearTimeout(timer)
  }
}
