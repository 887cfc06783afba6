import { setImmediate as nextTurn } from 'node:timers/promises'
import { siteState } from '../../content/cache/site-state.ts'
import { Gate } from '../limits/gate.ts'
import type { KeptAnswer, KeptAnswers } from './kept-answers.ts'

/** How many answers are made at a time for readers who have nothing else, and in place of old ones. */
const RENDERS = 2
const RENEWALS = 2
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

export interface Making {
  /** Answers this request itself, within a bound of time; resolves to whether the reader got the whole answer. */
  answer: () => Promise<boolean>
  /** Has the kept answer made again, apart from any reader, within a bound of time. */
  renew: () => Promise<void>
}

interface Work {
  changes: number
  /** Whether it came to its end, or is to be done again by the next reader. */
  over: Promise<boolean>
  /** How many readers have waited for it, and when the next is sent it. */
  readers: number
  sending: Promise<void>
}

/**
 * Has each answer made once for all who ask for it meanwhile, and few at a time, so that each is made quickly.
 * A reader gets what began to be made after they asked, or after the last change before; in a crowd the old
 * answer once their patience is over.
 */
export class SharedAnswers {
  readonly #answers: KeptAnswers
  readonly #patience: Patience
  readonly #underWay = new Map<string, Work>()
  readonly #renders = new Gate(RENDERS)
  readonly #renewals = new Gate(RENEWALS)

  constructor(answers: KeptAnswers, patience = PATIENCE) {
    this.#answers = answers
    this.#patience = patience
  }

  /** The answer under `key` that is to be sent; undefined where `making` has answered. */
  async find(
    key: string,
    making: Making,
  ): Promise<{ answer: KeptAnswer; isOld: boolean } | undefined> {
    const since = siteState().changes
    const asked = performance.now()
    for (;;) {
      const answer = this.#answers.find(key, since)
      if (answer) return { answer, isOld: false }
      const before = this.#underWay.get(key)
      const old = this.#answers.findOld(key)
      if (!before && !old) {
        await this.#begin(key, this.#renders, making.answer).over
        return undefined
      }
      const work = before ?? this.#begin(key, this.#renewals, making.renew)
      const isOver = await this.#wait(work.over, old && asked)
      await turnOf(work)
      if (isOver === undefined && old) return { answer: old, isOld: true }
      // It has come to its end without an answer for others: this reader's may be one of their own.
      const isVain = isOver && work.changes >= since && !this.#answers.find(key, since)
      if (isVain) {
        await this.#renders.pass(making.answer)
        return undefined
      }
    }
  }

  #begin(key: string, gate: Gate, make: () => Promise<unknown>): Work {
    const work: Work = {
      changes: siteState().changes,
      over: Promise.resolve(true),
      readers: 0,
      sending: Promise.resolve(),
    }
    const run = async () => {
      // The content of this moment is read, not of that in which it was asked for.
      work.changes = siteState().changes
      return (await make()) !== false
    }
    work.over = gate.pass(run).then(
      (isDone) => isDone,
      () => true,
    )
    this.#underWay.set(key, work)
    void work.over.then(() => this.#underWay.delete(key))
    return work
  }

  /** What `over` resolves to; undefined when there is an old answer and the patience is over before. */
  async #wait(over: Promise<boolean>, asked: number | undefined): Promise<boolean | undefined> {
    if (asked === undefined) return over
    const { quietMs, crowdedMs } = this.#patience
    for (;;) {
      const { promise, resolve } = Promise.withResolvers<undefined>()
      const timer = setTimeout(resolve, crowdedMs)
      const isOver = await Promise.race([over, promise]).finally(() => clearTimeout(timer))
      const isLate = performance.now() - asked > quietMs
      if (isOver !== undefined || isLate || this.#renewals.waiting >= CROWD) return isOver
    }
  }
}

/** The readers of one answer are sent it a few at a time: those of others must not wait for all of them. */
function turnOf(work: Work): Promise<void> {
  work.readers += 1
  if (work.readers % AT_A_TURN === 0) work.sending = work.sending.then(() => nextTurn())
  return work.sending
}
