/** Remembers the signatures of handled deliveries for as long as they would be accepted again. */
export class ReplayGuard {
  private readonly handledAt = new Map<string, number>()
  private readonly lifetimeMs: number

  constructor(lifetimeMs: number) {
    this.lifetimeMs = lifetimeMs
  }

  isHandled(signature: string, now: number): boolean {
    this.forgetOld(now)
    return this.handledAt.has(signature)
  }

  /** Called after the work is done: a delivery that failed may come again. */
  markHandled(signature: string, now: number): void {
    this.handledAt.set(signature, now)
  }

  private forgetOld(now: number): void {
    // A map keeps the order of insertion, so the oldest come first.
    for (const [signature, at] of this.handledAt) {
      if (now - at < this.lifetimeMs) return
      this.handledAt.delete(signature)
    }
  }
}
