import { logLine } from '../log.ts'
import type { Transaction } from '../mutations/commit.ts'
import type { Store } from '../store/store.ts'
import { Channels } from './channels.ts'
import { type ConnectionSettings, Connections } from './connections.ts'
import { LiveEvents } from './live-events.ts'
import { PresenceRegistry } from './presence-registry.ts'
import { Tickets } from './tickets.ts'

/** All connected clients, and the events they get: changes, sync tags, and presence. */
export class Realtime {
  readonly connections: Connections
  readonly tickets = new Tickets()
  readonly room = new PresenceRegistry()
  readonly live = new LiveEvents()
  readonly channels: Channels

  constructor(store: Store, settings: Partial<ConnectionSettings> | undefined) {
    this.connections = new Connections(settings)
    this.channels = new Channels(store)
  }

  /** Call this in the order of commits. It never throws, as the write is done. */
  publish(transaction: Transaction): void {
    for (const audience of [this.live, this.channels]) {
      try {
        audience.publish(transaction)
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        logLine('error', { broadcasting: transaction.id, message })
      }
    }
  }

  close(): void {
    this.connections.close()
  }
}
