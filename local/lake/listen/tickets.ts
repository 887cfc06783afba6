import { randomBytes } from 'node:crypto'
import type { User } from '../auth/users.ts'

const LIFE_MS = 30_000
const MAX_TICKETS = 5000

/** The user of a stream, and whether it may stay open: a session can end earlier. */
export type Listener = { user: User | null; mayStay: () => boolean }

type Ticket = { listener: Listener; expires: number }

/** Single-use tickets for opening one stream on another host name, where no cookie is sent. */
export class Tickets {
  readonly #tickets = new Map<string, Ticket>()

  issue(listener: Listener): string {
    // The map is ordered by issue, so expired tickets come first, as do those to drop when there are too many.
    for (const [known, { expires }] of this.#tickets) {
      if (expires >= Date.now() && this.#tickets.size < MAX_TICKETS) break
      this.#tickets.delete(known)
    }
    const ticket = randomBytes(24).toString('base64url')
    this.#tickets.set(ticket, { listener, expires: Date.now() + LIFE_MS })
    return ticket
  }

  /** Returns the listener that a ticket was issued to, once; null when it is unknown, used or expired. */
  redeem(ticket: string): Listener | null {
    const found = this.#tickets.get(ticket)
    this.#tickets.delete(ticket)
    return found && found.expires > Date.now() && found.listener.mayStay() ? found.listener : null
  }
}
