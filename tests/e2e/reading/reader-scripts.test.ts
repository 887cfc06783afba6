import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../../support/browser.ts'
import { wake } from '../../support/wake.ts'

const stack = inject('stack')
const kline = `${stack.site}/v5/market/kline`

describe('a page’s scripts', () => {
  let browser: Browser
  let page: Page
  const scripts: string[] = []
  const problems: string[] = []

  beforeAll(async () => {
    browser = await launchBrowser()
    page = await browser.newPage()
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    page.on('pageerror', (error) => problems.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
  })
  afterAll(() => browser.close())

  it('wait for the reader, and then bring the page to life without an error', async () => {
    await page.goto(kline, { waitUntil: 'networkidle' })
    expect(scripts).toEqual([])
    await wake(page)
    expect(scripts.length).toBeGreaterThan(3)
    expect(problems).toEqual([])
  })

  it('do what was pressed before they came', async () => {
    await page.goto(kline)
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('button[aria-haspopup="dialog"]')?.click(),
    )
    expect(await page.getByRole('dialog').count()).toBe(0)
    await wake(page)
    await page.getByRole('dialog').waitFor()
  })

  it('hear the search key as the first thing pressed', async () => {
    await page.goto(kline)
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').waitFor()
  })

  it('come at once where a page is nothing without them', async () => {
    await page.goto(`${stack.site}/search?q=kline`)
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' })
    expect(problems).toEqual([])
  })
})

describe('a page on its way out', () => {
  it('answers 304 to who has it already', async () => {
    const headers = { accept: 'text/html' }
    const first = await fetch(kline, { headers })
    const etag = first.headers.get('etag') ?? ''
    expect(await first.text()).toContain('<style data-of=')
    const second = await fetch(kline, { headers: { ...headers, 'if-none-match': etag } })
    expect(second.status).toBe(304)
    expect(await second.text()).toBe('')
  })

  it('names data that is found again under an address that is no longer held', async () => {
    const html = await (await fetch(kline)).text()
    const held = html.match(/"([^"]+data-of-page[^"]+)"/)?.[1] ?? ''
    const fresh = await fetch(new URL(held, stack.site))
    expect(fresh.headers.get('cache-control')).toContain('immutable')
    const lost = await fetch(new URL(held.replace(/[^/]+\.js/, 'lost.js'), stack.site))
    expect(lost.headers.get('cache-control')).toBe('no-store')
    expect(await lost.text()).toBe(await fresh.text())
  })

  it.each(['https://elsewhere.example/', '//elsewhere.example/', '/docs/_next/data-of-page/x.js'])(
    'never fetches %s for its data',
    async (page) => {
      const address = `${stack.site}/_next/data-of-page/x.js?page=${encodeURIComponent(page)}`
      expect((await fetch(address)).status).toBe(404)
    },
  )
})
