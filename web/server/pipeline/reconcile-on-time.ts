import { statSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { basePath } from '../../config/paths.ts'
import { ownAuthorization } from '../../config/secrets/own-secret.ts'

const EVERY_MS = 5 * 60_000
/** How far back is looked beyond the last turn that succeeded: what is older was looked at by it. */
const MARGIN_MS = 2 * EVERY_MS
/** How far back can be asked for. */
const LONGEST_MS = 24 * 60 * 60_000

const stepSchema = z.object({ left: z.number() })

interface Clock {
  /** This server. */
  self: string
  /** The file whose time says when a turn succeeded last, of this process or one before. */
  note: string
}

/** Has this server repair every few minutes what lost webhooks left, until it is stopped. */
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
      // Once for each outage.
      if (!failing) console.error('Lost webhooks could not be looked for; trying again.', error)
      failing = true
    }
  }
  const timer = setInterval(turn, EVERY_MS)
  return () => clearInterval(timer)
}

/** Asks for one step after the other until nothing is left; throws when one fails or leaves as much as was left before. */
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
 * How far back a turn looks, ms: to the last one that succeeded and a little beyond. Where there was none
 * yet, what changed before the process began, `uptime` ms ago, is no lost webhook of its own.
 */
export function lookBack(lastAt: number | undefined, now: number, uptime: number): number {
  // Of a clock that was put back nothing is known.
  if (lastAt !== undefined && lastAt > now) return LONGEST_MS
  return Math.min(LONGEST_MS, lastAt === undefined ? uptime : now - lastAt + MARGIN_MS)
}

function notedAt(note: string): number | undefined {
  return statSync(note, { throwIfNoEntry: false })?.mtimeMs
}
