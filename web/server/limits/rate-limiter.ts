/** Callers that are remembered at most. */
const MOST_CALLERS = 10_000

/** Lets each caller through `limit` times in every `windowMs`. */
export class RateLimiter {
  private readonly limit: number
  private readonly windowMs: number
  private readonly callers = new Map<string, { until: number; calls: number }>()

  constructor(limit: number, windowMs: number) {
    this.limit = limit
    this.windowMs = windowMs
  }

  /** How long a caller has to wait at `now` with so many `calls`, in ms; 0 for one that may continue. */
  wait(caller: string, now: number, calls = 1): number {
    const known = this.callers.get(caller)
    // A window that ends later than one that begins now is of a clock that was put back since.
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
