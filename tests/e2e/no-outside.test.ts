import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { expect, inject, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { connectionsLog } from '../support/running-stack.ts'
import { searchFor } from '../support/search-modal.ts'
import { StudioSession } from '../support/studio.ts'

const stack = inject('stack')

it('calls no address outside this machine: neither the stack nor a browser that uses it', async () => {
  let attempts = 0
  // Chromium sends everything but loopback to its proxy, so each call here would have left the machine.
  const proxy = createServer((socket) => {
    attempts++
    socket.destroy()
  })
  const port = await new Promise<number>((resolve) => {
    proxy.listen(0, '127.0.0.1', () => {
      const address = proxy.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  const browser = await launchBrowser([`--proxy-server=http://127.0.0.1:${port}`])
  try {
    const page = await browser.newPage()
    await page.goto(`${stack.site}/v5/market/kline`)
    const dialog = await searchFor(page, 'kline')
    await dialog.getByRole('option').first().waitFor()
    await page.goto(`${stack.site}/zh-TW/v5/market/kline`)
    const writer = await StudioSession.signIn(browser, stack.studio, 'Writer')
    await writer.open('page', 'page-v5-market-kline')
  } finally {
    await browser.close()
    proxy.close()
  }
  expect(attempts).toBe(0)
  expect(existsSync(connectionsLog) ? readFileSync(connectionsLog, 'utf8') : '').toBe('')
})
