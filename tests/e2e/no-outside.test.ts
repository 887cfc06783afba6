// Needs a browser: a browser, too, must call no address elsewhere.
// @module-tag nightly
import { existsSync, readFileSync } from 'node:fs'
import { expect, inject, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { countingProxy } from '../support/counting-proxy.ts'
import { connectionsLog } from '../support/running-stack.ts'
import { searchFor } from '../support/search-modal.ts'
import { StudioSession } from '../support/studio.ts'

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
    const writer = await StudioSession.signIn(stack, 'Writer')
    await writer.open('page', 'page-v5-market-kline')
  } finally {
    await browser.close()
    proxy.close()
  }
  expect(proxy.hosts).toEqual([])
  expect(existsSync(connectionsLog) ? readFileSync(connectionsLog, 'utf8') : '').toBe('')
})
