import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Environment } from '../../scripts/stack/env.ts'
import { peakMegabytes, treeMegabytes } from '../memory.ts'

const EVERY_MS = 250
const root = `${import.meta.dirname}/../..`

export interface Service {
  url: string
  /** The most memory that it held so far. */
  peakMegabytes: () => number
  stop: () => Promise<void>
}

/** Starts the built site and waits until it answers; it writes what it says to `log`. */
export async function startSite(env: Environment, url: string, log: string): Promise<Service> {
  const child = spawn(process.execPath, ['web/serve/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines = createWriteStream(log, { flags: 'a' })
  child.stdout.pipe(lines)
  child.stderr.pipe(lines)
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The site ended with ${code}; ${log} says why`)))
    createInterface(child.stdout).on('line', (line) => {
      if (line.startsWith('The site answers')) resolve()
    })
  })
  const ended = once(child, 'exit')
  return {
    url,
    peakMegabytes: () => peakMegabytes(child.pid ?? 0),
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

export interface Run {
  seconds: number
  /** The most that it and what it started held together, in MB, looked at four times a second. */
  peak: number
}

/** Runs a Node command to its end. Throws when it fails; `log` says why. */
export async function measureRun(args: string[], env: Environment, log: string): Promise<Run> {
  const from = performance.now()
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const lines = createWriteStream(log, { flags: 'a' })
  child.stdout.pipe(lines, { end: false })
  child.stderr.pipe(lines, { end: false })
  let peak = 0
  const timer = setInterval(() => {
    peak = Math.max(peak, treeMegabytes(child.pid ?? 0))
  }, EVERY_MS)
  const code = await new Promise((resolve) => child.once('close', resolve))
  clearInterval(timer)
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}; ${log} says why`)
  return { seconds: (performance.now() - from) / 1000, peak }
}
