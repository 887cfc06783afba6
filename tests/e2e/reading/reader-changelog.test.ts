// Needs a browser: filters change the page and its address.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { PART_LENGTH } from '../../../web/content/changelog/parts.ts'
import { launchBrowser } from '../../support/browser.ts'
import { waitForEnhancement, waitForIslands } from '../../support/wait-for-enhancement.ts'

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

  const contents = (name: string) =>
    page.getByRole('navigation', { name }).getByRole('link').allTextContents()

  it('is filtered by area and kind, in the address, until all is shown again', async () => {
    await page.goto(at('changelog/v5'))
    await waitForEnhancement(page)
    const all = await shown()
    await page.locator('select[name=area]').selectOption('market')
    const market = await page.locator('[data-change][data-areas~=market]').count()
    await expect.poll(shown).toBe(market)
    expect(market).toBeGreaterThan(10)
    expect(market).toBeLessThan(all)
    await page.locator('select[name=kind]').selectOption('deprecated')
    await expect.poll(shown).toBeLessThan(market)
    await expect.poll(() => new URL(page.url()).search).toBe('?area=market&kind=deprecated')
    await page.getByText(`of ${all}`).waitFor()
    for (const month of await page.locator('[data-month]:visible').all())
      await expect.poll(() => month.locator('[data-change]:visible').count()).toBeGreaterThan(0)
    const months = async () =>
      (await page.locator('[data-month] > h2:visible').allTextContents()).map((text) =>
        text.replace(/#$/, ''),
      )
    const some = await months()
    await expect.poll(() => contents('On this page')).toEqual(some)
    await page.locator('select[name=kind]').selectOption('removed')
    await expect.poll(shown).toBe(0)
    await expect
      .poll(() => page.getByText('On this page').filter({ visible: true }).count())
      .toBe(0)
    const reset = page.getByRole('button', { name: 'Show all changes' })
    await reset.press('Enter')
    await expect.poll(shown).toBe(all)
    await reset.waitFor({ state: 'hidden' })
    const isFocused = () =>
      page.locator('select[name=area]').evaluate((one) => one === document.activeElement)
    await expect.poll(isFocused).toBe(true)
    await expect.poll(() => new URL(page.url()).search).toBe('')
    const every = await months()
    expect(every.length).toBeGreaterThan(some.length)
    await expect.poll(() => contents('On this page')).toEqual(every)
  })

  it('applies filters of an address, and ignores unknown ones', {
    tags: ['nightly'],
  }, async () => {
    await page.goto(at('zh-TW/changelog/v5?area=market&kind=removed'))
    await waitForEnhancement(page)
    const area = page.locator('select[name=area]')
    await expect.poll(() => area.inputValue()).toBe('market')
    await expect.poll(shown).toBe(0)
    await page.getByRole('button', { name: '顯示全部變更' }).waitFor()
    await expect.poll(() => contents('本頁導覽')).toEqual([])
    await page.goto(at('zh-TW/changelog/v5?area=%3Cb%3E&kind=no'))
    await waitForEnhancement(page)
    await expect.poll(() => area.inputValue()).toBe('')
    await expect.poll(shown).toBeGreaterThan(0)
    await expect.poll(() => contents('本頁導覽').then(({ length }) => length)).toBeGreaterThan(0)
  })

  it('continues in parts, which keep the filters', { tags: ['nightly'] }, async () => {
    await page.goto(at('changelog/v5'))
    await waitForEnhancement(page)
    await page.locator('select[name=area]').selectOption('order')
    await page.getByText('of all 424 changes').waitFor()
    const others = page.getByRole('navigation', { name: 'Other changes' })
    const part = others.getByRole('link').last()
    const words = () => part.locator('xpath=..').textContent()
    await expect.poll(words).toMatch(/ \([1-9]\d*\)$/)
    const found = Number(/\((\d+)\)/.exec((await words()) ?? '')?.[1])
    await part.click()
    await page.waitForURL(/changelog\/v5\/earlier\/1\?area=order$/)
    await page.getByRole('heading', { level: 1, name: /^Changelog: January 2023 – / }).waitFor()
    await waitForEnhancement(page)
    await expect.poll(shown).toBe(found)
    await page.locator('select[name=area]').selectOption('')
    await expect.poll(shown).toBe(PART_LENGTH)
  })

  it('redirects the address of an entry to the part that contains it now', {
    tags: ['nightly'],
  }, async () => {
    const id = 'changelog-2023-01-09-predicted-funding'
    for (const prefix of ['', 'zh-TW/']) {
      await page.goto(at(`${prefix}changelog/v5#${id}`))
      await page.waitForURL(at(`${prefix}changelog/v5/earlier/1#${id}`))
      await page.locator(`[id="${id}"]`).waitFor()
    }
    expect((await fetch(at('changelog/v5/earlier/2'))).status).toBe(404)
    const text = await (await fetch(at('zh-TW/changelog/v5/earlier/1.md'))).text()
    expect(text).toContain('# 更新紀錄：2023年1月')
    expect(text).toContain(`(${at('zh-TW/changelog/v5')})`)
  })

  it('is shown on the page of an endpoint, in both languages', { tags: ['nightly'] }, async () => {
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

  it('has one canonical address for a choice of filters', { tags: ['nightly'] }, async () => {
    await page.goto(at('changelog/v5/follow'))
    await waitForIslands(page)
    const market = page.locator('summary', { hasText: /^Market$/ })
    const mark = () =>
      market.evaluate((one) => {
        const { content, width, rotate } = getComputedStyle(one, '::before')
        return [content, width, rotate]
      })
    await expect.poll(mark).toEqual(['""', '6px', '-45deg'])
    await market.click()
    await expect.poll(mark).toEqual(['""', '6px', '45deg'])
    await page.getByRole('checkbox', { name: 'Kline', exact: true }).check()
    await page.getByRole('checkbox', { name: 'Only what may break clients' }).check()
    const field = page.getByLabel('Address of your feed')
    const areas = page.locator('main details').first()
    const [above, below] = await Promise.all([field.boundingBox(), areas.boundingBox()])
    expect(above?.y).toBeLessThan(below?.y ?? 0)
    const address = at('changelog/v5/changes.xml?breaking=1&page=v5/market/kline')
    await expect.poll(() => field.inputValue()).toBe(address)
    expect((await fetch(address)).headers.get('content-type')).toContain('rss')
  })

  it('has the same address without scripts', async () => {
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

describe('the last visit to the changelog', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())

  it('marks new entries until the reader has seen them', async () => {
    const page = await browser.newPage()
    await page.addInitScript(() => {
      if (!localStorage.getItem('docs.visit')) localStorage.setItem('docs.visit', ' 2026-07-16 1')
    })
    await page.goto(at('changelog/v5'))
    const marked = page.locator('time[data-new]')
    await marked.first().waitFor()
    await expect.poll(() => marked.last().getAttribute('datetime')).toBe('2026-07-16')
    await page.goto(at('v5/guide'))
    const link = page.getByRole('link', { name: 'Integration Guidance' }).first()
    await expect.poll(() => link.getAttribute('data-changed')).toBe('')
    await expect.poll(() => link.getAttribute('aria-description')).toBe('New since your last visit')
    await page.goto(at(''))
    await marked.first().waitFor()
    await page.goto(at('changelog/v5'))
    await page.getByRole('button', { name: 'I have seen these changes' }).click()
    await expect.poll(() => marked.count()).toBe(0)
    // The marks would come with a response of the site.
    await page.goto(at('v5/guide'), { waitUntil: 'networkidle' })
    await waitForEnhancement(page)
    const mark = await link.getAttribute('data-changed')
    expect(mark).toBeNull()
    await page.close()
  })

  it('marks nothing for a first visitor', { tags: ['nightly'] }, async () => {
    const page = await browser.newPage()
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.goto(at('changelog/v5'))
    await waitForEnhancement(page)
    const marks = await page.locator('time[data-new]').count()
    expect(marks).toBe(0)
    expect(requests.filter((url) => url.includes('changes.json'))).toEqual([])
    await page.close()
  })
})
