// Needs a browser: the page of results keeps its query in the address.
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, inject, it } from 'vitest'
import { limitAtCommit } from '../../support/cases.ts'
import { ownPages } from '../../support/own-pages.ts'
import { html } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { holdIslands, waitForIslands } from '../../support/wait-for-enhancement.ts'

const stack = inject('stack')

describe('the page of results', () => {
  const newPage = ownPages()
  let page: Page
  beforeEach(async () => {
    page = await newPage()
  })
  const main = () => page.locator('main:visible')
  const field = () => main().getByRole('searchbox')
  const groups = () => main().locator('section')
  /** Number of results; NaN while results are loading. */
  const count = async () => {
    const words = (await main().getByRole('status').textContent()) ?? ''
    return words === 'One document found' ? 1 : Number(words.replace(' documents found', ''))
  }
  const parameters = () => new URL(page.url()).searchParams
  const found = () =>
    main()
      .getByText(/^(\d+ documents|One document) found$/)
      .waitFor()

  it('keeps the query in the address without a history entry per letter', async () => {
    await page.goto(`${stack.site}/v5/intro`)
    await page.goto(`${stack.site}/search`)
    await waitForIslands(page)
    await field().fill('kline')
    await found()
    await until(async () => parameters().get('q') === 'kline')
    await field().fill('funding rate')
    await until(async () => parameters().get('q') === 'funding rate')
    await expect.poll(() => page.title()).toMatch(/^Search results for "funding rate" \| /)
    await page.goBack()
    await page.waitForURL('**/v5/intro')
  })

  it('keeps text typed before it is hydrated', { tags: ['nightly'] }, async () => {
    const release = await holdIslands(page)
    await page.goto(`${stack.site}/search`, { waitUntil: 'commit' })
    await field().fill('kline')
    release()
    await found()
    await expect.poll(() => field().inputValue()).toBe('kline')
    await until(async () => parameters().get('q') === 'kline')
  })

  it('limits results by section and kind, in the address too', async () => {
    await page.goto(`${stack.site}/search?q=order`)
    await found()
    const all = await count()
    const market = main().getByRole('checkbox', { name: /^Market/ })
    await main().getByRole('button', { name: 'Show all sections' }).click()
    await market.check()
    await until(async () => (await count()) < all && parameters().get('section') === 'Market')
    const some = await count()
    await main()
      .getByRole('checkbox', { name: /^Reference/ })
      .check()
    await until(async () => parameters().get('type') === 'operation' && (await count()) < some)
    const few = await count()
    await page.reload()
    await found()
    await expect.poll(count).toBe(few)
    await expect.poll(() => market.isChecked()).toBe(true)
    await main().getByRole('button', { name: 'Show all', exact: true }).click()
    await until(async () => (await count()) === all && !parameters().has('section'))
  })

  it('loads more as the reader nears the end', { tags: ['nightly'] }, async () => {
    await page.goto(`${stack.site}/search?q=order`)
    await found()
    const all = await count()
    expect(all).toBeGreaterThan(15)
    await until(async () => {
      // In one step, as a mouse wheel does: the last group moves while others load.
      await groups()
        .last()
        .evaluate((group) => group.scrollIntoView({ block: 'end' }))
      return (await groups().count()) === all
      // Each page of results is a request.
    }, 90_000)
    await expect
      .poll(() => main().getByRole('button', { name: 'Load more results' }).count())
      .toBe(0)
  })

  it('is restored when the reader comes back', { tags: ['nightly'] }, async () => {
    await page.goto(`${stack.site}/search?q=order&section=Market`)
    await found()
    const before = await count()
    await groups().nth(2).getByRole('link').first().click()
    await main().getByRole('navigation', { name: 'Breadcrumbs' }).waitFor()
    await page.goBack()
    await page.waitForURL('**/search?q=order&section=Market')
    await found()
    await expect.poll(() => field().inputValue()).toBe('order')
    await expect.poll(count).toBe(before)
    expect(parameters().get('section')).toBe('Market')
    // The restored page reacts too.
    await field().fill('kline')
    await groups().first().filter({ hasText: /kline/i }).waitFor()
    await until(async () => parameters().get('q') === 'kline')
    await main()
      .getByRole('checkbox', { name: /^Market/ })
      .uncheck()
    await until(async () => !parameters().has('section'))
    await found()
  })

  it('follows a link to another query', { tags: ['nightly'] }, async () => {
    await page.goto(`${stack.site}/search?q=order`)
    await waitForIslands(page)
    await found()
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox').fill('kline')
    await dialog.getByRole('option', { name: /^See all/ }).click()
    await until(async () => (await field().inputValue()) === 'kline')
    await main().getByText('Search results for "kline"').waitFor()
  })

  it('shows English results, marked as such, when there are no Chinese ones', {
    tags: ['nightly'],
  }, async () => {
    await page.goto(`${stack.site}/zh-TW/search?q=walk+backwards`)
    const group = main().locator('section[lang=en]').first()
    await group.getByText('英文').waitFor()
    await expect
      .poll(() => group.getByRole('link').first().getAttribute('href'))
      .toMatch(/^\/docs\/v5\//)
  })

  it.each(
    limitAtCommit(1, [
      ['', 'Searching needs JavaScript.'],
      ['/zh-TW', '搜尋需要 JavaScript'],
    ]),
  )('%s says without scripts that it needs them, and is not indexed', async (root, words) => {
    const plain = await newPage({ javaScriptEnabled: false })
    await plain.goto(`${stack.site}${root}/search?q=kline`)
    await plain.getByText(words).waitFor()
    const fields = await plain.getByRole('searchbox').count()
    expect(fields).toBe(0)
    expect(await html(`${stack.site}${root}/search`)).toMatch(
      /<meta name="robots" content="noindex, follow"/,
    )
  })
})
