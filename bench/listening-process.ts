import { execFileSync, spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { peakMegabytes } from './memory.ts'

const started = z.object({ event: z.literal('listening'), url: z.string() })

/** `local/<name>/main.ts` in a process of its own; ready when this resolves. */
export async function startListening(
  name: string,
  variables: Readonly<Record<string, string | undefined>>,
) {
  const main = path.join(import.meta.dirname, '../local', name, 'main.ts')
  const child = spawn(process.execPath, [main], {
    // The types of Next demand NODE_ENV of every environment.
    env: { NODE_ENV: 'production', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) =>
      reject(new Error(`The ${name} ended with ${code} before it was ready`)),
    )
    createInterface(child.stdout).once('line', (line) => {
      resolve(started.parse(JSON.parse(line)).url)
    })
  })
  return {
    url,
    /** Megabytes of memory that the process holds now. */
    residentMegabytes: () =>
      Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)]).toString()) / 1024,
    /** The most that it held so far. */
    peakMegabytes: () => peakMegabytes(child.pid ?? 0),
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
