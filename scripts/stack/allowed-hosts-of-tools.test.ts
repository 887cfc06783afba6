import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asksForSocket, callAs, foreignHosts } from '../../tests/support/called.ts'
import { freePort } from './free-port.ts'
import { toolEnv } from './tool-env.ts'

/** A server that accepts any host, as the development servers do. */
const TOOL = `
  require('node:http')
    .createServer((request, response) => response.end('served'))
    .on('upgrade', (request, socket) => socket.end('HTTP/1.1 101 Switching Protocols\\r\\nUpgrade: websocket\\r\\nConnection: Upgrade\\r\\n\\r\\n'))
    .listen(Number(process.argv[1]), 'localhost', () => console.log('listening'))
`
let url = ''
let stop = () => {}

beforeAll(async () => {
  const port = await freePort()
  const root = path.resolve(import.meta.dirname, '..', '..')
  // Development servers run as separate processes.
  const tool = spawn(process.execPath, ['-e', TOOL, String(port)], {
    env: toolEnv({ NODE_ENV: 'test', NODE_OPTIONS: '--no-deprecation' }, root),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  stop = () => tool.kill()
  await once(tool.stdout, 'data')
  url = `http://localhost:${port}/`
})
afterAll(() => stop())

it('allowed-hosts-of-tools lets a development server answer requests with local host names', async () => {
  for (const host of [new URL(url).host, '127.0.0.1', '[::1]']) {
    expect((await callAs(host, url)).status, host).toBe(200)
    expect((await callAs(host, url, { headers: asksForSocket })).status, host).toBe(101)
  }
})

it.each(foreignHosts)('allowed-hosts-of-tools answers 421 when the host is %s', async (host) => {
  expect((await callAs(host, url)).status).toBe(421)
  expect((await callAs(host, url, { headers: asksForSocket })).status).toBe(421)
})
