const MAX_QUERIES = 2000
/** Longer ones would fill the memory: they are never known. In characters. */
const LONGEST = 10_000

/** Who asks many queries writes other numbers into them, or gives other parameters. */
const shapeOf = (query: string) => query.replaceAll(/\d+/g, '0')

/** What queries take, in ms, whatever their numbers and parameters. */
export class KnownCosts {
  /** The one that was noted longest ago first. */
  readonly #costs = new Map<string, number>()

  /** Undefined for a query that is not known. */
  of(query: string): number | undefined {
    return query.length > LONGEST ? undefined : this.#costs.get(shapeOf(query))
  }

  /** The least counts: the first answer takes longer than those after it. */
  noteAnswered(query: string, ms: number): void {
    this.#note(query, Math.min(ms, this.of(query) ?? ms))
  }

  /** It had no answer after so long. */
  noteInterrupted(query: string, ms: number): void {
    this.#note(query, ms)
  }

  #note(query: string, ms: number): void {
    if (query.length > LONGEST) return
    const shape = shapeOf(query)
    this.#costs.delete(shape)
    this.#costs.set(shape, ms)
    for (const oldest of this.#costs.keys()) {
      if (this.#costs.size <= MAX_QUERIES) break
      this.#costs.delete(oldest)
    }
  }
}
