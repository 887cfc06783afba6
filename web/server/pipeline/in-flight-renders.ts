import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { isCurrent } from '../../content/cache/is-current.ts'
import { siteState } from '../../content/cache/site-state.ts'
import { Gate } from '../limits/gate.ts'
import type { ResponseCache } from './response-cache.ts'
import type { TransformedResponse } from './transform-response.ts'

/** Concurrent renders for readers without an old answer, and concurrent renders that replace old answers. */
const RENDERS = 2
const RENEWALS = 2
/** How long a render may hold its slot, ms; after that the next may start. */
const TURN_MS = 10_000
/** A render that waited this long for its slot is given up, ms. */
const LONGEST_WAIT_MS = 30_000
/** From this number of waiting renewals on, readers get old answers. */
const CROWD = 8
/** Readers of one answer that are answered before the event loop handles other requests. */
const AT_A_TURN = 8

export interface RenderTimeouts {
  /** How long a reader of an old answer waits for the new one, ms: while few renewals wait, and in a crowd. */
  quietMs: number
  crowdedMs: number
}

const PATIENCE: RenderTimeouts = { quietMs: 30_000, crowdedMs: 500 }

/** An answer was not rendered because too many others are queued. */
export class TooBusyError extends Error {
  constructor() {
    super('Many pages are made at this moment: ask again in a few seconds')
  }
}

interface Work {
  answer: Promise<TransformedResponse>
  /** How many readers waited for it, and when the next one is answered. */
  readers: number
  sending: Promise<void>
}

/** An answer for one reader, and whether its content has changed since it was rendered. */
export interface RenderOutcome {
  answer: TransformedResponse
  isOld: boolean
}

/**
 * Renders each answer once for all concurrent requests, and few answers at a time, so that each is quick. A reader gets
 * an answer that shows every change before their request; the old answer when in a crowd their patience is over, or
 * when the render fails.
 */
export class InFlightRenders {
  readonly #answers: ResponseCache
  readonly #patience: RenderTimeouts
  readonly #underWay = new Map<string, Work>()
  readonly #renders = new Gate(RENDERS)
  readonly #renewals = new Gate(RENEWALS)

  constructor(answers: ResponseCache, patience = PATIENCE) {
    this.#answers = answers
    this.#patience = patience
  }

  /**
   * The answer under `key`, rendered by `make`; with `behind` an old answer is returned at once and `make` serves later
   * requests. Throws the error of `make`, and `TooBusyError`.
   */
  async find(
    key: string,
    make: () => Promise<TransformedResponse>,
    behind = false,
  ): Promise<RenderOutcome> {
    const requestedAt = performance.now()
    const { changedAt } = siteState()
    for (;;) {
      const kept = this.#answers.get(key)
      if (kept) return { answer: kept, isOld: false }
      const old = this.#answers.getStale(key)
      const before = this.#underWay.get(key)
      const work = before ?? this.#begin(key, old ? this.#renewals : this.#renders, make)
      if (behind && old) return { answer: old, isOld: true }
      const answer = await this.#wait(work.answer, old && requestedAt).catch((error: unknown) => {
        if (!old) throw error
        return undefined
      })
      await turnOf(work)
      if (answer === undefined && old) return { answer: old, isOld: true }
      if (answer && (!before || isFor(answer, changedAt))) return { answer, isOld: false }
      // The shared render turned out to be for one request only; this request needs its own.
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

  /** Runs `make` when a slot is free; after TURN_MS the next render may start. */
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

  /** Resolves to the answer; to undefined when there is an old answer and the reader's patience ends first. */
  async #wait(
    answer: Promise<TransformedResponse>,
    requestedAt: number | undefined,
  ): Promise<TransformedResponse | undefined> {
    if (requestedAt === undefined) return answer
    const { quietMs, crowdedMs } = this.#patience
    for (;;) {
      const { promise, resolve } = Promise.withResolvers<undefined>()
      const timer = setTimeout(resolve, crowdedMs)
      const made = await Promise.race([answer, promise]).finally(() => clearTimeout(timer))
      const isLate = performance.now() - requestedAt > quietMs
      if (made !== undefined || isLate || this.#renewals.waiting >= CROWD) return made
    }
  }
}

/** Whether an answer rendered for others shows every change up to `changedAt`. */
const isFor = ({ lasts }: TransformedResponse, changedAt: number): boolean =>
  lasts !== undefined && (lasts.at > changedAt || isCurrent(lasts.tags, lasts.at))

/** Answers the readers of one render a few at a time, so that readers of other pages need not wait for all of them. */
function turnOf(work: Work): Promise<void> {
  work.readers += 1
  if (work.readers % AT_A_TURN === 0) work.sending = work.sending.then(() => nextTurn())
  return work.sending
}
