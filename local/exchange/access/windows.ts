/** Where a caller stands within a limit. */
export interface Standing {
  exceeded: boolean
  /** How many are left in this window. */
  left: number
  /** When the count starts anew, in ms since 1970. */
  resetAt: number
}

interface Count {
  used: number
  endsAt: number
}

const TIDY_ABOVE = 10_000

/** Counts within windows of the clock, a count for each name. */
export class Windows {
  private readonly counts = new Map<string, Count>()
  /** Until when a name is refused, in ms since 1970. */
  private readonly blocks = new Map<string, number>()

  /** Takes `cost` of `limit` for this window of `windowMs`, or nothing where less is left. */
  take(name: string, cost: number, limit: number, windowMs: number, now: number): Standing {
    const resetAt = (Math.floor(now / windowMs) + 1) * windowMs
    const known = this.counts.get(name)
    const used = known && known.endsAt === resetAt ? known.used : 0
    const exceeded = used + cost > limit
    const after = exceeded ? used : used + cost
    this.counts.set(name, { used: after, endsAt: resetAt })
    if (this.counts.size > TIDY_ABOVE) this.tidy(now)
    return { exceeded, left: limit - after, resetAt }
  }

  /** Refuses `name` until a moment, whatever was taken. */
  block(name: string, until: number): void {
    this.blocks.set(name, until)
  }

  isBlocked(name: string, now: number): boolean {
    return now < (this.blocks.get(name) ?? 0)
  }

  private tidy(now: number): void {
    for (const [name, until] of this.blocks) if (until <= now) this.blocks.delete(name)
    for (const [name, { endsAt }] of this.counts) if (endsAt <= now) this.counts.delete(name)
  }
}
