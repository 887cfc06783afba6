/** Maximum number of callers remembered. */
const MOST_CALLERS = 10_000

/** Allows each caller `limit` calls per `windowMs`. */
export class RateLimiter {
  private readonly limit: number
  private readonly windowMs: number
  private readonly callers = new Map<string, { until: number; calls: number }>()

  constructor(limit: number, windowMs: number) {
    this.limit = limit
    this.windowMs = windowMs
  }

  /** How long a caller with `calls` more calls has to wait at `now`, ms; 0 when it may continue. */
  wait(caller: string, now: number, calls = 1): number {
    const known = this.callers.get(caller)
    // A window that ends later than one starting now was opened before the clock was set back.
    if (known && known.until > now && known.until <= now + this.windowMs) {
      known.calls += calls
      return known.calls > this.limit ? known.until - now : 0
    }
    this.callers.delete(caller)
    this.callers.set(caller, { until: now + this.windowMs, calls })
    const [oldest] = this.callers.keys()
    if (this.callers.size > MOST_CALLERS && oldest !== undefined) this.callers.delete(oldest)
    return calls > this.limit ? this.windowMs : 0
  }
}
