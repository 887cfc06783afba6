const MAX_CALLERS = 10_000

/** Milliseconds of work that each caller may cause: `atOnce`, which fill up again by `perSecond`. */
export class Allowance {
  readonly #atOnce: number
  readonly #perSecond: number
  readonly #now: () => number
  /** By caller, the one that spent longest ago first. */
  readonly #callers = new Map<string, { left: number; at: number }>()

  constructor(
    { atOnce, perSecond }: { atOnce: number; perSecond: number },
    now: () => number = () => performance.now(),
  ) {
    this.#atOnce = atOnce
    this.#perSecond = perSecond
    this.#now = now
  }

  /** What the caller has left; negative for one that spent more than it had. */
  left(caller: string): number {
    const known = this.#callers.get(caller)
    if (!known) return this.#atOnce
    const refilled = known.left + ((this.#now() - known.at) / 1000) * this.#perSecond
    return Math.min(this.#atOnce, refilled)
  }

  spend(caller: string, ms: number): void {
    const left = this.left(caller) - ms
    this.#callers.delete(caller)
    this.#callers.set(caller, { left, at: this.#now() })
    for (const oldest of this.#callers.keys()) {
      if (this.#callers.size <= MAX_CALLERS) break
      this.#callers.delete(oldest)
    }
  }
}
