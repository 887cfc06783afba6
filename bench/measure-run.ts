import { setTimeout as sleep } from 'node:timers/promises'
import { runNode } from '../scripts/stack/command.ts'
import { treeMegabytes } from './memory.ts'

const EVERY_MS = 250

export interface Run {
  seconds: number
  /** The most that it and what it started held together, looked at four times a second. */
  megabytes: number
}

/** Runs a Node command to its end; throws with the last lines of its output when it fails. */
export async function measureRun(
  args: string[],
  options: Omit<Parameters<typeof runNode>[1], 'started'>,
): Promise<Run> {
  const from = performance.now()
  const over = new AbortController()
  let megabytes = 0
  const watch = async (pid: number) => {
    while (!over.signal.aborted) {
      megabytes = Math.max(megabytes, await treeMegabytes(pid))
      await sleep(EVERY_MS, undefined, { signal: over.signal }).catch(() => {})
    }
  }
  let watching: Promise<void> | undefined
  try {
    await runNode(args, {
      ...options,
      started(pid) {
        watching = watch(pid)
      },
    })
  } finally {
    over.abort()
    await watching
  }
  return { seconds: (performance.now() - from) / 1000, megabytes }
}
