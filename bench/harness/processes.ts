import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { runNode } from '../../scripts/stack/run-node.ts'

const run = promisify(execFile)
const EVERY_MS = 250
const INSTALL_MINUTES = 6
const INSTALL = 'install --ignore-scripts --no-audit --no-fund --loglevel=error'.split(' ')

export interface Run {
  seconds: number
  /** Peak memory of the process and its children, sampled four times a second. */
  megabytes: number
}

/** Runs a Node command to its end; throws with the last lines of its output when it fails. */
export async function measureRun(
  args: string[],
  options: Omit<Parameters<typeof runNode>[1], 'started'>,
): Promise<Run> {
  const from = performance.now()
  let [megabytes, root] = [0, 0]
  const started = (pid: number) => {
    root = pid
  }
  const running = runNode(args, { ...options, started })
  const over = running.then(
    () => true,
    () => true,
  )
  while (!(await Promise.race([over, sleep(EVERY_MS, false)])))
    megabytes = Math.max(megabytes, await treeMegabytes(root))
  await running
  return { seconds: (performance.now() - from) / 1000, megabytes }
}

/** Peak resident set of a process, in MB; 0 when it has ended. */
export const peakMegabytes = (pid: number | undefined): number => statusMegabytes(pid, 'VmHWM')

/** Resident set of a process, in MB; 0 when it has ended. */
export const residentMegabytes = (pid: number | undefined): number => statusMegabytes(pid, 'VmRSS')

/** A field of proc_pid_status(5); Linux only. */
function statusMegabytes(pid: number | undefined, field: string): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/** Resident sets of a process and its descendants, in MB. */
async function treeMegabytes(root: number): Promise<number> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss='])
  const rows = stdout.trim().split('\n')
  const processes = rows.map((row) => row.trim().split(/\s+/).map(Number))
  const kilobytesOf = (pid: number): number =>
    processes.reduce((sum, [id = 0, parent, kilobytes = 0]) => {
      if (id === pid) return sum + kilobytes
      return parent === pid ? sum + kilobytesOf(id) : sum
    }, 0)
  return kilobytesOf(root) / 1024
}

/** Size of a folder's files, in MB, hard links counted once. */
export async function folderMegabytes(folder: string): Promise<number> {
  const { stdout } = await run('du', ['-sb', folder])
  return Number.parseInt(stdout, 10) / 1e6
}

/**
 * Runs `work`, and then `stop`, which must end what was started for it: also when a signal ends the run, since a
 * service leads its own process group, which a terminal's signal does not reach.
 */
export async function stopAfter(
  stop: () => Promise<void>,
  work: () => Promise<void>,
): Promise<void> {
  const { promise: stopped, reject } = Promise.withResolvers<never>()
  const onSignal = (signal: string) => reject(new Error(`${signal} ended the measurement`))
  const signals = ['SIGINT', 'SIGTERM'] as const
  // npm passes on the signal that the terminal sent to all, and this second one must not interrupt the stopping.
  for (const signal of signals) process.on(signal, onSignal)
  try {
    await Promise.race([work(), stopped])
  } finally {
    await stop()
    for (const signal of signals) process.off(signal, onSignal)
  }
}

/** Installs the packages of a measurement into `folder` at exact versions, unless they are installed. */
export async function installBenchPackages(
  folder: string,
  packages: Readonly<Record<string, string>>,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const manifest = path.join(folder, 'package.json')
  const wanted = JSON.stringify({ private: true, dependencies: packages }, null, 2)
  const before = await readFile(manifest, 'utf8').catch(() => '')
  // npm writes this file when it has finished.
  const isWhole = existsSync(path.join(folder, 'node_modules/.package-lock.json'))
  if (before === wanted && isWhole) return
  const where = path.relative('.', folder)
  console.log(`Installing ${Object.keys(packages).join(', ')} into ${where} …`)
  await writeFile(manifest, wanted)
  const options = { cwd: folder, timeout: INSTALL_MINUTES * 60_000 }
  await run('npm', INSTALL, options).catch((cause: unknown) => {
    const late = `${where} was not installed within ${INSTALL_MINUTES} minutes.`
    throw new Error(`${late} Does the npm registry answer?`, { cause })
  })
}
