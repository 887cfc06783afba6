import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { freePort } from './free-port.ts'
import { startService } from './service.ts'

/** A service that is this program. */
async function started(program: string) {
  const root = mkdtempSync(path.join(tmpdir(), 'service-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => void vi.restoreAllMocks())
  const port = await freePort()
  const file = path.join(root, 'service.mjs')
  writeFileSync(file, program.replace('PORT', String(port)))
  const pids: number[] = []
  const service = startService(
    {
      name: 'lake',
      args: [file],
      env: { NODE_ENV: 'test' },
      healthUrl: `http://localhost:${port}`,
    },
    { root, logs: root, onPid: (_, pid) => pids.push(pid) },
  )
  return { service, pids, root }
}

it('gives up a service that ends whenever it starts, and says its last words', async () => {
  const { service, pids } = await started('console.error("The data is damaged."); process.exit(1)')
  await expect(service).rejects.toThrow(
    /lake ended each time.* It said last: The data is damaged\./s,
  )
  expect(pids).toHaveLength(3)
})

it('starts one again that was killed', async () => {
  const { service, pids } = await started(
    "import { createServer } from 'node:http'; createServer((_, answer) => answer.end()).listen(PORT, 'localhost')",
  )
  const running = await service
  try {
    process.kill(running.pid() ?? 0, 'SIGKILL')
    await expect.poll(() => pids.length).toBe(2)
  } finally {
    await running.stop()
  }
})
