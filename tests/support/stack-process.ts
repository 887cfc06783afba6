import { processIds } from '../../scripts/stack/processes.ts'

/** Where the running stack keeps what it makes. */
export const dataFolder = '.data/test'

/** The process of a part of the stack: `lake`, `search`, `site`. */
export function pid(name: string): number {
  const found = processIds(dataFolder)[name]
  if (!found) throw new Error(`No process of the stack is called ${name}`)
  return found
}

/** Stops a process without ending it: to its clients it is down, and the supervisor leaves it alone. */
export async function whileStopped(name: string, work: () => Promise<void>): Promise<void> {
  const stopped = pid(name)
  process.kill(stopped, 'SIGSTOP')
  try {
    await work()
  } finally {
    process.kill(stopped, 'SIGCONT')
  }
}
