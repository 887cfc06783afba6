import { basePath } from '../paths.ts'
import { ownAuthorization } from '../secrets/own-secret.ts'

const EVERY_MS = 5 * 60_000
/** How far back is looked at most, minutes; what is older was looked at by a turn before. */
const LONGEST = 15

/** Has this server at `self` repair every few minutes what lost webhooks left, until it is stopped. */
export function reconcileOnTime(self: string): () => void {
  let failing = false
  const turn = async () => {
    // What changed before this process began is no lost webhook of its own.
    const minutes = Math.min(LONGEST, process.uptime() / 60)
    try {
      const answer = await fetch(`${self}${basePath}/api/reconcile?minutes=${minutes}`, {
        headers: { authorization: ownAuthorization() },
        signal: AbortSignal.timeout(EVERY_MS),
      })
      if (!answer.ok) throw new Error(`It answered ${answer.status}: ${await answer.text()}`)
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
