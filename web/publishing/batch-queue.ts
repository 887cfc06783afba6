import { eachAtATime } from '../server/limits/each-at-a-time.ts'

interface Work<Shared> {
  /** Makes what the turns of one round have in common. */
  begin: () => Shared
  turn: (key: string, shared: Shared) => Promise<void>
  /** How many turns go on at the same time. */
  atATime: number
}

/**
 * Gives keys their turns in rounds. What is asked for while a round runs waits for the next one,
 * which takes everything that waits at once: a storm costs each key one turn a round, however often it
 * was asked for, and each turn sees what was there when it was asked for.
 */
export class BatchQueue<Shared> {
  readonly #work: Work<Shared>
  #waiting = new Map<string, PromiseWithResolvers<void>>()
  #going = false

  constructor(work: Work<Shared>) {
    this.#work = work
  }

  /** Resolves, or fails, with the next turn of `key` that has not begun. */
  enqueue(key: string): Promise<void> {
    const turn = this.#waiting.get(key) ?? Promise.withResolvers<void>()
    this.#waiting.set(key, turn)
    if (!this.#going) void this.#go()
    return turn.promise
  }

  async #go(): Promise<void> {
    this.#going = true
    while (this.#waiting.size > 0) {
      const round = this.#waiting
      this.#waiting = new Map()
      const shared = this.#work.begin()
      await eachAtATime(round, this.#work.atATime, ([key, { resolve, reject }]) =>
        this.#work.turn(key, shared).then(resolve, reject),
      )
    }
    this.#going = false
  }
}
