import type { SanityClient } from '@sanity/client'
import { publishDue } from './publish-due.ts'

/** How often the lake is asked, ms; what is due is published within so long and a moment. */
const EVERY_MS = 2000
/** How long the next try waits at most while the lake cannot be reached, ms. */
const LONGEST_WAIT_MS = 5000

/**
 * Asks again and again what is due, and publishes it, until the function that it returns is called.
 * What is due while it does not run is published when it starts.
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
      // Once for each outage: it is tried again every few seconds.
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
