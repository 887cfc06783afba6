import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { freePort } from './free-port.ts'
import { startService } from './service.ts'

/** Starts this program as a service. */
async function started(program: string) {
  const root = mkdtempSync(path.join(tmpdir(), 'service-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => void vi.restoreAllMocks())
  const port = await freePort()
  const file = path.join(root, 'service.mjs')
  writeFileSync(file, program.replace('PORT', String(port)))
  const url = `http://localhost:${port}`
  const pids: number[] = []
  const service = startService(
    {
      name: 'lake',
      args: [file],
      env: { NODE_ENV: 'test' },
      healthUrl: url,
    },
    { root, logs: root, onPid: (_, pid) => pids.push(pid) },
  )
  return { service, pids, root, url }
}

it('startService gives up on a service that always ends at its start, and reports its last output', async () => {
  const { service, pids } = await started('console.error("The data is damaged."); process.exit(1)')
  await expect(service).rejects.toThrow(
    /lake ended each time.* It said last: The data is damaged\./s,
  )
  expect(pids).toHaveLength(3)
})

it('startService restarts a killed service', async () => {
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

it('startService opens no inspector on SIGUSR1, and the signal does not end the service', async () => {
  const { service, url } = await started(
    `import { createServer } from 'node:http'
    import inspector from 'node:inspector'
    createServer((_, answer) => answer.end(String(inspector.url()))).listen(PORT, 'localhost')`,
  )
  const running = await service
  try {
    const pid = running.pid() ?? 0
    process.kill(pid, 'SIGUSR1')
    // An inspector needs a few of these requests' time to open.
    for (let attempt = 0; attempt < 50; attempt++)
      expect(await (await fetch(url)).text()).toBe('undefined')
    expect(running.pid()).toBe(pid)
  } finally {
    await running.stop()
  }
})
