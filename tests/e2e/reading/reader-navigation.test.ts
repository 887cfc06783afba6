// Needs a browser: pages replace each other in one document.
import type { Page, Request, Route } from 'playwright-core'
import { beforeEach, describe, expect, inject, it } from 'vitest'
import { ownPages } from '../../support/own-pages.ts'
import { waitForIslands } from '../../support/wait-for-enhancement.ts'

const stack = inject('stack')
const intro = `${stack.site}/v5/intro`
const kline = `${stack.site}/v5/market/kline`

/** Whether a page is requested to be shown in place instead of as a document. */
const isInPlace = (request: Request) => request.resourceType() === 'xhr'

describe('moving between pages', () => {
  const newPage = ownPages()
  let page: Page
  beforeEach(async () => {
    page = await newPage()
  })

  /** Adds a link to `href` to the page's text. */
  const addLink = (href: string) =>
    page.evaluate((to) => {
      const link = document.createElement('a')
      link.href = to
      link.textContent = 'Added by the test'
      document.querySelector('main p')?.append(link)
    }, href)
  /** Clicks the link at its position, without scrolling to it. */
  const pressAdded = () =>
    page
      .locator('main a:visible', { hasText: 'Added by the test' })
      .evaluate((link) => link instanceof HTMLElement && link.click())
  const heading = (name: string) => page.locator('h1:visible', { hasText: name })
  /** Sets a mark on the window, which a reload removes. */
  const markDocument = () => page.evaluate(() => Reflect.set(window, 'sameDocument', true))
  const sameDocument = () => page.evaluate(() => Reflect.get(window, 'sameDocument') === true)

  /** Holds back the request for page `path` until the returned function is called. */
  const hold = async (path: string) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(
      (url) => url.pathname === path,
      async (route: Route) => {
        if (isInPlace(route.request())) await held
        await route.continue().catch(() => undefined) // the page may be closed by now
      },
    )
    return release
  }

  it('keeps the old page, with a progress bar when it takes long, until the new one arrives', async () => {
    const release = await hold('/docs/v5/market/kline')
    await page.goto(intro)
    await waitForIslands(page)
    await markDocument()
    await addLink('/docs/v5/market/kline')
    const bar = page.getByRole('progressbar')
    const early = await bar.isVisible()
    expect(early).toBe(false)
    await pressAdded()
    await bar.waitFor({ state: 'visible' })
    const kept = await heading('Introduction').isVisible()
    expect(kept).toBe(true)
    await expect
      .poll(() => bar.evaluate((element) => getComputedStyle(element).pointerEvents))
      .toBe('none')
    await expect
      .poll(() => bar.evaluate((element) => element.getBoundingClientRect().height))
      .toBe(2)
    release()
    await heading('Kline').waitFor()
    await bar.waitFor({ state: 'hidden' })
    await expect.poll(sameDocument).toBe(true)
  })

  it('shows the top of the next page, or the anchor in the address', async () => {
    await page.goto(intro)
    await waitForIslands(page)
    await page.evaluate(() => scrollTo(0, 900))
    await addLink('/docs/v5/market/kline')
    await pressAdded()
    await heading('Kline').waitFor()
    await page.waitForFunction(() => scrollY === 0)
    await addLink('/docs/v5/intro#authentication')
    await pressAdded()
    await heading('Introduction').waitFor()
    await page.waitForFunction(() => {
      const found = [...document.querySelectorAll('#authentication')]
      const top = found.find((one) => one.checkVisibility())?.getBoundingClientRect().top ?? -1
      return scrollY > 300 && top >= 0 && top < 200
    })
  })

  it('keeps the scroll position when only the query changes', async () => {
    await page.goto(intro)
    await waitForIslands(page)
    await page.evaluate(() => scrollTo(0, 700))
    await addLink('/docs/v5/intro?from=test')
    await pressAdded()
    await page.waitForURL(/from=test/)
    const top = await page.evaluate(() => scrollY)
    expect(top).toBe(700)
    const isLoading = await page.getByRole('progressbar').isVisible()
    expect(isLoading).toBe(false)
  })

  it('loads the document when the page cannot be loaded in place, and says so', async () => {
    const warnings: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text())
    })
    await page.route(
      (url) => url.pathname === '/docs/v5/market/kline',
      (route) => (isInPlace(route.request()) ? route.abort() : route.continue()),
    )
    await page.goto(intro)
    await waitForIslands(page)
    await markDocument()
    await addLink('/docs/v5/market/kline')
    await pressAdded()
    await heading('Kline').waitFor()
    await expect.poll(sameDocument).toBe(false)
    await expect.poll(() => warnings.join()).toContain('could not be loaded in place')
  })

  it('prefetches a page once when its link is hovered', async () => {
    const requests: string[] = []
    page.on('request', (request) => {
      if (isInPlace(request)) requests.push(new URL(request.url()).pathname)
    })
    const release = Promise.withResolvers<void>()
    await page.route('**/v5/market/tickers', async (route) => {
      // A rerendered page would be requested again when shown; aborting the HEAD request prevents that.
      if (route.request().method() === 'HEAD') return route.abort()
      await release.promise
      await route.continue()
    })
    await page.goto(kline)
    await waitForIslands(page)
    const link = page.locator('a:visible[href$="/v5/market/tickers"]').first()
    await link.hover()
    await expect.poll(() => requests).toContain('/docs/v5/market/tickers')
    // This hover comes later, so a further request for the first link would arrive before.
    await addLink('/docs/faq')
    await page.locator('main a:visible', { hasText: 'Added by the test' }).hover()
    await expect.poll(() => requests).toContain('/docs/faq')
    await link.click()
    // Waits while the pointer rests on the link and its page is still loading.
    const pressed = await page.evaluate(() => performance.now())
    await page.waitForFunction((at) => performance.now() > at + 100, pressed)
    release.resolve()
    await heading('Tickers').waitFor()
    expect(requests.filter((path) => path === '/docs/v5/market/tickers')).toHaveLength(1)
  })

  it('prefetches nothing on a slow connection, but still follows links', {
    tags: ['nightly'],
  }, async () => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: 'slow-2g' } })
    })
    const requests: string[] = []
    page.on('request', (request) => {
      if (isInPlace(request)) requests.push(new URL(request.url()).pathname)
    })
    await page.goto(kline)
    await waitForIslands(page)
    const link = page.locator('a:visible[href$="/v5/market/tickers"]').first()
    await link.hover()
    await page.waitForLoadState('networkidle')
    expect(requests).toEqual([])
    await link.click()
    await heading('Tickers').waitFor()
    expect(requests).toContain('/docs/v5/market/tickers')
  })

  it('restores the scroll position on back and forward, also after a reload', async () => {
    await page.goto(intro)
    await waitForIslands(page)
    await page.evaluate(() => scrollTo(0, 800))
    await addLink('/docs/v5/market/kline')
    await pressAdded()
    await heading('Kline').waitFor()
    await page.goBack()
    await heading('Introduction').waitFor()
    await page.waitForFunction(() => Math.abs(scrollY - 800) < 5)
    await page.goForward()
    await heading('Kline').waitFor()
    await page.reload()
    await waitForIslands(page)
    await page.goBack()
    await heading('Introduction').waitFor()
    await page.waitForFunction(() => Math.abs(scrollY - 800) < 5)
  })

  it('opens links to other sites in a new tab, without opener or referrer', {
    tags: ['nightly'],
  }, async () => {
    await page.goto(intro)
    const outside = page.locator(`a[href^="http"]:not([href^="${stack.site}"])`)
    const links = await outside.evaluateAll((all) =>
      all.map((link) => [link.getAttribute('target'), link.getAttribute('rel')]),
    )
    expect(links.length).toBeGreaterThan(0)
    for (const [target, rel] of links) {
      expect(target).toBe('_blank')
      expect(rel).toContain('noopener')
    }
  })
})
