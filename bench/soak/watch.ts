import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { median } from '../../scripts/attack/percentile.ts'
import { residentMegabytes } from '../harness/processes.ts'
import type { Report } from '../harness/report.ts'
import type { Twin } from '../harness/stack.ts'

const EVERY_MS = 2000

interface MemorySample {
  /** Since the start, ms. */
  at: number
  megabytes: number
}

/** Samples memory until it is told to stop; a process that is another than before had died. */
export async function watchMemory(
  { pids }: Twin,
  report: Report,
  signal: AbortSignal,
): Promise<Map<string, MemorySample[]>> {
  const begun = performance.now()
  const memory = new Map<string, MemorySample[]>()
  let known = pids()
  for (; !signal.aborted; known = pids()) {
    const held = await residentMegabytes(Object.values(known))
    const at = performance.now() - begun
    for (const [name, pid] of Object.entries(known)) {
      const megabytes = held.get(pid)
      if (megabytes === undefined) report.fault('dead process', name)
      else memory.set(name, [...(memory.get(name) ?? []), { at, megabytes }])
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

/**
 * Where the logs in `folder` end now. The function that it returns takes every line that came since for a
 * fault unless its level is lower, and gives how many requests were slow.
 */
export function followLogs(folder: string): (report: Report) => number {
  const files = readdirSync(folder).filter((name) => name.endsWith('.log'))
  const ends = files.map((name) => statSync(path.join(folder, name)).size)
  return (report) => {
    let slow = 0
    for (const [index, name] of files.entries()) {
      const since = readFileSync(path.join(folder, name)).subarray(ends[index]).toString()
      // What is indented belongs to the error above it.
      for (const words of since.split(/\n(?![\s}])/).filter(Boolean)) {
        const [, level] = /^\{"time":"[^"]+","level":"(info|warn)"/.exec(words) ?? []
        if (level === undefined) report.fault('error in a log', `${name}: ${words.slice(0, 500)}`)
        else if (level === 'warn') slow += 1
      }
    }
    return slow
  }
}
