import { processIds } from '../../scripts/stack/processes.ts'

/** Data folder of the running stack. */
export const dataFolder = '.data/test'

/** Process id of a service of the stack: `lake`, `search`, `site`. */
export function pid(name: string): number {
  const found = processIds(dataFolder)[name]
  if (!found) throw new Error(`No process of the stack is called ${name}`)
  return found
}

/** Suspends a process: to its clients it is down, but the supervisor does not restart it. */
export async function whileStopped(name: string, work: () => Promise<void>): Promise<void> {
  const stopped = pid(name)
  process.kill(stopped, 'SIGSTOP')
  try {
    await work()
  } finally {
    process.kill(stopped, 'SIGCONT')
  }
}
