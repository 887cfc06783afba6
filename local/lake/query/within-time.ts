import vm from 'node:vm'

/** The work took longer than it may, by the clock. */
export class TimeLimitError extends Error {
  /** What it had of the processor meanwhile: far less where others had it. */
  readonly processorMs: number

  constructor(ms: number, processorMs: number, cause: unknown) {
    super(`Not ready after ${ms} ms`, { cause })
    this.processorMs = processorMs
  }
}

const sandbox: { work?: () => unknown } = {}
const context = vm.createContext(sandbox)
const script = new vm.Script('work()')
let isLimited = false

// It comes from the other context, so it is no instance of this one's Error.
const isTimeout = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'

/**
 * The result of `work`, or a TimeLimitError when it has not ended after `ms`: V8 interrupts it in
 * the middle of whatever it is at, so what it was changing must be thrown away. Within the work of
 * another, whose limit holds for it too, it costs nothing; else it starts a thread that watches the time.
 */
export function withinTime<T>(ms: number, work: () => T): T {
  if (isLimited) return work()
  let result: { value: T } | undefined
  sandbox.work = () => {
    result = { value: work() }
  }
  isLimited = true
  const before = process.threadCpuUsage()
  try {
    script.runInContext(context, { timeout: ms })
  } catch (cause) {
    if (!isTimeout(cause)) throw cause
    const { user, system } = process.threadCpuUsage(before)
    throw new TimeLimitError(ms, (user + system) / 1000, cause)
  } finally {
    isLimited = false
    delete sandbox.work
  }
  if (!result) throw new Error('The work ended without a result')
  return result.value
}
