import { logLine } from '../log.ts'

/** A stream or socket that stays open. */
export type Connection = {
  /** Called now and then: keep the connection up, and end it when the other side is gone. */
  tick: () => void
  /** Whether who opened it may still have it. */
  mayStay: () => boolean
  /** Ends it so that the client comes back and is judged anew. */
  end: () => void
}

export type ConnectionSettings = {
  /** Bytes that a client may leave unread. */
  bufferedBytes: number
  /** Between two signs of life. */
  tickMs: number
}

/** All that stays open. One timer serves them all. */
export class Connections {
  readonly settings: ConnectionSettings
  readonly #open = new Set<Connection>()
  readonly #timer: NodeJS.Timeout

  constructor(settings: Partial<ConnectionSettings> | undefined) {
    this.settings = { bufferedBytes: 1024 * 1024, tickMs: 20_000, ...settings }
    this.#timer = setInterval(() => {
      try {
        this.#tick()
      } catch (error) {
        // No request waits for this: it must not end the process.
        logLine('error', { doing: 'keeping streams up', message: String(error) })
      }
    }, this.settings.tickMs)
    this.#timer.unref()
  }

  get size(): number {
    return this.#open.size
  }

  add(connection: Connection): void {
    this.#open.add(connection)
  }

  delete(connection: Connection): void {
    this.#open.delete(connection)
  }

  /** To be called when a session has ended: what it had opened ends with it. */
  recheck(): void {
    for (const connection of [...this.#open]) if (!connection.mayStay()) connection.end()
  }

  /** Ends all of them; those that come back are welcome. */
  endAll(): void {
    for (const connection of [...this.#open]) connection.end()
  }

  close(): void {
    clearInterval(this.#timer)
    this.endAll()
  }

  #tick(): void {
    this.recheck()
    for (const connection of [...this.#open]) connection.tick()
  }
}
