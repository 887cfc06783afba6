/** A caller's state within a limit. */
export interface RateLimitState {
  exceeded: boolean
  /** Number left in the window that ends now. */
  left: number
  /** Time at which the oldest counted request leaves the window, in ms since 1970. */
  resetAt: number
}

interface WindowEntry {
  at: number
  cost: number
}

interface Count {
  windowMs: number
  /** Oldest first. */
  taken: WindowEntry[]
}

const TIDY_ABOVE = 10_000

/** Counts by name in rolling windows, whose length each limit defines. */
export class Windows {
  private readonly counts = new Map<string, Count>()
  /** End of a name's block, in ms since 1970. */
  private readonly blocks = new Map<string, number>()

  /** Takes `cost` of `limit` for the next `windowMs`; takes nothing when less is left. */
  consume(
    name: string,
    cost: number,
    limit: number,
    windowMs: number,
    now: number,
  ): RateLimitState {
    const taken = (this.counts.get(name)?.taken ?? []).filter(({ at }) => now < at + windowMs)
    const used = taken.reduce((sum, one) => sum + one.cost, 0)
    const exceeded = used + cost > limit
    if (!exceeded) taken.push({ at: now, cost })
    this.counts.set(name, { windowMs, taken })
    if (this.counts.size > TIDY_ABOVE) this.tidy(now)
    const left = limit - used - (exceeded ? 0 : cost)
    return { exceeded, left, resetAt: (taken[0]?.at ?? now) + windowMs }
  }

  /** Refuses `name` until a time, whatever its count. */
  block(name: string, until: number): void {
    this.blocks.set(name, until)
  }

  isBlocked(name: string, now: number): boolean {
    return now < (this.blocks.get(name) ?? 0)
  }

  private tidy(now: number): void {
    for (const [name, until] of this.blocks) if (until <= now) this.blocks.delete(name)
    for (const [name, { windowMs, taken }] of this.counts)
      if (!taken.some(({ at }) => now < at + windowMs)) this.counts.delete(name)
  }
}
