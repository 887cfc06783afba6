// Needs a browser: a browser must send no request outside of this machine either.
// @module-tag nightly
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { expect, inject, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { connectionsLog } from '../support/running-stack.ts'
import { searchFor } from '../support/search-modal.ts'
import { StudioSession } from '../support/studio.ts'

/** Hosts that Chromium calls by itself on any page. */
const BROWSERS_OWN = /(^|\.)(google|googleapis|gvt1)\.com$/

/**
 * A proxy that refuses everything. Chromium sends every request but those to loopback through it, so each requested
 * host is one that a page tried to reach outside of this machine.
 */
async function countingProxy() {
  const hosts: string[] = []
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.once('data', (request) => {
      const host = hostOf(request.toString('latin1'))
      if (!BROWSERS_OWN.test(host)) hosts.push(host)
      socket.destroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The proxy has no port')
  return { url: `http://127.0.0.1:${address.port}`, hosts, close: () => server.close() }
}

/** The host in `CONNECT host:443 HTTP/1.1` or `GET http://host/ HTTP/1.1`. */
function hostOf(request: string): string {
  const target = request.split(' ')[1] ?? ''
  return target.includes('://') ? new URL(target).hostname : target.replace(/:\d+$/, '')
}

const stack = inject('stack')

it('calls no address outside this machine: neither the stack nor a browser that uses it', async () => {
  const proxy = await countingProxy()
  const browser = await launchBrowser([`--proxy-server=${proxy.url}`])
  try {
    const page = await browser.newPage()
    await page.goto(`${stack.site}/v5/market/kline`)
    const dialog = await searchFor(page, 'kline')
    await dialog.getByRole('option').first().waitFor()
    await page.goto(`${stack.site}/zh-TW/v5/market/kline`)
    const writer = await StudioSession.signInAnew(browser, stack, 'Writer')
    await writer.open('page', 'page-v5-market-kline')
  } finally {
    await browser.close()
    proxy.close()
  }
  expect(proxy.hosts).toEqual([])
  expect(existsSync(connectionsLog) ? readFileSync(connectionsLog, 'utf8') : '').toBe('')
})
