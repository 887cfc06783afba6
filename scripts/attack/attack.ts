import type { StackFile } from '../../tests/support/stack-file.ts'

/** What is attacked: the running stack, and the folder of its data. */
export type Attacked = StackFile & { data: string }

/** Notes what did not hold, in words of what was seen. */
export type Check = (holds: boolean, otherwise: string) => void

/** One way to do harm. `run` does it, checks what must hold, and returns the figure that was seen. */
export type Attack = {
  number: string
  title: string
  run: (stack: Attacked, check: Check) => Promise<string>
}
