interface Signed {
  signature: string
  /** When the signature ends by its own time, which a sender whose clock is ahead puts further off, ms since 1970. */
  until: number
  /** The same for each try of one change, which is signed anew. */
  change: string
}

/**
 * Has what bears a signature done once. What tells of the same change while it runs shares its outcome: a sender that
 * waited in vain tries again, and the work of both would take longer still. What failed may be done again.
 */
export class ReplayGuard<Outcome> {
  readonly #underWay = new Map<string, Promise<Outcome>>()
  /** Until when each signature is accepted, ms since 1970. */
  readonly #doneUntil = new Map<string, number>()

  /** The outcome of `work`, or undefined where it was done before. */
  async once(
    { signature, until, change }: Signed,
    now: number,
    work: () => Promise<Outcome>,
  ): Promise<Outcome | undefined> {
    this.#forgetEnded(now)
    if (this.#doneUntil.has(signature)) return undefined
    const outcome = await (this.#underWay.get(change) ?? this.#begin(change, work))
    this.#doneUntil.set(signature, until)
    return outcome
  }

  #begin(change: string, work: () => Promise<Outcome>): Promise<Outcome> {
    const begun = work().finally(() => this.#underWay.delete(change))
    this.#underWay.set(change, begun)
    return begun
  }

  #forgetEnded(now: number): void {
    // In the order of their insertion: one that lasts keeps those after it a little longer, which is no loss.
    for (const [signature, until] of this.#doneUntil) {
      if (now <= until) return
      this.#doneUntil.delete(signature)
    }
  }
}
