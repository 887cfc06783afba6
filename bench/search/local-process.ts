import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startListening } from '../listening-process.ts'

/** A search server to measure. */
export interface Engine {
  name: string
  url: string
  adminKey: string
  /** Megabytes of memory that it holds now. */
  residentMegabytes: () => Promise<number>
  stop: () => Promise<void>
}

const ADMIN_KEY = 'admin-key-of-the-measurement'

/** The local engine in a process of its own, over an empty folder; ready when this resolves. */
export async function startLocalEngine(): Promise<Engine> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-search-'))
  const engine = await startListening('search', {
    SEARCH_PORT: '0',
    SEARCH_DATA: folder,
    SEARCH_ADMIN_KEY: ADMIN_KEY,
  })
  return {
    name: 'local engine',
    url: engine.url,
    adminKey: ADMIN_KEY,
    residentMegabytes: async () => engine.residentMegabytes(),
    async stop() {
      await engine.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
