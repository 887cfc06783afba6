/**
 * The time that a search has. What may take long is left out when it is up: the answer then has what
 * was found so far, as that of a real server does.
 */
export class Budget {
  /** Whether something was left out. */
  cutOff = false
  /** How long was worked until now, in ms. */
  readonly worked: () => number
  private readonly end: number

  /** The time is up when `worked` says `end`. */
  constructor(worked: () => number, end: number) {
    this.worked = worked
    this.end = end
  }

  /** For one search of those that share a time: what is left of that, and no more than `ms`. */
  within(ms: number): Budget {
    return new Budget(this.worked, Math.min(this.end, this.worked() + ms))
  }

  spent(): boolean {
    if (this.worked() >= this.end) this.cutOff = true
    return this.cutOff
  }
}
