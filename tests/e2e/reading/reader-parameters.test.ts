// Needs a browser: rows are filtered, marked and linked.
import type { Locator, Page } from 'playwright-core'
import { beforeEach, describe, expect, inject, it } from 'vitest'
import { limitAtCommit } from '../../support/cases.ts'
import { ownPages } from '../../support/own-pages.ts'
import { waitForEnhancement, waitForIslands } from '../../support/wait-for-enhancement.ts'

const stack = inject('stack')
const address = `${stack.site}/v5/market/instrument`

describe('the parameters of an endpoint', () => {
  const newPage = ownPages()
  let page: Page
  beforeEach(async () => {
    page = await newPage()
  })

  const row = (id: string) => page.locator(`[id="${id}"]`)

  it('are expanded and marked when an address points at them', async () => {
    const folded = row('response-list-lotSizeFilter-maxOrderQty')
    await page.goto(address)
    await waitForIslands(page)
    const isShown = await folded.isVisible()
    expect(isShown).toBe(false)
    await page.goto(`${address}#response-list-lotSizeFilter-maxOrderQty`)
    await folded.waitFor()
    await page.locator('[id="response-list-lotSizeFilter-maxOrderQty"][data-target]').waitFor()
    await page.waitForFunction(() => {
      const { top } = document
        .getElementById('response-list-lotSizeFilter-maxOrderQty')
        ?.getBoundingClientRect() ?? { top: -1 }
      return top >= 0 && top < innerHeight
    })
  })

  it('link from a value to its row on the page of enumerations, which is marked', async () => {
    await page.goto(`${stack.site}/v5/market/kline`)
    await waitForIslands(page)
    await row('param-category').getByRole('link', { name: 'inverse', exact: true }).click()
    await page.waitForURL(/\/v5\/enum#category-inverse$/)
    const value = page.locator('tr#category-inverse[data-target]:visible')
    await value.waitFor()
    await expect.poll(() => value.getByRole('rowheader').textContent()).toBe('inverse')
    const ground = (of: Locator) => of.evaluate((one) => getComputedStyle(one).backgroundColor)
    const plain = await ground(page.locator('tr#category-linear:visible'))
    await expect.poll(() => ground(value)).not.toBe(plain)
    await page.waitForFunction(() => {
      const rows = [...document.querySelectorAll('#category-inverse')]
      const { top = -1 } = rows.find((one) => one.checkVisibility())?.getBoundingClientRect() ?? {}
      return top >= 0 && top < innerHeight
    })
  })

  it.each(
    limitAtCommit(1, [
      ['', 'v5/error', 'Filter this page', '10004', 'row-10004', 'row-10003'],
      ['zh-TW/', 'v5/enum', '篩選本頁', '倉位索引', 'positionidx', 'category'],
      ['zh-TW/', 'v5/enum', '篩選本頁', 'positionIdx', 'positionidx', 'category'],
    ]),
  )('%s%s are filtered with their sections, and the address keeps by what', async (...given) => {
    const [locale, path, name, words, found, other] = given
    await page.goto(`${stack.site}/${locale}${path}`)
    await waitForEnhancement(page)
    const filter = page.getByRole('searchbox', { name })
    await filter.fill(words)
    const shows = (id: string) => page.locator(`main [id="${id}"]:visible`).count()
    const filtered = async () => {
      await expect.poll(() => Promise.all([found, other].map(shows))).toEqual([1, 0])
      const height = () => page.locator('main').evaluate((main) => main.scrollHeight)
      await expect.poll(height).toBeLessThan(4000)
    }
    await filtered()
    await expect.poll(() => new URL(page.url()).searchParams.get('filter')).toBe(words)
    await page.reload()
    await waitForEnhancement(page)
    await filtered()
    await page.getByRole('searchbox', { name }).press('Escape')
    await expect.poll(() => shows(other)).toBe(1)
    await expect.poll(() => new URL(page.url()).search).toBe('')
  })

  it('show a link to themselves on hover and on focus', {
    tags: ['nightly'],
  }, async () => {
    await page.goto(address)
    await waitForIslands(page)
    const link = row('param-symbol').getByRole('link', { name: 'Direct link to symbol' })
    await expect.poll(() => link.getAttribute('href')).toBe('#param-symbol')
    const opacity = () => link.evaluate((element) => getComputedStyle(element).opacity)
    await expect.poll(opacity).toBe('0')
    await row('param-symbol').hover()
    await expect.poll(opacity).toBe('1')
  })

  it('are filtered by typed text, nested ones too, until Escape', async () => {
    await page.goto(address)
    await waitForIslands(page)
    const list = page.locator('[data-filterable]:visible').filter({ hasText: 'lotSizeFilter' })
    const rows = list.locator('[data-field]')
    const total = await rows.count()
    const filter = list.getByRole('searchbox', { name: 'Filter parameters' })
    await filter.fill('maxorderqty')
    const shown = list.locator('[data-field]:visible')
    await list
      .locator('output')
      .filter({ hasText: `of ${total}` })
      .waitFor()
    const names = await shown.evaluateAll((all) => all.map((one) => one.getAttribute('data-field')))
    expect(names).toContain('list[].lotSizeFilter.maxOrderQty')
    expect(names).toContain('list[].lotSizeFilter')
    expect(names).not.toContain('category')
    await filter.press('Escape')
    await expect.poll(() => filter.inputValue()).toBe('')
    await expect.poll(() => list.locator('[data-field][hidden]').count()).toBe(0)
    await expect.poll(() => list.locator('output').textContent()).toBe('')
    const folded = row('response-list-lotSizeFilter-maxOrderQty')
    await expect.poll(() => folded.isVisible()).toBe(false)
  })
})
