interface SignatureEntry {
  signature: string
  /** End of the signature's validity, which a sender whose clock is ahead puts further off, ms since 1970. */
  until: number
  /** Equal for all attempts to send one change; each attempt has a new signature. */
  change: string
}

/**
 * Runs the work for a signature once. Requests for the same change during a run share its outcome: a sender whose
 * request timed out retries, and a second run would slow down both. A failed run may be repeated.
 */
export class ReplayGuard<Outcome> {
  readonly #underWay = new Map<string, Promise<Outcome>>()
  /** End of validity of each handled signature, ms since 1970. */
  readonly #doneUntil = new Map<string, number>()

  /** The outcome of `work`, or undefined when the signature was handled before. */
  async once(
    { signature, until, change }: SignatureEntry,
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
    // In insertion order: a signature that lasts longer only delays the removal of those after it.
    for (const [signature, until] of this.#doneUntil) {
      if (now <= until) return
      this.#doneUntil.delete(signature)
    }
  }
}
