import type { User } from '../auth/users.ts'
import { logLine } from '../log.ts'
import type { Transaction } from '../mutations/commit.ts'
import { Allowance } from '../query/fair/allowance.ts'
import type { Store } from '../store/store.ts'
import { Channels } from './channels.ts'
import { type ConnectionSettings, Connections } from './connections.ts'
import { LiveEvents } from './live-events.ts'
import { Room } from './room.ts'
import { Tickets } from './tickets.ts'

/** Transactions that are still to be told: whoever is further behind comes back and asks for them. */
const MOST_WAITING = 500

/** Everyone who is connected, and what they hear of: changes, live tags, and each other. */
export class Realtime {
  readonly connections: Connections
  readonly tickets = new Tickets()
  readonly room = new Room()
  readonly live: LiveEvents
  /** Ms of work by which each address of nobody, or user, learns what it missed. */
  readonly catchingUp = {
    public: new Allowance({ atOnce: 500, perSecond: 100 }),
    members: new Allowance({ atOnce: 20_000, perSecond: 1000 }),
  }
  /** Who is signed in does not wait for the filters of who is not. */
  readonly #members: Channels
  readonly #public: Channels

  constructor(store: Store, settings: Partial<ConnectionSettings> | undefined) {
    this.connections = new Connections(settings)
    this.#members = new Channels(store, { matchMs: 500, rest: 0 })
    this.#public = new Channels(store, { matchMs: 50, rest: 3 })
    this.live = new LiveEvents(store)
  }

  /** Those to whom a user, or nobody, belongs. */
  channelsOf(user: User | null): Channels {
    return user ? this.#members : this.#public
  }

  /** To be called in the order of commits. It never throws: the write that it tells of is done. */
  publish(transaction: Transaction): void {
    for (const audience of [this.live, this.#members, this.#public]) {
      try {
        audience.publish(transaction)
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        logLine('error', { broadcasting: transaction.id, message })
      }
    }
    if (Math.max(this.#members.waiting, this.#public.waiting) > MOST_WAITING) this.#endAll()
  }

  close(): void {
    this.#endAll()
    this.connections.close()
  }

  #endAll(): void {
    this.connections.endAll()
    this.#members.clear()
    this.#public.clear()
  }
}
