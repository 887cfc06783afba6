import { logLine } from '../log.ts'

/** An open stream or socket. */
export type Connection = {
  /** Called regularly: keeps the connection alive, and ends it when the other side is gone. */
  tick: () => void
  /** Whether its user may still have it. */
  mayStay: () => boolean
  /** Ends it so that the client reconnects and is authenticated again. */
  end: () => void
}

export type ConnectionSettings = {
  /** Most bytes that a client may leave unread. */
  bufferedBytes: number
  /** Interval of keep-alives, in ms. */
  tickMs: number
}

/** All open connections, served by one timer. */
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
        // No request waits for the timer: an error must not end the process.
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

  /** Call this when a session has ended: its connections are ended. */
  recheck(): void {
    for (const connection of [...this.#open]) if (!connection.mayStay()) connection.end()
  }

  /** Ends all connections; clients may reconnect. */
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
