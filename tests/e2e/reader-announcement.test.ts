// Needs a browser: the line is laid out above the navbar, and hides by the browser's clock.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { lakeAs, publish, publishDraft } from '../support/lake.ts'
import { html } from '../support/page.ts'
import { focusedElement, reader } from '../support/reader.ts'
import { until } from '../support/until.ts'
import { waitForDeliveries } from '../support/wait-for-deliveries.ts'
import { waitForEnhancement, waitForIslands } from '../support/wait-for-enhancement.ts'

const stack = inject('stack')
const kline = `${stack.site}/v5/market/kline`
const lake = lakeAs(stack, 'writer')

const bar = (page: Page) => page.locator('[data-announcement]:visible')
const close = (page: Page) => bar(page).getByRole('button', { name: 'Close' })
const said = async (page: Page) => (await bar(page).allTextContents()).map((text) => text.trim())

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

describe('the announcement', () => {
  it('is one line above the navbar, which needs no scripts and is not printed', async () => {
    const page = await reader(browser, kline, { width: 997, javaScriptEnabled: false })
    const region = page.getByRole('complementary', { name: 'Announcement' })
    const link = region.getByRole('link')
    await expect.poll(() => link.getAttribute('href')).toBe('/docs/v5/market/tickers')
    await expect
      .poll(() => region.boundingBox())
      .toMatchObject({ x: 0, y: 0, width: 997, height: 30 })
    const banners = await page.getByRole('banner').count()
    expect(banners).toBe(0)
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => region.isVisible()).toBe(false)
    await page.context().close()
  })

  it('takes its height from the sidebar while it is in sight', { tags: ['nightly'] }, async () => {
    const page = await reader(browser, kline)
    const bottom = () =>
      page
        .locator('[data-sidebar-name]:visible')
        .evaluate((side) => Math.round(side.getBoundingClientRect().bottom))
    await expect.poll(bottom).toBe(800)
    await page.evaluate(() => scrollTo(0, 200))
    // The sidebar moves up after the navbar, which is hidden with a transition.
    await until(async () => (await bottom()) === 800)
    await page.context().close()
  })

  it('stays closed, from the first moment of the next load and in other tabs', async () => {
    const page = await reader(browser, kline)
    const other = await page.context().newPage()
    await other.goto(`${stack.site}/faq`)
    await waitForIslands(other)
    await close(page).click()
    await bar(page).waitFor({ state: 'hidden' })
    await bar(other).waitFor({ state: 'hidden' })
    await page.goto(`${stack.site}/zh-TW/v5/intro`)
    const navbar = await page.locator('[data-navbar]').boundingBox()
    expect(navbar?.y).toBe(0)
    const bars = await bar(page).count()
    expect(bars).toBe(0)
    await page.context().close()
  })
})

describe('a new announcement', () => {
  const HOUR_MS = 60 * 60_000
  // Rounded to whole seconds, as pages have it.
  const begins = Math.floor(Date.now() / 1000) * 1000 + 24 * HOUR_MS
  const ids = ['pelicans', 'herons'].map((name) => `announcement-${name}`)
  const [pelicans = '', herons = ''] = ids
  const p2p = `${stack.site}/p2p/guide`

  async function announce(_id: string, fields: object): Promise<void> {
    // Avoids changing content while a page is being rendered.
    await waitForDeliveries(stack)
    await lake.create({ _id: `drafts.${_id}`, _type: 'announcement', level: 'warning', ...fields })
    await publishDraft(lake, _id)
    await waitForDeliveries(stack)
  }

  afterAll(async () => {
    for (const id of ids) await lake.delete(id)
    await waitForDeliveries(stack)
    await until(async () => !(await html(p2p)).includes('Pelicans'))
  })

  it('shows on every page at once, and the older one follows when it is closed', async () => {
    const page = await reader(browser, kline)
    await page.waitForLoadState('networkidle')
    await announce(pelicans, {
      text: { _type: 'localeString', en: 'Pelicans <b>have</b> landed.', zhTW: '鵜鶘已經降落。' },
    })
    await until(async () => (await html(kline)).includes('Pelicans'))
    await until(async () => (await html(`${stack.site}/zh-TW/v5/intro`)).includes('鵜鶘'))
    await page.reload()
    await waitForEnhancement(page)
    await expect.poll(() => said(page)).toEqual(['Warning Pelicans <b>have</b> landed.'])
    const before = await bar(page).boundingBox()
    await close(page).press('Enter')
    await until(async () => (await said(page))[0]?.startsWith('Market data') ?? false)
    await expect.poll(() => bar(page).boundingBox()).toEqual(before)
    await expect.poll(() => focusedElement(page)).toMatch(/^a Market data/)
    await close(page).click()
    await bar(page).waitFor({ state: 'hidden' })
    await page.goto(`${stack.site}/faq`)
    await waitForEnhancement(page)
    const bars = await bar(page).count()
    expect(bars).toBe(0)
    await publish(lake, pelicans, { 'text.en': 'Pelicans have left.' })
    await waitForDeliveries(stack)
    await until(async () => (await html(`${stack.site}/faq`)).includes('Pelicans have left.'))
    await page.reload()
    await expect.poll(() => said(page)).toEqual(['Warning Pelicans have left.'])
    await page.context().close()
  })

  it('shows only beside the pages of its section', async () => {
    await announce(herons, {
      text: { _type: 'localeString', en: 'Herons stand in the water.' },
      sections: [{ _key: 'a', _type: 'reference', _ref: 'sidebar-p2pSideBar' }],
      startsAt: new Date(begins).toISOString(),
      endsAt: new Date(begins + HOUR_MS).toISOString(),
      closeable: false,
    })
    await until(async () => (await html(p2p)).includes('Herons'))
    expect(await html(kline)).not.toContain('Herons')
  })

  it('shows only in its time, on a page rendered before', { tags: ['nightly'] }, async () => {
    const at = async (ms: number) => {
      const page = await browser.newPage()
      await page.clock.setFixedTime(ms)
      // Aborts the enhancements, so that only scripts in the document run.
      await page.route('**/enhancements/*.js', (route) => route.abort())
      await page.goto(p2p)
      const words = await said(page)
      await page.close()
      return words
    }
    const [heronsNow, pelicansNow] = [
      ['Warning Herons stand in the water.'],
      ['Warning Pelicans have left.'],
    ]
    expect(await at(begins - 1000)).toEqual(pelicansNow)
    expect(await at(begins)).toEqual(heronsNow)
    expect(await at(begins + HOUR_MS - 1000)).toEqual(heronsNow)
    expect(await at(begins + HOUR_MS)).toEqual(pelicansNow)
    const without = await reader(browser, p2p, { javaScriptEnabled: false })
    await expect.poll(() => said(without)).toEqual(pelicansNow)
    await without.context().close()
  })

  it('hides when its time is over, on a page that stays open', { tags: ['nightly'] }, async () => {
    const page = await browser.newPage()
    await page.clock.install({ time: begins + HOUR_MS - 60_000 })
    await page.goto(p2p)
    await waitForEnhancement(page)
    await expect.poll(() => said(page)).toEqual(['Warning Herons stand in the water.'])
    const buttons = await close(page).count()
    expect(buttons).toBe(0)
    await page.clock.runFor(61_000)
    await expect.poll(() => said(page)).toEqual(['Warning Pelicans have left.'])
    await page.close()
  })
})
