import { LakeError } from '../http/errors.ts'

/** Lets `atOnce` pieces of work run and `waiting` more wait for them; throws 503 beyond. */
export class Turns {
  readonly #atOnce: number
  readonly #waiting: number
  readonly #queue: (() => void)[] = []
  #running = 0

  constructor(atOnce: number, waiting: number) {
    this.#atOnce = atOnce
    this.#waiting = waiting
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#atOnce) this.#running++
    else await this.#wait()
    try {
      return await work()
    } finally {
      const next = this.#queue.shift()
      // The turn is handed on, so that nobody comes between.
      if (next) next()
      else this.#running--
    }
  }

  #wait(): Promise<void> {
    if (this.#queue.length < this.#waiting)
      return new Promise((resolve) => this.#queue.push(resolve))
    const message = `${this.#waiting} images wait to be made already: ask again in a moment`
    throw new LakeError(503, { statusCode: 503, error: 'Service Unavailable', message }, message)
  }
}
