import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'

/** A search server to measure. */
export interface Engine {
  name: string
  url: string
  adminKey: string
  /** Megabytes of memory that it holds now. */
  residentMegabytes: () => Promise<number>
  stop: () => Promise<void>
}

const started = z.object({ event: z.literal('listening'), url: z.string() })
const ADMIN_KEY = 'admin-key-of-the-measurement'

/** The local engine in a process of its own, over an empty folder; ready when this resolves. */
export async function startLocalEngine(): Promise<Engine> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-search-'))
  const main = path.join(import.meta.dirname, '../../local/search/main.ts')
  const child = spawn(process.execPath, [main], {
    env: {
      NODE_ENV: 'production',
      SEARCH_PORT: '0',
      SEARCH_DATA: folder,
      SEARCH_ADMIN_KEY: ADMIN_KEY,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) =>
      reject(new Error(`The search ended with ${code} before it was ready`)),
    )
    createInterface(child.stdout).once('line', (line) => {
      resolve(started.parse(JSON.parse(line)).url)
    })
  })
  return {
    name: 'local engine',
    url,
    adminKey: ADMIN_KEY,
    residentMegabytes: async () =>
      Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)]).toString()) / 1024,
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
