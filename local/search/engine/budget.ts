/**
 * The time budget of a request's searches. Expensive steps are skipped when it is spent: the answer then has the hits
 * so far, as a real server's does.
 */
export class Budget {
  /** Whether a step was skipped. */
  cutOff = false
  private readonly started = processorMs()
  private readonly ms: number

  constructor(ms: number) {
    this.ms = ms
  }

  /** Processor time since the start, in ms, which other processes do not affect. */
  worked(): number {
    return processorMs() - this.started
  }

  spent(): boolean {
    if (this.worked() >= this.ms) this.cutOff = true
    return this.cutOff
  }
}

/** Processor time of this thread, in ms. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
