import { randomBytes } from 'node:crypto'
import type { User } from '../auth/users.ts'

const LIFE_MS = 30_000
const MAX_TICKETS = 1000

export type Ticket = { user: User | null; expires: number }

/** Single-use permissions to open one stream on another hostname, where no cookie goes along. */
export class Tickets {
  readonly #tickets = new Map<string, Ticket>()

  issue(user: User | null): string {
    for (const [known, { expires }] of this.#tickets) {
      if (expires < Date.now() || this.#tickets.size >= MAX_TICKETS) this.#tickets.delete(known)
    }
    const ticket = randomBytes(24).toString('base64url')
    this.#tickets.set(ticket, { user, expires: Date.now() + LIFE_MS })
    return ticket
  }

  /** Whom the ticket was issued to, once; null when it is unknown, used or too old. */
  redeem(ticket: string): Ticket | null {
    const found = this.#tickets.get(ticket)
    this.#tickets.delete(ticket)
    return found && found.expires > Date.now() ? found : null
  }
}
