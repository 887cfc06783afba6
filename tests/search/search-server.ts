import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSearchServer } from '../../local/search/server.ts'
import { ADMIN_KEY } from '../../local/search/testing/test-server.ts'

/** A search server on its own port, which can be stopped and restarted. */
export async function searchServer() {
  const dataDir = mkdtempSync(join(tmpdir(), 'search-'))
  const start = (port: number) => startSearchServer({ port, dataDir, adminKey: ADMIN_KEY })
  let running = await start(0)
  const { url } = running
  return {
    url,
    down: () => running.close(),
    async up() {
      running = await start(Number(new URL(url).port))
    },
    async stop() {
      await running.close()
      rmSync(dataDir, { recursive: true })
    },
  }
}
