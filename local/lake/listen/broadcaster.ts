import type { Transaction } from '../mutations/commit.ts'
import { TimeLimitError, withinTime } from '../query/within-time.ts'
import type { Store } from '../store/store.ts'
import { type Audience, framesFor } from './audience.ts'
import { matchChange } from './match-change.ts'
import type { Matcher } from './matcher.ts'
import type { MatchedChange } from './mutation-event.ts'

export type Subscriber = {
  send: (frames: readonly Buffer[]) => void
  /** The filter cannot be evaluated: nothing more will be sent. */
  fail: (error: unknown) => void
}

/** Who listened to a query when a transaction was committed. */
export type QueryListeners = {
  matcher: Matcher
  groups: readonly { audience: Audience; listeners: readonly Subscriber[] }[]
  /** Tells all who listen to it, then or now, that its filter cannot be evaluated. */
  giveUp: (error: unknown) => void
}

export type Pace = {
  /** Milliseconds that a filter may take for one change: a listener with a longer one is given up. */
  matchMs: number
  /** How much longer than it works it then rests, so that others have the time. */
  rest: number
}

/** Milliseconds of work after which requests come first. */
const SLICE_MS = 10
/** The limit is one of the clock: a filter that had little of the processor is tried again, for longer. */
const TRIES = 6

type Broadcast = { transaction: Transaction; queries: readonly QueryListeners[] }

/**
 * Broadcasts transactions to subscribers, in order, after the writes were answered: a slice of the work at a
 * time, so that however many listen, and to whatever, nobody else waits for long.
 */
export class Broadcaster {
  readonly #store: Store
  readonly #pace: Pace
  readonly #waiting: Broadcast[] = []
  readonly #givenUp = new WeakSet<Matcher>()
  /** Of the first that waits: what was matched, by query and change, and to how many it was sent. */
  #matched: (MatchedChange | null)[] = []
  #tries = 0
  #sentTo = 0
  #stop = () => {}
  #isBusy = false

  constructor(store: Store, pace: Pace) {
    this.#store = store
    this.#pace = pace
  }

  /** How many transactions are still to be broadcast. */
  get waiting(): number {
    return this.#waiting.length
  }

  add(transaction: Transaction, queries: readonly QueryListeners[]): void {
    if (queries.length === 0) return
    this.#waiting.push({ transaction, queries })
    if (!this.#isBusy) this.#later(0)
  }

  /** Forgets what is still to be broadcast. */
  clear(): void {
    this.#stop()
    this.#isBusy = false
    this.#waiting.length = 0
    this.#begin()
  }

  #begin(): void {
    this.#matched = []
    this.#sentTo = 0
    this.#tries = 0
  }

  #later(ms: number): void {
    this.#isBusy = true
    const slice = () => this.#slice()
    if (ms > 0) {
      const timer = setTimeout(slice, ms).unref()
      this.#stop = () => clearTimeout(timer)
    } else {
      const soon = setImmediate(slice)
      this.#stop = () => clearImmediate(soon)
    }
  }

  #slice(): void {
    this.#isBusy = false
    const [first] = this.#waiting
    if (!first) return
    const from = performance.now()
    this.#matchSome(first)
    this.#sendMatched(first)
    if (this.#sentTo === first.queries.length) {
      this.#waiting.shift()
      this.#begin()
    }
    if (this.#waiting.length > 0) this.#later((performance.now() - from) * this.#pace.rest)
  }

  /** Matches until the slice is over. Whoever cannot be matched in time, or at all, is given up. */
  #matchSome({ transaction: { changes }, queries }: Broadcast): void {
    const matched = this.#matched
    try {
      withinTime(SLICE_MS + this.#pace.matchMs * (1 + this.#tries), () => {
        const until = performance.now() + SLICE_MS
        while (performance.now() < until) {
          const change = changes[matched.length % changes.length]
          const matcher = queries[Math.floor(matched.length / changes.length)]?.matcher
          if (!change || !matcher) return
          matched.push(this.#givenUp.has(matcher) ? null : matchChange(change, matcher))
        }
      })
      this.#tries = 0
    } catch (error) {
      // What a document was being read for when the time was over may be half done.
      this.#store.recover()
      // Up to SLICE_MS of it went to filters before this one.
      const enough = SLICE_MS + this.#pace.matchMs / 2
      const wasStarved = error instanceof TimeLimitError && error.processorMs < enough
      if (wasStarved && ++this.#tries < TRIES) return
      this.#giveUp(queries[Math.floor(matched.length / changes.length)], error)
    }
  }

  #giveUp(queries: QueryListeners | undefined, error: unknown): void {
    this.#tries = 0
    if (!queries) return
    this.#givenUp.add(queries.matcher)
    queries.giveUp(error)
  }

  #sendMatched({ transaction, queries }: Broadcast): void {
    const { length } = transaction.changes
    for (; (this.#sentTo + 1) * length <= this.#matched.length; this.#sentTo++) {
      const from = this.#sentTo * length
      const changed = this.#matched.slice(from, from + length).filter((one) => one !== null)
      const { groups = [], matcher } = queries[this.#sentTo] ?? {}
      if (changed.length === 0 || !matcher || this.#givenUp.has(matcher)) continue
      for (const { audience, listeners } of groups) {
        const frames = framesFor(audience, transaction, changed)
        for (const listener of listeners) listener.send(frames)
      }
    }
  }
}
