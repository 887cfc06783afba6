// Needs a browser: columns, anchors and sticky elements are laid out.
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../../support/browser.ts'
import { limitAtCommit } from '../../support/cases.ts'
import { reader } from '../../support/reader.ts'

const stack = inject('stack')
const desktop = { width: 1280, height: 800 }
const phone = { width: 360, height: 740 }

describe('the layout of a page', () => {
  let browser: Browser
  let context: BrowserContext
  let page: Page

  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())
  afterEach(() => context.close())

  const open = async (path: string, viewport = desktop, options: BrowserContextOptions = {}) => {
    page = await reader(browser, stack.site + path, { viewport, ...options })
    context = page.context()
  }

  describe('table of contents', () => {
    const toc = () => page.locator('nav[aria-label="On this page"]:visible')

    it('stays beside the text and marks the current heading', async () => {
      await open('/v5/intro')
      await expect.poll(() => toc().count()).toBe(1)
      const marked = () => toc().locator('[aria-current="true"]').allTextContents()
      const first = await marked()
      expect(first).toEqual([])
      await toc().getByRole('link', { name: 'Authentication' }).click()
      await expect.poll(marked).toEqual(['Authentication'])
      const box = await toc().boundingBox()
      expect(box?.y).toBeGreaterThan(0)
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await expect.poll(marked).toEqual(['Where to go next'])
    })

    it('is collapsed above the text on narrow screens, and not printed', {
      tags: ['nightly'],
    }, async () => {
      await open('/v5/intro', { width: 996, height: 800 })
      const link = toc().getByRole('link', { name: 'Authentication' })
      const summary = toc().locator('summary')
      await summary.waitFor()
      const before = await link.isVisible()
      expect(before).toBe(false)
      await summary.press('Enter')
      await link.click()
      await page.waitForURL(/#authentication$/)
      await page.emulateMedia({ media: 'print' })
      await expect.poll(() => toc().count()).toBe(0)
    })
  })

  it.each(limitAtCommit(1, ['/v5/market/kline', '', '/zh-TW/v5/intro']))(
    'of "%s" fits the window at double text size, with the search visible',
    { tags: ['nightly'] },
    async (path) => {
      const large = await launchBrowser(['--blink-settings=defaultFontSize=32'])
      const tab = await reader(large, stack.site + path)
      const fits = () => tab.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      const size = () => tab.evaluate(() => getComputedStyle(document.documentElement).fontSize)
      await expect.poll(size).toBe('32px')
      await expect.poll(fits).toBeLessThanOrEqual(0)
      const search = tab.locator('[data-navbar] [data-search-open]:visible')
      const right = () => search.evaluate((one) => one.getBoundingClientRect().right)
      await expect.poll(right).toBeLessThanOrEqual(1440)
      await large.close()
    },
  )

  it('marks a page of several sections in the section of its breadcrumbs', {
    tags: ['nightly'],
  }, async () => {
    await open('/v5/ws/connect')
    const sidebar = page.locator('nav[aria-label="Docs sidebar"]:visible')
    const current = sidebar.locator('[aria-current="page"]')
    await expect.poll(() => current.count()).toBe(1)
    await expect.poll(() => current.isVisible()).toBe(true)
    const opened = sidebar.locator('li:has(> details[open]) > a')
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).locator('ol > li')
    const above = (await crumbs.allTextContents()).slice(2, -1)
    await expect.poll(() => opened.allTextContents()).toEqual(above)
  })

  it('has a sidebar that is filtered by typed text, until Escape', async () => {
    await open('/v5/market/kline')
    const sidebar = page.locator('nav[aria-label="Docs sidebar"]:visible')
    const visible = () => sidebar.locator('a:visible').allInnerTexts()
    const before = await visible()
    const filter = page.getByRole('searchbox', { name: 'Filter pages' })
    await filter.fill('kline')
    const found = sidebar.locator('li:not(:has(> details)) > a:visible')
    const others = async () =>
      (await found.allInnerTexts()).filter((name) => !name.toLowerCase().includes('kline'))
    await expect.poll(others).toEqual([])
    await expect.poll(() => found.count()).toBeGreaterThan(0)
    await filter.press('Escape')
    await expect.poll(visible).toEqual(before)
  })

  it('shows error codes in two lines on a phone, the first on the first screen below title, menu and lead', async () => {
    await open('/v5/error', { width: 390, height: 844 })
    const bottom = async () => {
      const first = await page.locator('main tbody tr').first().boundingBox()
      return (first?.y ?? 844) + (first?.height ?? 0)
    }
    await expect.poll(bottom).toBeLessThan(844)
    const row = page.locator('#row-10001')
    const numerals = (of: Locator) => of.evaluate((one) => getComputedStyle(one).fontVariantNumeric)
    for (const one of [row, row.locator('code').first()])
      await expect.poll(() => numerals(one)).toBe('tabular-nums')
    await expect.poll(() => numerals(page.locator('body'))).toBe('normal')
    // No column header is repeated visibly, but screen readers get the column names.
    await expect.poll(() => page.locator('main tbody [data-column]').count()).toBe(0)
    await expect.poll(() => row.getByRole('rowheader').allTextContents()).toEqual(['10001'])
    await expect.poll(() => row.getByRole('cell').count()).toBe(2)
    const table = page.getByRole('table').filter({ has: row })
    await expect
      .poll(() => table.getByRole('columnheader').allTextContents())
      .toEqual(['Code', 'Meaning', 'What to do'])
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
      .toBeLessThan(60_000)
    const [code, meaning, action] = await row
      .locator('> *')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
    // The meaning of a code begins on its line.
    expect(meaning.top).toBeLessThan(code.bottom)
    expect(action.top).toBeGreaterThanOrEqual(meaning.bottom)
    expect(action.right).toBeLessThanOrEqual(390)
    // The server's messages are below it, however long.
    const messages = row.getByRole('list', { name: 'Messages of the server' })
    await messages.getByText('position idx not match position mode', { exact: true }).waitFor()
    const right = () => messages.evaluate((list) => list.scrollWidth - list.clientWidth)
    await expect.poll(right).toBe(0)
    const title = await page.locator('h1:visible').boundingBox()
    const menu = page.getByRole('navigation', { name: 'More formats of this page' })
    const place = await menu.boundingBox()
    const below = (title?.y ?? 0) + (title?.height ?? 0)
    expect(place?.y).toBeLessThan(below)
    const lead = await page.getByText('What the codes of refused requests mean').boundingBox()
    expect(lead?.y).toBeGreaterThanOrEqual(below)
    expect((lead?.y ?? 844) - below).toBeLessThan(24)
    const copy = page.getByRole('button', { name: 'Copy page as Markdown' })
    const before = await copy.count()
    expect(before).toBe(0)
    await menu.getByRole('button').click()
    await copy.waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('searchbox', { name: 'Filter this page' }).fill('10002')
    await page.locator('#row-10002').waitFor()
    await row.waitFor({ state: 'hidden' })
  })

  it('shows the page’s location to readers and search engines', async () => {
    await open('/v5/market/kline')
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).locator('ol > li')
    await expect.poll(() => crumbs.allTextContents()).toEqual(['', 'V5 API', 'Market', 'Kline'])
    const home = crumbs.getByRole('link', { name: 'Home page' })
    await expect.poll(() => home.getAttribute('href')).toBe('/docs')
    await expect.poll(() => crumbs.last().getAttribute('aria-current')).toBe('page')
    const data = await page.locator('main script[type="application/ld+json"]').textContent()
    const list = JSON.parse(data ?? '')
    expect(list['@type']).toBe('BreadcrumbList')
    expect(list.itemListElement.at(-1)).toMatchObject({
      name: 'Kline',
      item: expect.stringMatching(/\/docs\/v5\/market\/kline$/),
    })
  })

  it('links to the previous and next pages', { tags: ['nightly'] }, async () => {
    await open('/v5/market/kline')
    const pager = page.getByRole('navigation', { name: 'Docs pages' })
    await pager.getByRole('link', { name: /^Next/ }).click()
    await page.locator('h1:visible', { hasText: 'Mark Price' }).waitFor()
    await page
      .getByRole('navigation', { name: 'Docs pages' })
      .getByRole('link', { name: /^Previous/ })
      .click()
    await page.locator('h1:visible', { hasText: /^Get Kline/ }).waitFor()
  })

  it('shows a back-to-top button to readers who scroll up', { tags: ['nightly'] }, async () => {
    await open('/v5/intro')
    const button = page.getByRole('button', { name: 'Scroll back to top' })
    await page.mouse.move(640, 400)
    await page.mouse.wheel(0, 1500)
    await page.waitForFunction(() => scrollY > 1000)
    const shown = await button.count()
    expect(shown).toBe(0)
    await page.mouse.wheel(0, -200)
    await button.waitFor()
    await page.mouse.wheel(0, 200)
    await button.waitFor({ state: 'hidden' })
    await page.mouse.wheel(0, -200)
    await button.press('Enter')
    await page.waitForFunction(() => scrollY === 0)
    await button.waitFor({ state: 'hidden' })
  })

  it('links to each heading below the title', { tags: ['nightly'] }, async () => {
    await open('/v5/intro')
    const link = page.getByRole('link', { name: 'Direct link to Authentication' })
    await expect.poll(() => link.getAttribute('translate')).toBe('no')
    await link.focus()
    const opacity = () => link.evaluate((element) => getComputedStyle(element).opacity)
    await expect.poll(opacity).toBe('1')
    await link.press('Enter')
    await page.waitForURL(/#authentication$/)
    const ofTitle = await page.locator('h1:visible a').count()
    expect(ofTitle).toBe(0)
  })

  describe.each(limitAtCommit(1, [{ width: 1279, height: 800 }, phone]))(
    'an endpoint at $width px',
    (viewport) => {
      it.each(
        limitAtCommit(1, [
          ['/api-explorer/v5/trade/create-order', ['Console', 'Request parameters']],
          ['/v5/order/create-order', ['Request example', 'Response example', 'Request parameters']],
        ]),
      )('shows what %s is tried and seen by right below the request line', async (path, names) => {
        await open(path, viewport)
        const top = async (text: string) =>
          (await page.locator('main h2', { hasText: text }).boundingBox())?.y ?? 0
        const line = (await page.locator('main [data-code] code').first().boundingBox())?.y ?? 0
        const tops = await Promise.all(names.map(top))
        expect([line, ...tops]).toEqual([line, ...tops].sort((a, b) => a - b))
        expect((tops[0] ?? 0) - line).toBeLessThan(viewport.height / 2)
      })

      it('truncates long examples, and expands them on a click', async () => {
        await open('/v5/market/kline', viewport)
        const example = page.locator('section', {
          has: page.getByRole('heading', { name: 'Response example', exact: true }),
        })
        const code = example.locator('pre:visible')
        const height = async () => (await code.boundingBox())?.height ?? 0
        const unfold = example.getByRole('button', { name: 'Show all lines' })
        await unfold.waitFor()
        const cut = await height()
        expect(cut).toBeLessThan(260)
        await unfold.press('Enter')
        await expect.poll(() => unfold.getAttribute('aria-pressed')).toBe('true')
        const hidden = () => code.evaluate((pre) => pre.scrollHeight - pre.clientHeight)
        await expect.poll(hidden).toBe(0)
        await expect.poll(height).toBeGreaterThan(cut)
        await unfold.press('Enter')
        await expect.poll(height).toBe(cut)
      })
    },
  )

  it('omits parts on a phone', { tags: ['nightly'] }, async () => {
    await open('/zh-TW/v5/intro', phone)
    const hiding = await page.getByRole('button', { name: '收起側邊欄' }).count()
    expect(hiding).toBe(0)
    await page
      .locator('nav[aria-label="本頁導覽"]:visible summary')
      .tap()
      .catch(() => undefined)
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(width).toBe(phone.width)
  })
})
