import { randomBytes } from 'node:crypto'
import type { User } from '../auth/users.ts'

const LIFE_MS = 30_000
const MAX_TICKETS = 5000

/** Who listens, and whether that one still may: a session can end while its streams are open. */
export type Listener = { user: User | null; mayStay: () => boolean }

type Ticket = { listener: Listener; expires: number }

/** Single-use permissions to open one stream on another hostname, where no cookie goes along. */
export class Tickets {
  readonly #tickets = new Map<string, Ticket>()

  issue(listener: Listener): string {
    // In order of issue, so those that are too old stand first, as do those to give up for room.
    for (const [known, { expires }] of this.#tickets) {
      if (expires >= Date.now() && this.#tickets.size < MAX_TICKETS) break
      this.#tickets.delete(known)
    }
    const ticket = randomBytes(24).toString('base64url')
    this.#tickets.set(ticket, { listener, expires: Date.now() + LIFE_MS })
    return ticket
  }

  /** Whom the ticket was issued to, once; null when it is unknown, used or too old. */
  redeem(ticket: string): Listener | null {
    const found = this.#tickets.get(ticket)
    this.#tickets.delete(ticket)
    return found && found.expires > Date.now() && found.listener.mayStay() ? found.listener : null
  }
}
