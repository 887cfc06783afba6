import type { User } from '../auth/users.ts'
import { logLine } from '../log.ts'

/** Who has a stream or socket: a user, or nobody at some address. */
export type Holder = { user: User | null; address: string }

/** A stream or socket that stays open. */
export type Connection = {
  holder: () => Holder
  /** Called now and then: keep the connection up, and end it when the other side is gone. */
  tick: () => void
  /** Whether who opened it may still have it. */
  mayStay: () => boolean
  /** Ends it so that the client comes back and is judged anew. */
  end: () => void
}

export type ConnectionSettings = {
  /** Streams and sockets that stay open, at a time. */
  streams: number
  /** Of those, the most that one user has. */
  ofUser: number
  /** The most of all who are not signed in: the others are kept for people at work. */
  ofNobody: number
  /** The most of those who are not signed in at one address. */
  ofAddress: number
  /** Connections of any kind at a time. */
  sockets: number
  /** Bytes that a client may leave unread. */
  bufferedBytes: number
  /** Between two signs of life. */
  tickMs: number
  /** For the head of a request to arrive. */
  headersMs: number
  /** For all of a request to arrive. */
  requestMs: number
  /** Between two looks for requests that take too long. */
  checkMs: number
}

const PRESETS: ConnectionSettings = {
  streams: 2000,
  ofUser: 1000,
  ofNobody: 800,
  ofAddress: 100,
  sockets: 4000,
  bufferedBytes: 1024 * 1024,
  tickMs: 20_000,
  headersMs: 15_000,
  requestMs: 300_000,
  checkMs: 5_000,
}

export const connectionSettings = (
  given: Partial<ConnectionSettings> = {},
): ConnectionSettings => ({
  ...PRESETS,
  ...given,
})

/** All that stays open. One timer serves them all, and their number is limited. */
export class Connections {
  readonly settings: ConnectionSettings
  readonly #open = new Set<Connection>()
  readonly #timer: NodeJS.Timeout

  constructor(settings: Partial<ConnectionSettings> | undefined) {
    this.settings = connectionSettings(settings)
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

  /** Whether one more of this holder may be opened. */
  hasSeatFor({ user, address }: Holder): boolean {
    const { streams, ofUser, ofNobody, ofAddress } = this.settings
    if (this.#open.size >= streams) return false
    const holders = [...this.#open].map(({ holder }) => holder())
    if (user) return holders.filter((one) => one.user?.id === user.id).length < ofUser
    const nobodys = holders.filter((one) => one.user === null)
    const here = nobodys.filter((one) => one.address === address)
    return nobodys.length < ofNobody && here.length < ofAddress
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
