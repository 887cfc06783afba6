import { createContext, Script } from 'node:vm'

/** Longest time for reading a page, in ms; no normal page takes that long. */
export const LONGEST = 15_000

const script = new Script('work()')
const context = createContext({ work() {} })

/** Returns the result of `work`; throws when it takes longer than `limit` ms of wall-clock time. */
export function withinTime<T>(limit: number, work: () => T): T {
  context['work'] = work
  try {
    return script.runInContext(context, { timeout: limit })
  } catch (cause) {
    if (!isTimeout(cause)) throw cause
    throw new Error(`it takes longer than ${limit / 1000} s to read. Part the file.`, { cause })
  }
}

/** The error belongs to another VM context, so `instanceof Error` is false here. */
const isTimeout = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
