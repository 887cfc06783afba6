import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../../support/browser.ts'
import { enhanced, hydrate } from '../../support/hydrate.ts'

const { site } = inject('stack')
const at = (path: string) => `${site}/${path}`

describe('the changelog', () => {
  let browser: Browser
  let page: Page
  beforeAll(async () => {
    browser = await launchBrowser()
    page = await browser.newPage()
  })
  afterAll(() => browser.close())

  const shown = () => page.locator('[data-change]:visible').count()

  it('is filtered by area and kind, in the address', async () => {
    await page.goto(at('changelog/v5'))
    await enhanced(page)
    const all = await shown()
    await page.locator('select[name=area]').selectOption('market')
    const market = await shown()
    expect(market).toBeGreaterThan(10)
    expect(market).toBeLessThan(all)
    await page.locator('select[name=kind]').selectOption('deprecated')
    expect(await shown()).toBeLessThan(market)
    expect(new URL(page.url()).search).toBe('?area=market&kind=deprecated')
    await page.getByText(`of ${all}`).waitFor()
    for (const month of await page.locator('[data-month]:visible').all())
      expect(await month.locator('[data-change]:visible').count()).toBeGreaterThan(0)
  })

  it('comes filtered from an address, and takes no choice that there is not', async () => {
    await page.goto(at('zh-TW/changelog/v5?area=order&kind=removed'))
    await enhanced(page)
    expect(await page.getByLabel('領域', { exact: true }).inputValue()).toBe('order')
    const removed = await shown()
    await page.goto(at('zh-TW/changelog/v5?area=%3Cb%3E&kind=no'))
    await enhanced(page)
    expect(await page.getByLabel('領域', { exact: true }).inputValue()).toBe('')
    expect(await shown()).toBeGreaterThan(removed)
  })

  it('is told on the page of an endpoint, in both languages', async () => {
    for (const [path, heading] of [
      ['v5/market/instrument', 'History'],
      ['zh-TW/v5/market/instrument', '變更紀錄'],
    ] as const) {
      await page.goto(at(path))
      await page.getByRole('link', { name: heading, exact: true }).click()
      const history = page.locator('section', { has: page.locator('#page-history') })
      await history.getByRole('listitem').first().getByRole('link').first().click()
      await page.waitForURL(/changelog\/v5#changelog-/)
    }
  })

  it('gives one address for what a reader chooses', async () => {
    await page.goto(at('changelog/v5/follow'))
    await hydrate(page)
    await page.locator('summary', { hasText: /^Market$/ }).click()
    await page.getByRole('checkbox', { name: 'Kline', exact: true }).check()
    await page.getByRole('checkbox', { name: 'Only what may break clients' }).check()
    const address = await page.getByLabel('Address of your feed').inputValue()
    expect(address).toBe(at('changelog/v5/changes.xml?breaking=1&page=v5/market/kline'))
    expect((await fetch(address)).headers.get('content-type')).toContain('rss')
  })

  it('gives it without scripts too', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const plain = await context.newPage()
    await plain.goto(at('zh-TW/changelog/v5/follow'))
    await plain.locator('summary', { hasText: /^行情$/ }).click()
    await plain.getByRole('checkbox', { name: '此領域的所有內容' }).first().check()
    const [request] = await Promise.all([
      plain.waitForRequest(/changes\.json/),
      plain.getByRole('button', { name: 'JSON Feed' }).click(),
    ])
    expect(request.url()).toBe(at('zh-TW/changelog/v5/changes.json?area=market'))
    await context.close()
  })
})
