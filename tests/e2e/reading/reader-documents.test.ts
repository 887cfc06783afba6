// Needs a browser: documents follow each other with what the browser keeps.
import type { Page, Request } from 'playwright-core'
import { beforeEach, describe, expect, inject, it } from 'vitest'
import { enhanced } from '../../support/hydrate.ts'
import { ownPages } from '../../support/own-pages.ts'

const stack = inject('stack')
const kline = `${stack.site}/v5/market/kline`

describe('following links without the framework', () => {
  const newPage = ownPages()
  let page: Page
  beforeEach(async () => {
    page = await newPage()
    await page.goto(kline)
    await enhanced(page)
  })

  const sidebar = () => page.locator('nav[aria-label="Docs sidebar"]:visible')
  const link = (path: string) => page.locator(`a:visible[href="/docs/${path}"]`).first()
  const heading = (name: string) => page.locator('h1:visible', { hasText: name })
  const hydrated = () => page.locator('html').getAttribute('data-has-hydrated')

  it('loads no framework, however far the reader goes', async () => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
    })
    for (const name of ['tickers', 'orderbook', 'insurance']) {
      await link(`v5/market/${name}`).click()
      await page.waitForURL(`**/v5/market/${name}`)
      await enhanced(page)
    }
    expect(scripts.filter((path) => !path.includes('/enhancements/'))).toEqual([])
    expect(await hydrated()).toBe('false')
  })

  it('keeps the sidebar where it was, and shows it so from the first frame', async () => {
    const column = page.locator('[data-drawer="docs"]:visible')
    await column.evaluate((element) => {
      element.scrollTop = 300
    })
    const open = () =>
      sidebar()
        .locator('li > details[open]')
        .evaluateAll((all) => all.length)
    const before = {
      top: await column.evaluate((element) => element.scrollTop),
      open: await open(),
    }
    expect(before.top).toBeGreaterThan(100)
    // What stands there before any script of its own has come is what the page itself says.
    await page.route('**/enhancements/*', () => {})
    await link('v5/market/tickers').evaluate((element: HTMLElement) => element.click())
    await heading('Tickers').waitFor()
    expect(await column.evaluate((element) => element.scrollTop)).toBe(before.top)
    expect(await open()).toBe(before.open)
  })

  it('keeps a hidden sidebar hidden, until the page is loaded again', {
    tags: ['nightly'],
  }, async () => {
    await page.getByRole('button', { name: 'Collapse sidebar', exact: true }).click()
    expect(await sidebar().count()).toBe(0)
    await page.getByRole('link', { name: 'Next' }).and(page.locator('[rel=next]')).click()
    await page.waitForURL((url) => url.href !== kline)
    await enhanced(page)
    expect(await sidebar().count()).toBe(0)
    await page.reload()
    await sidebar().waitFor()
  })

  it('shows a bar when a document takes long to come', async () => {
    // One that was fetched ahead is there.
    await page.locator('html').evaluate((root) => root.removeAttribute('data-ahead'))
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/docs/v5/market/tickers', async (route) => {
      await held
      await route.continue()
    })
    // While a document is awaited, the page can only be asked by what it fetches itself.
    const shown = page.waitForRequest('**/docs/icon.svg?shown')
    await page.getByRole('progressbar', { includeHidden: true }).evaluate((bar) => {
      new MutationObserver(() => {
        if (bar.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          new Image().src = '/docs/icon.svg?shown'
      }).observe(bar, { attributes: true })
    })
    await link('v5/market/tickers').click({ noWaitAfter: true })
    await shown
    release()
    await heading('Tickers').waitFor()
    expect(await page.getByRole('progressbar').isVisible()).toBe(false)
  })

  it('goes to the place that the address names, and back to where the reader was', async () => {
    await page.evaluate(() => scrollTo(0, 500))
    await page.evaluate(() => {
      const added = document.createElement('a')
      added.href = '/docs/v5/intro#authentication'
      document.querySelector('main')?.append(added)
      added.click()
    })
    await heading('Introduction').waitFor()
    await page.waitForFunction(() => {
      const top = document.querySelector('#authentication')?.getBoundingClientRect().top ?? -1
      return scrollY > 300 && top >= 0 && top < 200
    })
    await page.goBack()
    await heading('Kline').waitFor()
    await page.waitForFunction(() => Math.abs(scrollY - 500) < 5)
  })
})

describe('pages that are fetched ahead', () => {
  const newPage = ownPages()
  const isAhead = (request: Request) => 'sec-purpose' in request.headers()

  it('are those that the reader points at', async () => {
    const page = await newPage()
    const session = await page.context().newCDPSession(page)
    const ready = new Promise<void>((resolve) => {
      session.on('Preload.prefetchStatusUpdated', ({ status }) => {
        if (status === 'Ready') resolve()
      })
    })
    await session.send('Preload.enable')
    await page.goto(kline)
    await enhanced(page)
    const link = page.locator('a:visible[href="/docs/v5/market/tickers"]').first()
    await link.hover()
    await ready
    await link.click()
    await page.waitForURL('**/v5/market/tickers')
    const delivered = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation')
      return entry && 'deliveryType' in entry ? entry.deliveryType : undefined
    })
    expect(delivered).toBe('navigational-prefetch')
  })

  it('are none on a slow line', { tags: ['nightly'] }, async () => {
    const page = await newPage()
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } })
    })
    const ahead: string[] = []
    page.on('request', (request) => {
      if (isAhead(request)) ahead.push(request.url())
    })
    await page.goto(kline)
    await enhanced(page)
    expect(await page.locator('html').getAttribute('data-ahead')).toBeNull()
    await page.locator('a:visible[href="/docs/v5/market/tickers"]').first().hover()
    await page.locator('a:visible[href="/docs/v5/market/tickers"]').first().click()
    await page.waitForURL('**/v5/market/tickers')
    expect(ahead).toEqual([])
  })
})
