import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, readFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { leanProcess } from '../../local/lean-process.ts'
import type { Environment } from '../../scripts/stack/env.ts'
import { runNode } from '../../scripts/stack/run-node.ts'

const run = promisify(execFile)
const root = path.join(import.meta.dirname, '../..')
const EVERY_MS = 250

/** A process that is measured. */
export interface Measured {
  url: string
  /** The most that it held so far. */
  peakMegabytes: () => number
  stop: () => Promise<void>
}

/** Starts a program as the stack does, and waits until it says at which address it listens; its words go into `log`, if there is one. */
export async function startMeasured(
  main: string,
  env: Environment,
  log?: string,
): Promise<Measured> {
  const child = spawn(process.execPath, [...leanProcess.flags, main], {
    cwd: root,
    env: { ...leanProcess.env, ...env },
    stdio: ['ignore', 'pipe', log === undefined ? 'inherit' : 'pipe'],
  })
  if (log !== undefined) {
    const lines = createWriteStream(log, { flags: 'a' })
    child.stdout?.pipe(lines)
    child.stderr?.pipe(lines)
  }
  const { pid = 0, stdout } = child
  const ended = once(child, 'exit')
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) =>
      reject(
        new Error(`${main} ended with ${code} before it listened${log ? `; ${log} says why` : ''}`),
      ),
    )
    if (stdout)
      createInterface(stdout).on('line', (line) => {
        const [, address] = /(?:answers at |"url":")(https?:[^"\s]+)/.exec(line) ?? []
        if (address !== undefined) resolve(address)
      })
  })
  return {
    url,
    peakMegabytes: () => peakMegabytes(pid),
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

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

/** The most memory that a process ever held, in MB; 0 when it has ended. Linux alone says it. */
export function peakMegabytes(pid: number): number {
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

/** A row of numbers for each process. */
async function ps(columns: string, which: readonly string[]): Promise<number[][]> {
  const { stdout } = await run('ps', ['-o', columns, ...which])
  const rows = stdout.trim().split('\n')
  return rows.map((row) => row.trim().split(/\s+/).map(Number))
}
