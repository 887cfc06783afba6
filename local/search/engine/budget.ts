/**
 * The time that the searches of a request have. What may take long is left out when it is up: the answer then
 * has what was found so far, as that of a real server does.
 */
export class Budget {
  /** Whether something was left out. */
  cutOff = false
  private readonly started = processorMs()
  private readonly ms: number

  constructor(ms: number) {
    this.ms = ms
  }

  /** How long was worked until now, in ms of the processor: what else the machine does does not count. */
  worked(): number {
    return processorMs() - this.started
  }

  spent(): boolean {
    if (this.worked() >= this.ms) this.cutOff = true
    return this.cutOff
  }
}

/** What this thread has worked, ms. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
