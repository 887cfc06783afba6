import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
const EVERY_MS = 250

/** Runs `work`, and how much memory all processes below this one held at most meanwhile, in MB. */
export async function peakMemory(work: () => Promise<void>): Promise<number> {
  let peak = 0
  let isDone = false
  const watch = async () => {
    while (!isDone) {
      peak = Math.max(peak, await descendantsMegabytes())
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
    }
  }
  const watching = watch()
  await work().finally(() => {
    isDone = true
  })
  await watching
  return peak
}

async function descendantsMegabytes(): Promise<number> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss='])
  const processes = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const below = (parent: number): number =>
    processes.reduce(
      (sum, [pid = 0, ppid, kilobytes = 0]) =>
        ppid === parent ? sum + kilobytes + below(pid) : sum,
      0,
    )
  return below(process.pid) / 1024
}
