// Needs a browser: an edit in the Studio shows on the page that a reader has open.
// @module-tag nightly
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { delivered } from '../support/delivered.ts'
import { lakeAs, publish } from '../support/lake.ts'
import { html, stamp } from '../support/page.ts'
import { searchFor } from '../support/search-modal.ts'
import { StudioSession } from '../support/studio.ts'
import { until } from '../support/until.ts'

const stack = inject('stack')
const id = 'page-v5-market-kline'
const english = `${stack.site}/v5/market/kline`
const chinese = `${stack.site}/zh-TW/v5/market/kline`
const unrelated = ['v5/market/tickers', 'v5/market/time', 'zh-TW/v5/intro'].map(
  (path) => `${stack.site}/${path}`,
)

describe('edit in the Studio, publish, read it, find it', () => {
  let browser: Browser
  const lake = lakeAs(stack, 'administrator')
  const original = lake.getDocument(id)

  const drafted = async (words: string) =>
    (JSON.stringify(await lake.getDocument(`drafts.${id}`)) ?? '').includes(words)

  beforeAll(async () => {
    await original
    browser = await launchBrowser()
  })

  afterAll(async () => {
    await browser.close()
    const page = await original
    await publish(lake, id, { title: page?.['title'], body: page?.['body'] })
  })

  it('shows what the writer publishes in English, keeps the Chinese, and leaves other pages alone', async () => {
    await delivered(stack)
    const stamps = await Promise.all(unrelated.map(stamp))
    const writer = await StudioSession.signIn(stack, 'Writer')
    await writer.open('page', id)
    await writer.field('title.en').fill('Get Kline in a loop')
    await writer.appendToParagraph('en', 'A candle sums up', ' Pelicans watch the candles.')
    await writer.publish(() => drafted('Pelicans watch the candles.'))

    await until(async () => (await html(english)).includes('Pelicans watch the candles.'))
    expect(await html(english)).toContain('Get Kline in a loop')
    const zh = await html(chinese)
    expect(zh).not.toContain('Pelicans')
    expect(zh).not.toContain('Get Kline in a loop')
    expect(await Promise.all(unrelated.map(stamp))).toEqual(stamps)
  })

  it('finds a word of it through the search', async () => {
    await delivered(stack)
    const page = await browser.newPage()
    await page.goto(`${stack.site}/v5/intro`)
    const dialog = await searchFor(page, 'pelicans')
    const hit = dialog.getByRole('option').filter({ hasText: 'Pelicans' })
    await hit.first().click()
    await page.waitForURL(/v5\/market\/kline/)
    await page.locator('h1:visible', { hasText: 'Get Kline' }).waitFor()
    await expect.poll(() => page.locator('h1:visible').textContent()).toBe('Get Kline in a loop')
    await page.close()
  })

  it('lets the translator change the Chinese alone', async () => {
    const translator = await StudioSession.signIn(stack, 'Translator')
    await translator.open('page', id)
    await translator.field('title.zhTW').fill('查詢 K 線（譯者修訂）')
    const editable = await translator.field('title.en').isEditable()
    expect(editable).toBe(false)
    await translator.appendToParagraph('zhTW', '一根 K 線', '鵜鶘看著 K 線。')
    await translator.publish(() => drafted('鵜鶘看著 K 線。'))

    await until(async () => (await html(chinese)).includes('鵜鶘看著 K 線。'))
    expect(await html(chinese)).toContain('查詢 K 線（譯者修訂）')
    expect(await html(english)).not.toContain('鵜鶘')
  })

  it('refuses a translator who goes around the Studio', async () => {
    const change = lakeAs(stack, 'translator').patch(id).set({ 'title.en': 'Not mine to change' })
    await expect(change.commit()).rejects.toMatchObject({ statusCode: 403 })
    expect(await html(english)).not.toContain('Not mine to change')
  })
})
