/** Runs at most `most` pieces of work at a time; others wait in order. */
export class Gate {
  readonly #most: number
  readonly #waiting: (() => void)[] = []
  #inside = 0

  constructor(most: number) {
    this.#most = most
  }

  /** Number of pieces of work that wait. */
  get waiting(): number {
    return this.#waiting.length
  }

  async pass<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#inside >= this.#most)
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    else this.#inside += 1
    try {
      return await work()
    } finally {
      // The longest waiting piece of work takes the slot.
      const next = this.#waiting.shift()
      if (next) next()
      else this.#inside -= 1
    }
  }
}
