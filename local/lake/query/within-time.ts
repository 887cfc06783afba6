import vm from 'node:vm'

/** The work took longer than it may, by the clock. */
export class TimeLimitError extends Error {}

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
 * the middle of whatever it is at. Within the work of another, whose limit holds for it too, it
 * costs nothing; else it starts a thread that watches the time.
 */
export function withinTime<T>(ms: number, work: () => T): T {
  if (isLimited) return work()
  let result: { value: T } | undefined
  sandbox.work = () => {
    result = { value: work() }
  }
  isLimited = true
  try {
    script.runInContext(context, { timeout: ms })
  } catch (cause) {
    throw isTimeout(cause) ? new TimeLimitError(`Not ready after ${ms} ms`, { cause }) : cause
  } finally {
    isLimited = false
    delete sandbox.work
  }
  if (!result) throw new Error('The work ended without a result')
  return result.value
}
