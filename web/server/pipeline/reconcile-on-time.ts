import { statSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { basePath } from '../../config/paths.ts'
import { ownAuthorization } from '../../config/secrets/own-secret.ts'

const EVERY_MS = 5 * 60_000
/** Added to the time since the last successful run, which covered everything older. */
const MARGIN_MS = 2 * EVERY_MS
/** The longest span that `/api/reconcile` accepts. */
const LONGEST_MS = 24 * 60 * 60_000

const stepSchema = z.object({ left: z.number() })

interface Clock {
  /** Origin of this server. */
  self: string
  /** File whose modification time is the last successful run, of this or an earlier process. */
  note: string
}

/** Reconciles at an interval, so that lost webhooks are repaired; returns a function that stops it. */
export function reconcileOnTime({ self, note }: Clock): () => void {
  let failing = false
  const turn = async () => {
    const begun = Date.now()
    try {
      const minutes = lookBack(notedAt(note), begun, process.uptime() * 1000) / 60_000
      await reconcileInSteps(self, minutes)
      writeFileSync(note, new Date(begun).toISOString())
      failing = false
    } catch (error) {
      // Logged once per outage.
      if (!failing) console.error('Lost webhooks could not be looked for; trying again.', error)
      failing = true
    }
  }
  const timer = setInterval(turn, EVERY_MS)
  return () => clearInterval(timer)
}

/** Requests steps until nothing is left; throws when one fails or repairs nothing. */
export async function reconcileInSteps(self: string, minutes: number): Promise<void> {
  const address = `${self}${basePath}/api/reconcile?minutes=${minutes}`
  const signal = AbortSignal.timeout(EVERY_MS)
  for (let before = Number.POSITIVE_INFINITY; before > 0; ) {
    const answer = await fetch(address, { headers: { authorization: ownAuthorization() }, signal })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`It answered ${answer.status}: ${text}`)
    const { left } = stepSchema.parse(JSON.parse(text))
    if (left >= before) throw new Error(`${left} changes cannot be repaired: ${text}`)
    before = left
  }
}

/**
 * The span that a run covers, ms: since the last successful run and a margin. Without one, since the process began,
 * `uptime` ms ago: earlier changes were no webhook to it.
 */
export function lookBack(lastAt: number | undefined, now: number, uptime: number): number {
  // A time in the future was written before the clock was set back, so it says nothing.
  if (lastAt !== undefined && lastAt > now) return LONGEST_MS
  return Math.min(LONGEST_MS, lastAt === undefined ? uptime : now - lastAt + MARGIN_MS)
}

function notedAt(note: string): number | undefined {
  return statSync(note, { throwIfNoEntry: false })?.mtimeMs
}
