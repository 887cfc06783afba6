import { LakeError } from '../../http/errors.ts'
import type { Store } from '../../store/store.ts'
import {
  type Asked,
  answerWithin,
  NotInTimeError,
  type QueryAnswer,
  viewOfAsked,
} from '../run-query.ts'
import { Allowance } from './allowance.ts'
import { FairTurns } from './fair-turns.ts'
import { KnownCosts } from './known-costs.ts'
import { QueryThread } from './query-thread.ts'

export type LaneSettings = {
  /** Milliseconds for which one query may keep all other requests waiting. */
  slice: number
  /** Milliseconds for which the queries of one caller may: at once, and in a second in the long run. */
  here: { atOnce: number; perSecond: number }
  /** The same of all callers together. */
  hereOfAll: { atOnce: number; perSecond: number }
  /** Milliseconds of the thread's time that a caller may have. */
  inThread: { atOnce: number; perSecond: number }
  /** Queries of a caller that wait for the thread. */
  waiting: number
}

/** A query that takes no longer is nobody's burden, and each is given so long. In ms. */
const CHEAP = 10
/** What a caller may have spent beyond its allowance before its queries get no time here at all. In ms. */
const DEBT = 1000
const EVERYONE = ''
/** A query comes back from the thread when it took so many times less than its slice there. */
const MARGIN = 4
/** The limit is one of the clock: a query that had little of the processor meanwhile is tried again. */
const TRIES = 3

function answerOrNull(ms: number, asked: Asked, store: Store): QueryAnswer | null {
  try {
    return answerWithin(ms, asked, viewOfAsked(asked, store))
  } catch (error) {
    if (error instanceof NotInTimeError) return null
    throw error
  }
}

/**
 * Answers queries where they cost others least: at once those that are soon done, and in a thread of
 * their own those that are not, and those of callers who have had more than their share of the time.
 */
export class Lane {
  readonly #store: Store
  readonly #settings: LaneSettings
  readonly #here: Allowance
  readonly #hereOfAll: Allowance
  readonly #inThread: Allowance
  readonly #turns: FairTurns
  readonly #thread: QueryThread
  readonly #costs = new KnownCosts()

  constructor(store: Store, dataDir: string, settings: LaneSettings) {
    this.#store = store
    this.#settings = settings
    this.#here = new Allowance(settings.here)
    this.#hereOfAll = new Allowance(settings.hereOfAll)
    this.#inThread = new Allowance(settings.inThread)
    this.#turns = new FairTurns(settings.waiting)
    this.#thread = new QueryThread(dataDir)
  }

  /** Throws what the query is refused with; `gone` when nobody waits for the answer any more. */
  async answer(asked: Asked, caller: string, gone: AbortSignal): Promise<QueryAnswer> {
    const ms = this.#timeHere(asked, caller)
    const answer = ms > 0 ? this.#tryHere(asked, caller, ms) : null
    return answer ?? this.#askThread(asked, caller, gone)
  }

  close(): Promise<void> {
    return this.#thread.close()
  }

  /** How long a query may keep all others waiting, in ms: what is known as cheap, whoever asks. */
  #timeHere({ query }: Asked, caller: string): number {
    const { slice } = this.#settings
    const cost = this.#costs.of(query)
    if (cost !== undefined && cost >= slice) return 0
    if (cost !== undefined && cost < CHEAP) return slice
    const left = Math.min(this.#here.left(caller), this.#hereOfAll.left(EVERYONE))
    return left > 0 ? slice : left > -DEBT ? CHEAP : 0
  }

  /** The answer, or null when it takes longer than `ms`. */
  #tryHere(asked: Asked, caller: string, ms: number): QueryAnswer | null {
    for (let tries = 0; tries < TRIES; tries++) {
      const before = process.threadCpuUsage()
      const answer = answerOrNull(ms, asked, this.#store)
      const { user, system } = process.threadCpuUsage(before)
      const took = (user + system) / 1000
      if (took > CHEAP) {
        this.#here.spend(caller, took)
        this.#hereOfAll.spend(EVERYONE, took)
      }
      if (answer) {
        this.#costs.noteAnswered(asked.query, took)
        return answer
      }
      if (took > ms / 2) break
    }
    this.#costs.noteInterrupted(asked.query, ms)
    return null
  }

  #askThread(asked: Asked, caller: string, gone: AbortSignal): Promise<QueryAnswer> {
    return this.#turns.run(caller, gone, async () => {
      this.#assertShare(caller)
      const from = performance.now()
      try {
        const { answer, ms } = await this.#thread.ask(asked)
        if (ms < this.#settings.slice / MARGIN) this.#costs.noteAnswered(asked.query, ms)
        return answer
      } finally {
        this.#inThread.spend(caller, performance.now() - from)
      }
    })
  }

  #assertShare(caller: string): void {
    if (this.#inThread.left(caller) > 0) return
    const message =
      'Your queries have taken more time than is yours: filter more narrowly, or wait a minute'
    throw new LakeError(429, { statusCode: 429, error: 'Too Many Requests', message }, message)
  }
}
