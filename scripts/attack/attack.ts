import type { RunningStack } from '../stack/running-stack.ts'

/** Notes what did not hold, in words of what was seen. */
export type Check = (holds: boolean, otherwise: string) => void

/** One way to do harm. `run` does it, checks what must hold, and returns the figure that was seen. */
export type Attack = {
  number: string
  title: string
  run: (stack: RunningStack, check: Check) => Promise<string>
}
