import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { median } from '../../scripts/attack/percentile.ts'
import { residentMegabytes } from '../harness/processes.ts'
import type { Report } from '../harness/report.ts'
import type { Twin } from '../harness/stack.ts'

const EVERY_MS = 2000

interface MemorySample {
  at: number
  megabytes: number
}

/** Samples memory until `signal` aborts; a process that is gone is a fault. */
export async function watchMemory(
  { pids }: Twin,
  report: Report,
  signal: AbortSignal,
): Promise<Map<string, MemorySample[]>> {
  const begun = performance.now()
  const memory = new Map(Object.keys(pids()).map((name): [string, MemorySample[]] => [name, []]))
  while (!signal.aborted) {
    for (const [name, pid] of Object.entries(pids())) {
      const megabytes = residentMegabytes(pid)
      if (megabytes === 0) report.fault('dead process', name)
      else memory.get(name)?.push({ at: performance.now() - begun, megabytes })
    }
    await sleep(EVERY_MS, undefined, { signal }).catch(() => {})
  }
  return memory
}

/**
 * By how many per cent a process grew from the first `window` of a span to the last, all in ms. A median of a window
 * sees past the saw's teeth that garbage collection makes, so that none need be forced.
 */
export function growth(
  samples: readonly MemorySample[],
  { from, to, window }: { from: number; to: number; window: number },
): number {
  const within = (begins: number, ends: number) =>
    median(samples.filter(({ at }) => at >= begins && at <= ends).map((one) => one.megabytes))
  return (within(to - window, to) / within(from, from + window) - 1) * 100
}

/** Notes where the logs in `folder` end; the function that it returns takes each error that came since for a fault. */
export function followLogs(folder: string): (report: Report) => void {
  const files = readdirSync(folder).filter((name) => name.endsWith('.log'))
  const ends = files.map((name) => statSync(path.join(folder, name)).size)
  return (report) => {
    for (const [index, name] of files.entries()) {
      const since = readFileSync(path.join(folder, name)).subarray(ends[index]).toString()
      // What is indented belongs to the error above it.
      for (const words of since.split(/\n(?![\s}])/).filter(Boolean))
        if (!/^\{"time":"[^"]+","level":"(info|warn)"/.test(words))
          report.fault('error in a log', `${name}: ${words.slice(0, 500)}`)
    }
  }
}
