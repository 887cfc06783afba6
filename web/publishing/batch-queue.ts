import { forEachLimited } from '../server/limits/for-each-limited.ts'

interface Work<Shared> {
  /** Creates the data shared by all turns of a round. */
  begin: () => Shared
  turn: (key: string, shared: Shared) => Promise<void>
  /** Maximum number of concurrent turns. */
  atATime: number
}

/**
 * A queue that processes keys in rounds. A key enqueued during a round waits for the next round, which takes all
 * waiting keys: a burst costs each key one turn per round, and each turn starts after the calls that it serves.
 */
export class BatchQueue<Shared> {
  readonly #work: Work<Shared>
  #waiting = new Map<string, PromiseWithResolvers<void>>()
  #going = false

  constructor(work: Work<Shared>) {
    this.#work = work
  }

  /** Resolves or rejects with the next turn of `key` that has not started. */
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
      await forEachLimited(round, this.#work.atATime, ([key, { resolve, reject }]) =>
        this.#work.turn(key, shared).then(resolve, reject),
      )
    }
    this.#going = false
  }
}
