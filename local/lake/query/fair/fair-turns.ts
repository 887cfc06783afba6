import { LakeError } from '../../http/errors.ts'

function tooMany(message: string): LakeError {
  return new LakeError(429, { statusCode: 429, error: 'Too Many Requests', message }, message)
}

/**
 * One piece of work at a time, of each caller in turn, however many pieces one of them has waiting:
 * at most `waiting`, and then 429.
 */
export class FairTurns {
  readonly #waiting: number
  /** By caller, the one whose turn comes next first. */
  readonly #queues = new Map<string, (() => void)[]>()
  #isBusy = false

  constructor(waiting: number) {
    this.#waiting = waiting
  }

  /** Runs the work when its turn comes; it loses its place when the caller is `gone`. */
  async run<T>(caller: string, gone: AbortSignal, work: () => Promise<T>): Promise<T> {
    if (this.#isBusy) await this.#wait(caller, gone)
    this.#isBusy = true
    try {
      return await work()
    } finally {
      this.#next()
    }
  }

  #wait(caller: string, gone: AbortSignal): Promise<void> {
    const queue = this.#queues.get(caller) ?? []
    if (queue.length >= this.#waiting)
      throw tooMany(
        `${queue.length} queries of yours wait already, each of which takes long: ask again when one is answered`,
      )
    this.#queues.set(caller, queue)
    return new Promise((resolve, reject) => {
      const leave = () => {
        queue.splice(queue.indexOf(start), 1)
        if (queue.length === 0) this.#queues.delete(caller)
        reject(tooMany('The request was given up while its query waited'))
      }
      const start = () => {
        gone.removeEventListener('abort', leave)
        resolve()
      }
      queue.push(start)
      gone.addEventListener('abort', leave, { once: true })
    })
  }

  /** The turn is handed on, so that nobody comes between. */
  #next(): void {
    const [first] = this.#queues
    this.#isBusy = first !== undefined
    if (!first) return
    const [caller, queue] = first
    const start = queue.shift()
    this.#queues.delete(caller)
    if (queue.length > 0) this.#queues.set(caller, queue)
    start?.()
  }
}
