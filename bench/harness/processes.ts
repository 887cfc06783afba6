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
const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']

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

/** The most memory that a process ever held, in MB; 0 when it has ended. Linux alone says it. */
export function peakMegabytes(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/** How much of the machine's memory each process holds (its resident set), in MB, by its id. */
export async function residentMegabytes(pids: readonly number[]): Promise<Map<number, number>> {
  const processes = await ps('pid=,rss=', ['-p', pids.join(',')])
  return new Map(processes.map(([pid = 0, kilobytes = 0]) => [pid, kilobytes / 1024]))
}

/** What a process and all that it started hold now, in MB. */
async function treeMegabytes(pid: number): Promise<number> {
  const processes = await ps('pid=,ppid=,rss=', ['-A'])
  const below = (parent: number): number =>
    processes.reduce(
      (sum, [id = 0, of, kilobytes = 0]) => (of === parent ? sum + kilobytes + below(id) : sum),
      0,
    )
  const own = processes.find(([id]) => id === pid)?.[2] ?? 0
  return (own + below(pid)) / 1024
}

/** What the files of a folder take, each once whatever names it has, in MB. */
export async function folderMegabytes(folder: string): Promise<number> {
  const { stdout } = await run('du', ['-sb', folder])
  return Number.parseInt(stdout, 10) / 1e6
}

/** A row of numbers for each process. */
async function ps(columns: string, which: readonly string[]): Promise<number[][]> {
  const { stdout } = await run('ps', ['-o', columns, ...which])
  const rows = stdout.trim().split('\n')
  return rows.map((row) => row.trim().split(/\s+/).map(Number))
}

/** Installs packages, by their exact versions, into `folder` unless they are there: nothing but a measurement needs them. */
export async function installBeside(
  folder: string,
  packages: Readonly<Record<string, string>>,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const manifest = path.join(folder, 'package.json')
  const wanted = JSON.stringify({ private: true, dependencies: packages }, null, 2)
  const before = await readFile(manifest, 'utf8').catch(() => '')
  // npm writes it when it is done.
  const isWhole = existsSync(path.join(folder, 'node_modules/.package-lock.json'))
  if (before === wanted && isWhole) return
  const where = path.relative('.', folder)
  console.log(`Installing ${Object.keys(packages).join(', ')} into ${where} …`)
  await writeFile(manifest, wanted)
  try {
    await run('npm', ['install', ...quietly], { cwd: folder, timeout: INSTALL_MINUTES * 60_000 })
  } catch (cause) {
    throw new Error(
      `${where} was not installed within ${INSTALL_MINUTES} minutes. Does the npm registry answer?`,
      { cause },
    )
  }
}
