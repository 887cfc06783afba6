import { readAnswer, type StreamAnswer } from './read-answer.ts'

const LONGEST_S = 30

/** Seconds to wait before an attempt, counted from 1: doubled each time, up to half a minute. */
const backoff = (attempt: number) => Math.min(LONGEST_S, 2 ** (attempt - 1))

/** State of a connection. */
export type StreamState =
  | { kind: 'closed' }
  | { kind: 'connecting' }
  | { kind: 'signingIn' }
  | { kind: 'open' }
  /** The connection broke; the next attempt follows after `seconds`. */
  | { kind: 'waiting'; seconds: number; attempt: number }

/** A sent or received text. */
export interface Frame {
  direction: 'sent' | 'received'
  text: string
}

/** The `args` of a login: key, expiry in ms since 1970, signature. */
export type LoginArgs = [key: string, expires: number, signature: string]

export interface SessionOptions {
  url: string
  topics: readonly string[]
  /** Signs a login; undefined for streams without login. */
  login?: () => Promise<LoginArgs>
  onState: (state: StreamState) => void
  onFrame: (frame: Frame) => void
  /** Called with the ms that the server took to answer a ping. */
  onHeartbeat: (ms: number) => void
  /** Called with the server's refusal, or with the error that prevented signing a login. */
  onRefusal: (refusal: StreamAnswer | Error) => void
}

const PING_EVERY_MS = 20_000
/** Time in ms without a pong after which a connection counts as dead. */
const PONG_WITHIN_MS = 10_000

/** A connection to a stream that logs in, subscribes, sends heartbeats, and reconnects when it breaks. */
export class StreamSession {
  readonly #options: SessionOptions
  readonly #topics: Set<string>
  #socket: WebSocket | undefined
  #timers: ReturnType<typeof setTimeout>[] = []
  #attempt = 0
  #requests = 0
  #pinged = 0
  #ready = false

  constructor(options: SessionOptions) {
    this.#options = options
    this.#topics = new Set(options.topics)
  }

  start(): void {
    this.#clear()
    this.#options.onState({ kind: 'connecting' })
    const socket = new WebSocket(this.#options.url)
    this.#socket = socket
    const ifCurrent =
      <Args extends unknown[]>(react: (...args: Args) => void) =>
      (...args: Args) => {
        if (this.#socket === socket) react(...args)
      }
    socket.onopen = ifCurrent(() => void this.#opened())
    socket.onclose = ifCurrent(() => this.#broken())
    socket.onmessage = ifCurrent(({ data }: MessageEvent) => this.#receive(String(data)))
  }

  /** Ends the connection without reconnecting. */
  stop(): void {
    this.#clear()
    const socket = this.#socket
    this.#socket = undefined
    socket?.close()
    this.#options.onState({ kind: 'closed' })
  }

  /** Subscribes to new topics, and unsubscribes from those that are no longer in `topics`. */
  follow(topics: readonly string[]): void {
    const gone = [...this.#topics].filter((topic) => !topics.includes(topic))
    const added = topics.filter((topic) => !this.#topics.has(topic))
    this.#topics.clear()
    for (const topic of topics) this.#topics.add(topic)
    if (!this.#ready) return
    if (gone.length > 0) this.#ask({ op: 'unsubscribe', args: gone })
    if (added.length > 0) this.#ask({ op: 'subscribe', args: added })
  }

  async #opened(): Promise<void> {
    const { login, onState, onRefusal } = this.#options
    if (!login) return this.#begin()
    onState({ kind: 'signingIn' })
    const socket = this.#socket
    try {
      const args = await login()
      if (socket === this.#socket) this.#ask({ op: 'auth', args })
    } catch (error) {
      if (socket !== this.#socket) return
      this.stop()
      onRefusal(error instanceof Error ? error : new Error(String(error)))
    }
  }

  #begin(): void {
    this.#attempt = 0
    this.#ready = true
    this.#options.onState({ kind: 'open' })
    if (this.#topics.size > 0) this.#ask({ op: 'subscribe', args: [...this.#topics] })
    this.#ping()
  }

  #receive(text: string): void {
    const answer = readAnswer(text)
    this.#options.onFrame({ direction: 'received', text })
    if (answer?.op === 'pong') {
      for (const timer of this.#timers.splice(0)) clearTimeout(timer)
      this.#options.onHeartbeat(performance.now() - this.#pinged)
      this.#later(() => this.#ping(), PING_EVERY_MS)
    } else if (answer?.op === 'auth' && answer.success) this.#begin()
    else if (answer && !answer.success) {
      // A refused login would be refused again.
      if (answer.op === 'auth') this.stop()
      this.#options.onRefusal(answer)
    }
  }

  #broken(): void {
    this.#clear()
    this.#socket = undefined
    this.#attempt += 1
    const seconds = backoff(this.#attempt)
    this.#options.onState({ kind: 'waiting', seconds, attempt: this.#attempt })
    this.#later(() => this.start(), seconds * 1000)
  }

  #ping(): void {
    this.#pinged = performance.now()
    this.#ask({ op: 'ping' })
    this.#later(() => {
      const socket = this.#socket
      this.#broken()
      socket?.close()
    }, PONG_WITHIN_MS)
  }

  #ask(request: { op: string; args?: readonly unknown[] }): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return
    this.#requests += 1
    const withId = { req_id: String(this.#requests), ...request }
    this.#socket.send(JSON.stringify(withId))
    // The log, which can be copied, must not contain the reader's signature.
    const shown = request.op === 'auth' ? { ...withId, args: ['…', '…', '…'] } : withId
    this.#options.onFrame({ direction: 'sent', text: JSON.stringify(shown) })
  }

  #later(work: () => void, ms: number): void {
    this.#timers.push(setTimeout(work, ms))
  }

  #clear(): void {
    this.#ready = false
    for (const timer of this.#timers.splice(0)) clearTimeout(timer)
  }
}
