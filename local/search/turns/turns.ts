import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { Budget } from '../engine/budget.ts'
import type { Steps } from '../engine/steps.ts'
import { HttpError } from '../http/http-error.ts'
import { snapshot } from '../store/database.ts'

/** A turn in ms as they pass, beside its last step: others wait for its end. */
const TURN_MS = 10
/** Until then it is one after the other: nearly all searches are done by then. */
const SHORT_MS = 50
/** One turn of so many is of what took longer, lest that waits until nobody asks any more. */
const LONG_SHARE = 4
/** Each holds what it has found so far. */
const MOST_BEGUN = 64
/** What has worked so long gives its place to others when so many have begun. */
const LONG_MS = 100

interface Asked<T> {
  begin: (budget: Budget) => Steps<T>
  /** What it may work, in ms of the processor: neither waiting nor what else the machine does counts. */
  ms: number
  /** Aborts when nobody waits for it any more. */
  leaves: AbortSignal
}

interface Work {
  begin: () => Steps<void>
  reject: (error: unknown) => void
  /** Undefined until its first turn. */
  steps: Steps<void> | undefined
  /** Of the database as the steps have seen it. */
  version: unknown
  /** How often it began again because the database changed between two turns. */
  restarts: number
  /** What it worked in turns before, in ms. */
  worked: number
  turnSince: number | undefined
}

/**
 * Does works in turns, each on one state of the database. What is short comes first, in order; then
 * what had least so far. So what is quick does not wait for what takes long, however much there is of it.
 */
export class Turns {
  private readonly db: DatabaseSync
  private readonly version: StatementSync
  private readonly mostBegun: number
  private works: Work[] = []
  private turns = 0
  private isGoing = false

  constructor(db: DatabaseSync, mostBegun = MOST_BEGUN) {
    this.db = db
    this.mostBegun = mostBegun
    this.version = db.prepare('PRAGMA data_version')
  }

  /** Rejects with what the work throws, 408 when nobody waits for it, 503 when too many take long. */
  do<T>({ begin, ms, leaves }: Asked<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const work: Work = {
        *begin() {
          resolve(yield* begin(new Budget(() => worked(work), ms)))
        },
        reject,
        steps: undefined,
        version: undefined,
        restarts: 0,
        worked: 0,
        turnSince: undefined,
      }
      const leave = () => this.drop(work, new HttpError(408, 'Request Timeout'))
      leaves.addEventListener('abort', leave, { once: true })
      this.works.push(work)
      if (leaves.aborted) leave()
      // At once where nothing else is done: nearly all are done in one turn.
      if (!this.isGoing) this.go()
    })
  }

  private go(): void {
    const work = this.next()
    if (work) this.turn(work)
    this.isGoing = this.works.length > 0
    if (this.isGoing) setImmediate(() => this.go())
  }

  private next(): Work | undefined {
    const begun = this.works.filter(({ steps }) => steps)
    const long = begun.filter(({ worked }) => worked > SHORT_MS)
    if (long.length > 0 && ++this.turns % LONG_SHARE === 0) return least(long)
    if (begun.length < this.mostBegun) return least(this.works)
    const longest = begun.reduce((a, b) => (b.worked > a.worked ? b : a))
    if (begun.length === this.works.length || longest.worked < LONG_MS) return least(begun)
    this.drop(longest, new HttpError(503, 'Too many searches take long. Try again later.'))
    return least(this.works)
  }

  private turn(work: Work): void {
    const begun = performance.now()
    work.turnSince = processorMs()
    try {
      snapshot(this.db, () => {
        const steps = this.stepsOf(work)
        // Longer each time it began again, so that it ends in spite of many writes.
        const end = begun + TURN_MS * 4 ** work.restarts
        do if (steps.next().done) return this.remove(work)
        while (performance.now() < end)
      })
    } catch (error) {
      this.drop(work, error)
    }
    work.worked = worked(work)
    work.turnSince = undefined
  }

  /** Those of the turn before; from the beginning when the database is another since. */
  private stepsOf(work: Work): Steps<void> {
    const version = this.version.get()?.data_version
    if (work.steps && work.version === version) return work.steps
    if (work.steps) work.restarts++
    work.version = version
    work.steps = work.begin()
    return work.steps
  }

  private drop(work: Work, error: unknown): void {
    this.remove(work)
    work.reject(error)
  }

  private remove(work: Work): void {
    this.works = this.works.filter((each) => each !== work)
  }
}

const worked = ({ worked, turnSince }: Work) =>
  turnSince === undefined ? worked : worked + processorMs() - turnSince

/** What this thread has worked, ms. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** The first that is short still, else the one that had least. */
const least = (works: readonly Work[]) =>
  works.reduce<Work | undefined>((a, b) => (a && rank(a) <= rank(b) ? a : b), undefined)
const rank = ({ worked }: Work) => Math.max(worked, SHORT_MS)
