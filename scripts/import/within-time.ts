import { createContext, Script } from 'node:vm'

/** No page takes longer to read, in ms: what does was made to. */
export const LONGEST = 15_000

const script = new Script('work()')
const context = createContext({ work() {} })

/** What `work` returns; throws where it takes longer than the limit, in ms of the clock. */
export function withinTime<T>(limit: number, work: () => T): T {
  context['work'] = work
  try {
    return script.runInContext(context, { timeout: limit })
  } catch (cause) {
    if (!isTimeout(cause)) throw cause
    throw new Error(`it takes longer than ${limit / 1000} s to read. Part the file.`, { cause })
  }
}

/** Such an error is one of the other context, so it is no Error here. */
const isTimeout = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
