import { once } from 'node:events'
import { createServer } from 'node:http'
import { scriptHashes } from '../../studio/script-policy/script-hashes.ts'
import { requireAllowedHost } from './allowed-hosts.ts'
import { freePort } from './free-port.ts'

/** Interval in ms at which the page requests its own address, until the answer is no longer its own 503. */
const ASK_AGAIN = 1000

/** Serves a page while something is being built; the page reloads itself when the address answers with success. */
export async function waitingPage(
  what: string,
): Promise<{ port: number; close: () => Promise<void> }> {
  const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${what}: being built</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { display: grid; place-content: center; min-height: 90vh; text-align: center }
</style>
<h1>The ${what} is being built</h1>
<p role="status">It takes a minute or two, once. This page opens it.</p>
<p lang="zh-TW">${what} 正在建置，第一次需要一兩分鐘；完成後會自動開啟。</p>
<script>
  setInterval(async () => {
    const answer = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined)
    if (answer?.ok) location.reload()
  }, ${ASK_AGAIN})
</script>
`
  const policy = [
    `default-src 'none'`,
    `script-src ${scriptHashes(page).join(' ')}`,
    `style-src 'unsafe-inline'`,
    `connect-src 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ]
  const server = createServer((request, response) => {
    if (requireAllowedHost(request, response)) return
    response.writeHead(503, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'retry-after': '30',
      // The next connection may be forwarded to the finished service.
      connection: 'close',
    })
    response.end(page)
  })
  const port = await freePort()
  server.listen(port, 'localhost')
  await once(server, 'listening')
  return {
    port,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
