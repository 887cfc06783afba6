import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The most memory that a process ever held, in MB; 0 when it has ended. Linux alone says it. */
export function peakMegabytes(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/** How much of the machine's memory each process holds (its resident set), in bytes, by its id. */
export async function residentBytes(pids: readonly number[]): Promise<Map<number, number>> {
  const processes = await ps('pid=,rss=', ['-p', pids.join(',')])
  return new Map(processes.map(([pid = 0, kilobytes = 0]) => [pid, kilobytes * 1024]))
}

/** What a process and all that it started hold now, in MB. */
export async function treeMegabytes(pid: number): Promise<number> {
  const processes = await ps('pid=,ppid=,rss=', ['-A'])
  const below = (parent: number): number =>
    processes.reduce(
      (sum, [id = 0, of, kilobytes = 0]) => (of === parent ? sum + kilobytes + below(id) : sum),
      0,
    )
  const own = processes.find(([id]) => id === pid)?.[2] ?? 0
  return (own + below(pid)) / 1024
}

/** A row of numbers for each process. */
async function ps(columns: string, which: readonly string[]): Promise<number[][]> {
  const { stdout } = await run('ps', ['-o', columns, ...which])
  const rows = stdout.trim().split('\n')
  return rows.map((row) => row.trim().split(/\s+/).map(Number))
}
