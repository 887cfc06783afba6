// Needs a browser: it tests the browser's cache of a page, while no other page may change.
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { lakeAs, publish } from '../support/lake.ts'
import { html } from '../support/page.ts'
import { until } from '../support/until.ts'
import { waitForEnhancement, waitForIslands } from '../support/wait-for-enhancement.ts'

const stack = inject('stack')
const writer = lakeAs(stack, 'writer')
const id = 'page-v5-market-delivery-price'
const changed = `${stack.site}/v5/market/delivery-price`
const other = `${stack.site}/v5/market/risk-limit`

const original = writer.getDocument(id)
let count = 0

/** Publishes the page with another title; returns it once the server shows it. */
async function publishOver(): Promise<string> {
  const title = `Settled price ${++count}`
  await publish(writer, id, { 'title.en': title })
  await until(async () => (await html(changed)).includes(title))
  return title
}

const heading = (page: Page) => page.locator('main h1:visible').first().textContent()
const shows = (page: Page, title: string) =>
  expect.poll(() => heading(page).catch(() => undefined)).toContain(title)

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await waitForEnhancement(page)
}

async function follow(page: Page, url: string): Promise<void> {
  await page
    .locator(`a[href="${new URL(url).pathname}"]:visible`)
    .first()
    .click()
  await page.waitForURL(url)
}

/** Transferred and decoded size of the current document, in bytes. */
const documentSize = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation')
    return { sent: entry?.transferSize ?? 0, whole: entry?.encodedBodySize ?? 0 }
  })

describe('a page that was published over', () => {
  let browser: Browser
  let context: BrowserContext
  let page: Page
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  beforeEach(async () => {
    context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    page = await context.newPage()
  })
  afterEach(() => context.close())
  afterAll(async () => {
    await browser.close()
    await publish(writer, id, { title: (await original)?.['title'] })
  })

  it('shows its new text through a link, after a reload and in a second tab, and is 304 while unchanged', async () => {
    await open(page, changed)
    await open(page, other)
    const first = await publishOver()
    await follow(page, changed)
    await shows(page, first)
    const second = await publishOver()
    const tab = await context.newPage()
    await open(tab, changed)
    await shows(tab, second)
    await page.reload()
    await shows(page, second)
    await open(tab, other)
    await open(tab, changed)
    const { sent, whole } = await documentSize(tab)
    expect(sent).toBeGreaterThan(0)
    expect(sent).toBeLessThan(whole)
  })

  it('shows its new text when the reader goes back and forward', async () => {
    await open(page, other)
    await open(page, changed)
    await open(page, other)
    const back = await publishOver()
    await page.goBack()
    await shows(page, back)
    await page.goBack()
    const forward = await publishOver()
    await page.goForward()
    await shows(page, forward)
  })

  it('shows its new text when pages change in place', {
    tags: ['nightly'],
  }, async () => {
    await open(page, changed)
    await waitForIslands(page)
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
    await follow(page, other)
    const link = await publishOver()
    await follow(page, changed)
    await shows(page, link)
    await follow(page, other)
    const back = await publishOver()
    await page.goBack()
    await shows(page, back)
    await page.goBack()
    await shows(page, 'Risk Limit')
    const forward = await publishOver()
    await page.goForward()
    await shows(page, forward)
    const sameDocument = await page.evaluate(() => Reflect.get(window, 'sameDocument'))
    expect(sameDocument).toBe(true)
  })

  // A headless browser has no back/forward cache, so the test dispatches the events of one with a window.
  it('shows its new text when the browser restores it from the back/forward cache', {
    tags: ['nightly'],
  }, async () => {
    await open(page, changed)
    const title = await publishOver()
    const kept = await heading(page)
    expect(kept).not.toContain(title)
    await page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    )
    await shows(page, title)
  })
})
