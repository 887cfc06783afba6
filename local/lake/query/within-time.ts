import vm from 'node:vm'

/** Thrown when the work exceeds its wall-clock time. */
export class TimeLimitError extends Error {
  /** Processor time used meanwhile, in ms; much less than the limit on a busy machine. */
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

// The error belongs to another VM context, so `instanceof Error` is false here.
const isTimeout = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'

/**
 * Returns the result of `work`; throws a TimeLimitError after `ms`. V8 interrupts the work at any point, so state that
 * it was changing must be discarded. A nested call is free, as the outer limit applies; otherwise it starts a thread
 * that watches the time.
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
