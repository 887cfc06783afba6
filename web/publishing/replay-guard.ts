/**
 * Has what bears a signature done once. Copies that come while it runs share its outcome; what
 * failed may be done again.
 */
export class ReplayGuard<Outcome> {
  readonly #underWay = new Map<string, Promise<Outcome>>()
  /** Until when each signature is accepted, ms since 1970. */
  readonly #doneUntil = new Map<string, number>()

  /**
   * The outcome of `work`, or undefined where it was done before. `until` is when the signature ends by
   * its own time, which a sender whose clock is ahead puts further off, ms since 1970.
   */
  async once(
    signature: string,
    until: number,
    now: number,
    work: () => Promise<Outcome>,
  ): Promise<Outcome | undefined> {
    this.#forgetEnded(now)
    if (this.#doneUntil.has(signature)) return undefined
    const underWay = this.#underWay.get(signature)
    if (underWay) return underWay
    const begun = work()
    this.#underWay.set(signature, begun)
    try {
      const outcome = await begun
      this.#doneUntil.set(signature, until)
      return outcome
    } finally {
      this.#underWay.delete(signature)
    }
  }

  #forgetEnded(now: number): void {
    // In the order of their insertion: one that lasts keeps those after it a little longer, which is no loss.
    for (const [signature, until] of this.#doneUntil) {
      if (now <= until) return
      this.#doneUntil.delete(signature)
    }
  }
}
