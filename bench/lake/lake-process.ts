import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { TOKEN } from './client-of.ts'

const USER = { id: 'bench', name: 'Bench', email: 'bench@exchange.example', role: 'administrator' }

const started = z.object({ event: z.literal('listening'), url: z.string() })

export type LakeProcess = {
  url: string
  /** Megabytes of memory that the process holds now. */
  residentMegabytes: () => number
  stop: () => Promise<void>
}

/** A folder for the data of a lake; `remove` when it is done with. */
export function temporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-lake-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** A lake in a process of its own, on a free port; ready when this resolves. */
export async function startLakeProcess(folder: string): Promise<LakeProcess> {
  const users = path.join(folder, 'users.json')
  writeFileSync(users, JSON.stringify([{ ...USER, token: TOKEN }]))
  const main = path.join(import.meta.dirname, '../../local/lake/main.ts')
  const child = spawn(process.execPath, [main], {
    // The types of Next demand NODE_ENV of every environment.
    env: {
      NODE_ENV: 'production',
      LAKE_PORT: '0',
      LAKE_DATA: path.join(folder, 'lake'),
      LAKE_USERS: users,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) =>
      reject(new Error(`The lake ended with ${code} before it was ready`)),
    )
    createInterface(child.stdout).once('line', (line) => {
      resolve(started.parse(JSON.parse(line)).url)
    })
  })
  return {
    url,
    residentMegabytes: () =>
      Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)]).toString()) / 1024,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
