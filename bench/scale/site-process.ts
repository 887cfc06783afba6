import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Environment } from '../../scripts/stack/env.ts'
import { peakMegabytes } from '../memory.ts'

const root = `${import.meta.dirname}/../..`

export interface MeasuredProcess {
  url: string
  /** The most memory that it held so far. */
  peakMegabytes: () => number
  stop: () => Promise<void>
}

/** Starts the built site and waits until it answers; it writes what it says to `log`. */
export async function startSite(
  env: Environment,
  url: string,
  log: string,
): Promise<MeasuredProcess> {
  const child = spawn(process.execPath, ['web/main.ts'], {
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
