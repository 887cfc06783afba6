import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { HMAC_KEY, HMAC_SECRET } from './testing/test-exchange.ts'

const main = path.join(import.meta.dirname, 'main.ts')
const run = (env: Record<string, string>) =>
  spawn(process.execPath, [main], { env: { NODE_ENV: 'test', EXCHANGE_PORT: '0', ...env } })

it('the sandbox prints its address, is healthy, and exits with 0 on SIGTERM', async () => {
  const sandbox = run({ EXCHANGE_KEY: HMAC_KEY, EXCHANGE_SECRET: HMAC_SECRET })
  const [line] = await once(sandbox.stdout, 'data')
  const { url } = z.object({ url: z.url() }).parse(JSON.parse(String(line)))
  expect(await (await fetch(`${url}/health`)).json()).toEqual({ ok: true })
  sandbox.kill('SIGTERM')
  expect(await once(sandbox, 'exit')).toEqual([0, null])
})

it('the sandbox names a missing setting', async () => {
  const sandbox = run({ EXCHANGE_KEY: HMAC_KEY })
  const [words, [status]] = await Promise.all([text(sandbox.stderr), once(sandbox, 'exit')])
  expect(status).toBe(1)
  expect(words).toContain('EXCHANGE_SECRET is not set')
})
