import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { isCurrent } from '../../content/cache/is-current.ts'
import { siteState } from '../../content/cache/site-state.ts'
import { Gate } from '../limits/gate.ts'
import type { ResponseCache } from './response-cache.ts'
import type { TransformedResponse } from './transform-response.ts'

/** How many answers are made at a time for readers who have nothing else, and in place of old ones. */
const RENDERS = 2
const RENEWALS = 2
/** How long one answer may take the place of others that are to be made, ms. */
const TURN_MS = 10_000
/** What has waited so long for its turn is given up, ms. */
const LONGEST_WAIT_MS = 30_000
/** From so many renewals that wait, a reader is rather given the old answer. */
const CROWD = 8
/** How many readers of one answer are sent it before other requests are looked at. */
const AT_A_TURN = 8

export interface Patience {
  /** How long a reader of an old answer waits for its successor, ms: while few wait, and in a crowd. */
  quietMs: number
  crowdedMs: number
}

const PATIENCE: Patience = { quietMs: 30_000, crowdedMs: 500 }

/** An answer did not come to be made, as others are still before it. */
export class TooBusyError extends Error {
  constructor() {
    super('Many pages are made at this moment: ask again in a few seconds')
  }
}

interface Work {
  answer: Promise<TransformedResponse>
  /** How many readers have waited for it, and when the next is sent it. */
  readers: number
  sending: Promise<void>
}

/** An answer for one reader, and whether something that it shows has changed since. */
export interface Found {
  answer: TransformedResponse
  isOld: boolean
}

/**
 * Has each answer made once for all who ask for it meanwhile, and few at a time, so that each is made quickly. A reader
 * gets what shows all that had changed when they asked; the old answer in a crowd once their patience is over, or where
 * no other can be made.
 */
export class InFlightRenders {
  readonly #answers: ResponseCache
  readonly #patience: Patience
  readonly #underWay = new Map<string, Work>()
  readonly #renders = new Gate(RENDERS)
  readonly #renewals = new Gate(RENEWALS)

  constructor(answers: ResponseCache, patience = PATIENCE) {
    this.#answers = answers
    this.#patience = patience
  }

  /**
   * The answer under `key`, which `make` makes for whoever asks; with `behind` only where there is not even an old one,
   * and for those who ask later. Throws what `make` throws, and `TooBusyError`.
   */
  async find(
    key: string,
    make: () => Promise<TransformedResponse>,
    behind = false,
  ): Promise<Found> {
    const asked = performance.now()
    const { changedAt } = siteState()
    for (;;) {
      const kept = this.#answers.get(key)
      if (kept) return { answer: kept, isOld: false }
      const old = this.#answers.getStale(key)
      const before = this.#underWay.get(key)
      const work = before ?? this.#begin(key, old ? this.#renewals : this.#renders, make)
      if (behind && old) return { answer: old, isOld: true }
      const answer = await this.#wait(work.answer, old && asked).catch((error: unknown) => {
        if (!old) throw error
        return undefined
      })
      await turnOf(work)
      if (answer === undefined && old) return { answer: old, isOld: true }
      if (answer && (!before || isFor(answer, changedAt))) return { answer, isOld: false }
      // It was of that request alone, as this reader's may be.
      if (answer && !answer.lasts)
        return { answer: await this.#pass(this.#renders, make), isOld: false }
    }
  }

  #begin(key: string, gate: Gate, make: () => Promise<TransformedResponse>): Work {
    const answer = this.#pass(gate, make)
    const work: Work = { answer, readers: 0, sending: Promise.resolve() }
    this.#underWay.set(key, work)
    answer
      .then((made) => this.#answers.set(key, made))
      .catch((error: unknown) => {
        if (error instanceof TooBusyError || !this.#answers.getStale(key)) return
        console.error(`The answer ${key} could not be made again, so the last one is given.`, error)
      })
      .finally(() => this.#underWay.delete(key))
    return work
  }

  /** What `make` makes once its turn has come; a long one lets the next begin meanwhile. */
  #pass(gate: Gate, make: () => Promise<TransformedResponse>): Promise<TransformedResponse> {
    const { promise, resolve } = Promise.withResolvers<TransformedResponse>()
    const came = performance.now()
    const turn = async () => {
      const isLate = performance.now() - came > LONGEST_WAIT_MS
      const made = isLate ? Promise.reject(new TooBusyError()) : make()
      resolve(made)
      const end = new AbortController()
      await Promise.race([
        made.catch(() => undefined),
        sleep(TURN_MS, undefined, end).catch(() => undefined),
      ])
      end.abort()
    }
    void gate.pass(turn)
    return promise
  }

  /** What `answer` resolves to; undefined when there is an old answer and the patience is over before. */
  async #wait(
    answer: Promise<TransformedResponse>,
    asked: number | undefined,
  ): Promise<TransformedResponse | undefined> {
    if (asked === undefined) return answer
    const { quietMs, crowdedMs } = this.#patience
    for (;;) {
      const { promise, resolve } = Promise.withResolvers<undefined>()
      const timer = setTimeout(resolve, crowdedMs)
      const made = await Promise.race([answer, promise]).finally(() => clearTimeout(timer))
      const isLate = performance.now() - asked > quietMs
      if (made !== undefined || isLate || this.#renewals.waiting >= CROWD) return made
    }
  }
}

/** Whether what others had made shows all that had changed until `changedAt`. */
const isFor = ({ lasts }: TransformedResponse, changedAt: number): boolean =>
  lasts !== undefined && (lasts.at > changedAt || isCurrent(lasts.tags, lasts.at))

/** The readers of one answer are sent it a few at a time: those of others must not wait for all of them. */
function turnOf(work: Work): Promise<void> {
  work.readers += 1
  if (work.readers % AT_A_TURN === 0) work.sending = work.sending.then(() => nextTurn())
  return work.sending
}
