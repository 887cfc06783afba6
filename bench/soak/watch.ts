import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { median } from '../../scripts/attack/percentile.ts'
import { residentMegabytes } from '../harness/processes.ts'
import type { Report } from '../harness/report.ts'
import type { StackCopy } from '../harness/stack.ts'

const EVERY_MS = 2000

interface MemorySample {
  at: number
  megabytes: number
}

/** Samples memory until `signal` aborts; a missing process is a fault. */
export async function watchMemory(
  { pids }: StackCopy,
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
 * Growth of a process in per cent, from the first `window` to the last of a span, all in ms. Medians ignore the peaks
 * between garbage collections, so none needs to be forced.
 */
export function growth(
  samples: readonly MemorySample[],
  { from, to, window }: { from: number; to: number; window: number },
): number {
  const within = (begins: number, ends: number) =>
    median(samples.filter(({ at }) => at >= begins && at <= ends).map((one) => one.megabytes))
  return (within(to - window, to) / within(from, from + window) - 1) * 100
}

/** Records the ends of the logs in `folder`; the returned function reports each later error as a fault. */
export function followLogs(folder: string): (report: Report) => void {
  const files = readdirSync(folder).filter((name) => name.endsWith('.log'))
  const ends = files.map((name) => statSync(path.join(folder, name)).size)
  return (report) => {
    for (const [index, name] of files.entries()) {
      const since = readFileSync(path.join(folder, name)).subarray(ends[index]).toString()
      // Indented lines belong to the error above them.
      for (const words of since.split(/\n(?![\s}])/).filter(Boolean))
        if (!/^\{"time":"[^"]+","level":"(info|warn)"/.test(words))
          report.fault('error in a log', `${name}: ${words.slice(0, 500)}`)
    }
  }
}
