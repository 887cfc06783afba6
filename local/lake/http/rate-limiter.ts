const MAX_CLIENTS = 10_000

/** Calls that a client may make at once, which fill up again over a second. */
export class RateLimiter {
  readonly perSecond: number
  readonly #now: () => number
  /** By client, the one that called longest ago first. */
  readonly #clients = new Map<string, { left: number; at: number }>()

  constructor(perSecond: number, now: () => number) {
    this.perSecond = perSecond
    this.#now = now
  }

  /** How many more calls the client may make now, this one taken off; negative refuses it. */
  take(client: string): number {
    const now = this.#now()
    const known = this.#clients.get(client)
    const refilled = known
      ? known.left + (Math.max(0, now - known.at) / 1000) * this.perSecond
      : this.perSecond
    const left = Math.min(this.perSecond, refilled)
    this.#clients.delete(client)
    this.#clients.set(client, { left: left < 1 ? left : left - 1, at: now })
    for (const oldest of this.#clients.keys()) {
      if (this.#clients.size <= MAX_CLIENTS) break
      this.#clients.delete(oldest)
    }
    return left < 1 ? -1 : Math.floor(left - 1)
  }
}
