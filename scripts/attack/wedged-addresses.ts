import { connect } from 'node:net'
import { z } from 'zod'
import { sendWebhook } from '../../tests/support/send-webhook.ts'
import { draftCookie } from '../../web/preview/session/cookie.ts'
import { readAddresses } from './addresses.ts'
import type { Attack } from './attack.ts'
import { type Sent, send } from './send.ts'

const draft = { cookie: `${draftCookie}=x` }
const OPTIONS = { method: 'OPTIONS' }
const REQUESTS: readonly Sent[] = [
  ...['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'QUERY'].map((method) => ({
    method,
  })),
  {
    method: 'OPTIONS',
    headers: { origin: 'https://a.example', 'access-control-request-method': 'GET' },
  },
  ...['OPTIONS', 'POST', 'HEAD'].map((method) => ({ method, headers: draft })),
  ...[
    { accept: 'text/markdown' },
    { accept: 'application/json' },
    { rsc: '1' },
    { rsc: '1', 'next-router-prefetch': '1' },
    { 'next-action': 'a'.repeat(42) },
    { 'x-nextjs-data': '1' },
    { 'x-prerender-revalidate': 'a' },
    { range: 'bytes=5-1' },
    { 'if-none-match': '*' },
    { 'if-match': '"a"' },
    { 'if-modified-since': new Date().toUTCString() },
    { expect: '100-continue' },
    { expect: 'more' },
    { connection: 'upgrade', upgrade: 'h2c' },
    { connection: 'upgrade', upgrade: 'websocket' },
  ].map((headers) => ({ headers })),
]
const RAW = [
  (path: string) => `get ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
  (path: string) =>
    `${'A'.repeat(10_000)} ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
  (path: string) => `CONNECT ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
]

const HEALTH = '/docs/api/health'
const health = z.object({ unhandledRejections: z.number() })
/** Body of a webhook for the settings, which every page shows. */
const CHANGED = JSON.stringify({ id: 'siteSettings', type: 'siteSettings', operation: 'update' })

/** How long to wait for a malformed request, and how long a reader's request may take afterwards, in ms. */
const PATIENCE = 3000
const LONGEST = 10_000
/** Time after which an impatient client disconnects, in ms. */
const LEAVES = 1

export const wedgedAddresses: Attack = {
  title: 'requests of every method that leave an address waiting for good',
  async run(stack, check) {
    const { origin } = new URL(stack.site)
    const read = (path: string) => send(origin, path, { signal: AbortSignal.timeout(LONGEST) })
    const sendAll = async (path: string) => {
      const sent = (request: Sent, ms: number) =>
        send(origin, path, { ...request, signal: AbortSignal.timeout(ms) }).catch(() => undefined)
      const [options] = await Promise.all([
        sent(OPTIONS, PATIENCE),
        ...REQUESTS.map((request) => sent(request, PATIENCE)),
        ...RAW.map((lines) => sendLines(origin, lines(path))),
        sent({}, LEAVES),
      ])
      check(options?.status === 204, `OPTIONS ${path} is answered ${options?.status}`)
    }
    let slowest = 0
    // Runs twice: first with addresses that were mostly never requested, then with stale ones, as after a publish.
    for (const isStale of [false, true]) {
      if (isStale) check((await sendWebhook(stack, CHANGED)) === 200, 'nothing was made stale')
      for (const path of readAddresses) {
        await sendAll(path)
        const { status, ms } = await read(path)
        check(status === 200, `${path} is ${status} afterwards`)
        slowest = Math.max(slowest, ms)
      }
    }
    const { unhandledRejections } = health.parse(JSON.parse((await read(HEALTH)).text))
    check(unhandledRejections === 0, `${unhandledRejections} errors were handled by nothing`)
    const count = 2 * readAddresses.length * (2 + REQUESTS.length + RAW.length)
    return `${count} requests; then every address answers, the slowest in ${slowest.toFixed(0)} ms`
  },
}

/** Sends bytes that no HTTP client would send, and resolves when the connection is closed. */
function sendLines(origin: string, lines: string): Promise<void> {
  const { port } = new URL(origin)
  const socket = connect(Number(port), 'localhost', () => socket.end(lines))
  socket.setTimeout(PATIENCE, () => socket.destroy())
  socket.on('error', () => socket.destroy())
  socket.resume()
  return new Promise((resolve) => socket.once('close', () => resolve()))
}
