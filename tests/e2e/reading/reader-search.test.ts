// Needs a browser: the dialog is opened, typed into and navigated by keys.
import type { Page, Request, Route } from 'playwright-core'
import { beforeEach, describe, expect, inject, it } from 'vitest'
import { limitAtCommit } from '../../support/cases.ts'
import { ownPages } from '../../support/own-pages.ts'
import { searchFor } from '../../support/search-modal.ts'
import { until } from '../../support/until.ts'
import { holdIslands, waitForIslands } from '../../support/wait-for-enhancement.ts'

const stack = inject('stack')
const kline = `${stack.site}/v5/market/kline`

describe('the search dialog', () => {
  const newPage = ownPages()
  let page: Page
  beforeEach(async () => {
    page = await newPage()
  })
  const dialog = () => page.getByRole('dialog')
  const field = () => dialog().getByRole('combobox')

  it('opens with its shortcuts, closes with Escape, and returns the focus', async () => {
    await page.goto(kline)
    await waitForIslands(page)
    for (const key of ['Control+k', 'Meta+k', '/']) {
      await page.keyboard.press(key)
      await field().waitFor()
      await field().fill('order')
      await page.keyboard.press('Escape')
      await dialog().waitFor({ state: 'detached' })
      const focused = page.locator('button:focus')
      await expect.poll(() => focused.getAttribute('aria-haspopup')).toBe('dialog')
    }
    // In a text field, a slash is a character.
    await page.goto(`${stack.site}/search`)
    await waitForIslands(page)
    const other = page.getByRole('main').getByRole('searchbox')
    await other.focus()
    await page.keyboard.press('/')
    await expect.poll(() => other.inputValue()).toBe('/')
    const opened = await dialog().count()
    expect(opened).toBe(0)
  })

  it('keeps the focus', { tags: ['nightly'] }, async () => {
    await page.goto(kline)
    await searchFor(page, 'order')
    await dialog().getByRole('option').first().waitFor()
    for (let press = 0; press < 6; press++) {
      await page.keyboard.press('Tab')
      // Between the last and first control, the focus goes through the browser's own bar.
      const isKept = await page.evaluate(() =>
        document.activeElement?.matches('body, dialog[open], dialog[open] *'),
      )
      expect(isKept).toBe(true)
    }
  })

  it('groups hits by page, with breadcrumbs, method, path, kind and matched text', async () => {
    await page.goto(kline)
    await searchFor(page, '/v5/market/mark-price-kline')
    const group = dialog().getByRole('group').first()
    await group.getByText('Get Mark Price Kline').first().waitFor()
    const hit = group.getByRole('option').first()
    await expect.poll(() => group.locator('h2').textContent()).toContain('V5 API › Market')
    await expect
      .poll(() => hit.locator('code').textContent())
      .toBe('GET/v5/market/mark-price-kline')
    await expect.poll(() => hit.textContent()).toMatch(/Reference$/)
    await expect.poll(() => hit.locator('mark').count()).toBeGreaterThan(0)
    await expect.poll(() => dialog().getByRole('status').textContent()).toMatch(/found/)
  })

  it.each(
    limitAtCommit(1, [
      ['', 'DOM by REST', 'matches DOM by REST'],
      ['/zh-TW', '買一賣一', '符合「買一賣一」'],
    ]),
  )('says%s what a hit of “%s” is there for, where it is not seen', async (locale, typed, why) => {
    await page.goto(`${stack.site}${locale}/v5/market/kline`)
    await searchFor(page, typed)
    const first = dialog().getByRole('option').first()
    await first.getByText(why).waitFor()
    await expect.poll(() => first.getAttribute('href')).toBe(`/docs${locale}/v5/market/orderbook`)
  })

  it('is navigated by arrow keys, and Enter opens a hit', async () => {
    await page.goto(kline)
    await searchFor(page, 'order')
    const active = () => dialog().locator('[role=option][aria-selected=true]')
    await active().waitFor()
    const first = await active().getAttribute('id')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => active().getAttribute('id')).not.toBe(first)
    const second = await active().getAttribute('id')
    await expect.poll(() => field().getAttribute('aria-activedescendant')).toBe(second)
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    // Wrapping around reaches the link to all results.
    await expect.poll(() => active().textContent()).toMatch(/^See all \d+ results$/)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => active().getAttribute('id')).toBe(first)
    const href = await active().getAttribute('href')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${href}`)
    await expect.poll(() => dialog().count()).toBe(0)
  })

  it('opens the first result for the typed text, however soon Enter is pressed', {
    tags: ['nightly'],
  }, async () => {
    await page.goto(kline)
    await searchFor(page, 'open interest')
    await dialog().getByRole('option').first().waitFor()
    await field().fill('insurance')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/v5/market/insurance**')
  })

  it('starts with text typed while its code loaded, or with text selected on the page', {
    tags: ['nightly'],
  }, async () => {
    await page.goto(kline)
    await waitForIslands(page)
    const release = await holdIslands(page)
    await page.keyboard.press('Control+k')
    await dialog().waitFor()
    await page.keyboard.type('tickx')
    await page.keyboard.press('Backspace')
    release()
    await field().waitFor()
    await page.keyboard.type('ers')
    await dialog().getByRole('option').first().waitFor()
    await expect.poll(() => field().inputValue()).toBe('tickers')
    await page.keyboard.press('Escape')
    await page.locator('main h1').selectText()
    await page.keyboard.press('Control+k')
    await field().waitFor()
    await expect.poll(() => field().inputValue()).toBe('Get Kline')
    await page.keyboard.type('x')
    await expect.poll(() => field().inputValue()).toBe('x')
  })

  it('opens again however soon after Escape', { tags: ['nightly'] }, async () => {
    await page.goto(kline)
    await searchFor(page, 'insurance')
    await field().evaluate(async (input) => {
      const press = (key: string, ctrlKey: boolean) =>
        (document.activeElement ?? input).dispatchEvent(
          new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }),
        )
      press('Escape', false)
      // As close as two key presses can be: pending work finishes, nothing else happens.
      await new Promise<void>((resolve) => queueMicrotask(resolve))
      press('k', true)
    })
    await until(async () => (await field().inputValue()) === '')
  })

  it('is closed when the reader returns to a page that was left through it', {
    tags: ['nightly'],
  }, async () => {
    await page.goto(kline)
    await waitForIslands(page)
    await page.locator('a[href="/docs/v5/market/tickers"]').first().click()
    await page.locator('h1:visible', { hasText: 'Get Tickers' }).waitFor()
    await searchFor(page, 'order')
    await dialog().getByRole('option').first().waitFor()
    await page.goBack()
    await page.locator('h1:visible', { hasText: 'Get Kline' }).waitFor()
    await page.goForward()
    await page.locator('h1:visible', { hasText: 'Get Tickers' }).waitFor()
    await until(async () => (await page.locator('dialog[open]').count()) === 0)
    await searchFor(page, 'kline')
    await dialog().getByRole('option').first().waitFor()
  })

  it('opens another tab with Ctrl and Enter, and stays open', { tags: ['nightly'] }, async () => {
    await page.goto(kline)
    await searchFor(page, 'insurance')
    await dialog().locator('[role=option][aria-selected=true]').waitFor()
    const other = page.context().waitForEvent('page')
    await page.keyboard.press('Control+Enter')
    await (await other).waitForURL('**/v5/market/insurance**')
    const stays = await dialog().isVisible()
    expect(stays).toBe(true)
    expect(page.url()).toBe(kline)
  })

  it('remembers opened pages, keeps favourites, and forgets removed ones', async () => {
    await page.goto(kline)
    for (const query of ['insurance', 'tickers']) {
      await searchFor(page, query)
      await dialog().locator('[role=option][aria-selected=true]').waitFor()
      await page.keyboard.press('Enter')
      await page.waitForURL(`**/v5/market/${query}**`)
      // The new page handles keys as soon as it is shown.
      await page.locator('h1:visible', { hasText: new RegExp(query, 'i') }).waitFor()
      await page.locator('[data-search-open]:visible').waitFor()
    }
    await page.reload()
    await waitForIslands(page)
    await page.keyboard.press('Control+k')
    const sections = dialog().locator('section', { hasText: /^(Favourites|Recent)/ })
    const rows = sections.getByRole('listitem')
    await rows.nth(1).waitFor()
    await expect.poll(() => rows.first().textContent()).toContain('Tickers')
    await rows.nth(1).getByRole('button').first().click()
    const favourites = dialog().locator('section', { hasText: 'Favourites' })
    await favourites.getByRole('link').waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => page.locator('a:focus').textContent()).toContain('Tickers')
    await dialog().locator('section', { hasText: 'Recent' }).getByRole('button').last().click()
    await until(async () => (await rows.count()) === 1)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/v5/market/insurance**')
  })

  it.each(
    limitAtCommit(1, [
      ['', 'Pages you read last', 'What do you want to do?'],
      ['/zh-TW', '您最近看的頁面', '您想做什麼？'],
    ]),
  )(
    'begins%s with the reader’s own pages and popular ones, navigated by keys',
    async (locale, last, most) => {
      for (const path of ['/v5/market/time', '/v5/market/tickers', '/v5/market/kline']) {
        await page.goto(stack.site + locale + path)
        await waitForIslands(page)
      }
      await page.keyboard.press('Control+k')
      const links = (title: string) =>
        dialog().locator('section', { hasText: title }).getByRole('link')
      await links(most).first().waitFor()
      // The current page is not suggested.
      const hrefs = await links(last).evaluateAll((all) =>
        all.map((link) => link.getAttribute('href')),
      )
      const own = `/docs${locale}/v5/market`
      expect(hrefs).toEqual([`${own}/tickers`, `${own}/time`])
      for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowDown')
      const isFocused = () =>
        links(most)
          .first()
          .evaluate((link) => link === document.activeElement)
      await expect.poll(isFocused).toBe(true)
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Enter')
      await page.waitForURL(`**${own}/time`)
      await expect.poll(() => dialog().count()).toBe(0)
    },
  )

  it('sends no request while a word is being composed', { tags: ['nightly'] }, async () => {
    await page.goto(`${stack.site}/zh-TW/v5/market/kline`)
    await searchFor(page, '')
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('multi_search')) asked.push(request.postData() ?? '')
    })
    await field().focus()
    const session = await page.context().newCDPSession(page)
    for (const text of ['ㄗ', 'ㄗ一', 'ㄗ一ㄐ'])
      await session.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 })
    await session.send('Input.insertText', { text: '資金費率' })
    await dialog().getByRole('option').first().waitFor()
    expect(asked.filter((body) => /[\u3100-\u312F]/.test(body))).toEqual([])
    expect(asked.some((body) => body.includes('資金費率'))).toBe(true)
  })

  it('fills a phone’s screen, without overflow', { tags: ['nightly'] }, async () => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(kline)
    await searchFor(page, 'kline')
    await dialog().getByRole('option').first().waitFor()
    // The dialog slides into position.
    const whole = { x: 0, y: 0, width: 360, height: 640 }
    await expect.poll(() => dialog().boundingBox()).toMatchObject(whole)
    const wider = await dialog().evaluate((one) =>
      [...one.querySelectorAll('*')].some(
        (part) => part.checkVisibility() && part.getBoundingClientRect().right > 361,
      ),
    )
    expect(wider).toBe(false)
    await dialog().getByRole('button', { name: 'Close' }).click()
    await dialog().waitFor({ state: 'detached' })
  })

  it('shows that nothing was found, with other words and where to report it', {
    tags: ['nightly'],
  }, async () => {
    await page.goto(kline)
    await searchFor(page, 'qqqxyz wwwxyz')
    await dialog().getByText('No results for "qqqxyz wwwxyz"').waitFor()
    await expect.poll(() => dialog().getByText('No results').count()).toBe(1)
    await expect.poll(() => field().getAttribute('aria-expanded')).toBe('false')
    await expect.poll(() => field().getAttribute('aria-activedescendant')).toBeNull()
    await dialog().getByText('Try searching for:').waitFor()
    const inChinese = dialog().getByRole('link', { name: 'Search in 繁體中文' })
    await expect
      .poll(() => inChinese.getAttribute('href'))
      .toBe('/docs/zh-TW/search?q=qqqxyz%20wwwxyz')
    await dialog().getByText('Believe this query should return results?').waitFor()
    const report = dialog().getByRole('link', { name: 'Let us know.' })
    await expect.poll(() => report.getAttribute('target')).toBe('_blank')
    await expect.poll(() => report.getAttribute('href')).toContain('search=qqqxyz%20wwwxyz')
    await dialog().getByRole('button', { name: 'rate limit', exact: true }).click()
    await dialog().getByRole('option').first().waitFor()
    await expect.poll(() => field().inputValue()).toBe('rate limit')
    await expect.poll(() => field().getAttribute('aria-expanded')).toBe('true')
  })

  it.each(limitAtCommit(1, ['the dialog', 'the page']))(
    'never shows in %s that nothing was found before the search has answered',
    { tags: ['nightly'] },
    async (place) => {
      await page.addInitScript(() => {
        new MutationObserver(() => {
          for (const { textContent } of document.querySelectorAll('[role=status]'))
            if (textContent.startsWith('No results')) document.documentElement.dataset.denied = ''
        }).observe(document, { subtree: true, childList: true, characterData: true })
      })
      if (place === 'the dialog') {
        await page.goto(kline)
        await searchFor(page, 'walk')
        await dialog().getByRole('option').first().waitFor()
      } else {
        await page.goto(`${stack.site}/search?q=walk`)
        await page.getByRole('status').filter({ hasText: 'found' }).waitFor()
      }
      const denied = await page.locator('html[data-denied]').count()
      expect(denied).toBe(0)
    },
  )

  it.each(
    limitAtCommit(1, [
      ['POST /v5/order/create', '/docs/v5/order/create-order'],
      ['how do I place an order', '/docs/v5/order/create-order'],
      ['what changed in October', '/docs/changelog/v5#2025-10'],
    ]),
  )('understands “%s”', async (query, href) => {
    await page.goto(kline)
    await searchFor(page, query)
    await until(
      async () => (await dialog().getByRole('option').first().getAttribute('href')) === href,
    )
  })

  /** The answer card of a query; one that is late on a busy machine is in the browser's cache the next time. */
  const answered = async (q: string) => {
    if ((await dialog().count()) === 0) await searchFor(page, q)
    const card = dialog().locator('[data-search-answer]')
    await until(async () => {
      await field().fill('')
      await field().fill(q)
      return card.waitFor({ timeout: 3000 }).then(
        () => true,
        () => false,
      )
    })
    return card
  }

  it('answers a question with its fact, which Enter opens', async () => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(kline)
    const card = await answered('place order rate limit')
    await expect.poll(() => card.textContent()).toMatch(/^Place Order.*20 req\/s/)
    await expect.poll(() => card.getAttribute('aria-selected')).toBe('true')
    const id = await card.getAttribute('id')
    await expect.poll(() => field().getAttribute('aria-activedescendant')).toBe(id)
    const right = await card.evaluate((one) => one.getBoundingClientRect().right)
    expect(right).toBeLessThanOrEqual(390)
    await field().fill('place order')
    await until(async () => (await card.count()) === 0)
    await answered('place order rate limit')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/v5/order/create-order')
  })

  it('answers on the results page too', { tags: ['nightly'] }, async () => {
    await page.goto(`${stack.site}/zh-TW/search?q=${encodeURIComponent('建立訂單的頻率限制')}`)
    const card = page.locator('main [aria-live=polite] [data-search-answer]')
    await until(async () => {
      await page.reload()
      return card.waitFor({ timeout: 3000 }).then(
        () => true,
        () => false,
      )
    })
    await expect.poll(() => card.textContent()).toMatch(/^建立訂單.*每秒 20 次/)
    await expect.poll(() => card.getAttribute('href')).toBe('/docs/zh-TW/v5/order/create-order')
  })

  it('requests facts when typing pauses, and none for text that looks private', {
    tags: ['nightly'],
  }, async () => {
    const asked: (string | null)[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname.endsWith('/api/answer')) asked.push(searchParams.get('q'))
    })
    await page.goto(kline)
    const opened = await searchFor(page, 'somebody@example.com key permission')
    await opened.getByRole('option').or(opened.getByText('No results')).first().waitFor()
    const whole = 'place order rate limit'
    await field().fill('')
    const sent = page.waitForRequest((request) => request.url().includes('limit&locale'))
    await field().pressSequentially(whole, { delay: 10 })
    await sent
    expect(asked.at(-1)).toBe(whole)
    expect(asked.filter((q) => q?.includes('@'))).toEqual([])
    // Fewer requests than letters, however slowly a busy machine types.
    expect(asked.length).toBeLessThan(whole.length / 2)
  })

  it.each<[string, (route: Route) => Promise<unknown>]>([
    ['fail', (route) => route.fulfill({ status: 503, body: 'The search does not answer' })],
    ['are late', (route) => page.waitForEvent('close').then(() => route.abort())],
    ['are no facts', (route) => route.fulfill({ json: { hello: 'world' } })],
  ])('shows its results alone where answers %s', { tags: ['nightly'] }, async (how, answer) => {
    const broken: string[] = []
    page.on('pageerror', (error) => broken.push(error.message))
    await page.route('**/api/answer?*', (route) => void answer(route).catch(() => {}))
    await page.goto(kline)
    const asked = page.waitForRequest('**/api/answer?*')
    await searchFor(page, 'place order rate limit')
    await dialog().getByRole('option').first().waitFor()
    const request = await asked
    // The reader continues before late answers arrive.
    if (how !== 'are late') await request.response()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    const cards = await page.locator('[data-search-answer]').count()
    await page.keyboard.press('Enter')
    await dialog().waitFor({ state: 'detached' })
    expect([broken, cards]).toEqual([[], 0])
  })

  it('keeps the results in place once the reader has selected another', {
    tags: ['nightly'],
  }, async () => {
    const isAnswer = (request: Request) => request.url().includes('/api/answer?')
    let held = Promise.withResolvers<void>()
    await page.route('**/api/answer?*', async (route) => {
      await held.promise
      await route.continue().catch(() => {})
    })
    // An answer held for too long is given up and requested again.
    for (let came = false; !came; held = Promise.withResolvers<void>()) {
      await page.goto(kline)
      const asked = page.waitForRequest(isAnswer)
      const ended = Promise.race([
        page.waitForEvent('requestfinished', isAnswer).then(
          () => true,
          () => false,
        ),
        page.waitForEvent('requestfailed', isAnswer).then(
          () => false,
          () => false,
        ),
      ])
      await searchFor(page, 'place order rate limit')
      await dialog().getByRole('option').nth(1).waitFor()
      await asked
      await page.keyboard.press('ArrowDown')
      held.resolve()
      came = await ended
    }
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    )
    const chosen = await dialog().getByRole('option').nth(1).getAttribute('aria-selected')
    expect(chosen).toBe('true')
    const cards = await dialog().locator('[data-search-answer]').count()
    expect(cards).toBe(0)
  })

  it.each(
    limitAtCommit(1, [
      ['', 'authentificator', 'No results for "authentificator". These are for "authenticat'],
      ['/zh-TW', 'authentificator', '沒有結果：「authentificator」。以下是「authenticat'],
    ]),
  )('finds what is spelt most like “%s%s”, and says so', async (locale, typed, said) => {
    await page.goto(`${stack.site}${locale}/v5/market/kline`)
    await searchFor(page, typed)
    await dialog().getByRole('option').first().waitFor()
    await expect.poll(() => dialog().getByRole('status').textContent()).toContain(said)
    await expect.poll(() => dialog().locator('[role=option] mark').count()).toBeGreaterThan(0)
  })

  it('extends the search when little is found, and says so', { tags: ['nightly'] }, async () => {
    await page.goto(kline)
    await searchFor(page, 'testnet giraffe')
    await dialog().getByRole('option').first().waitFor()
    await expect
      .poll(() => dialog().getByRole('status').textContent())
      .toMatch(/No page has "giraffe"/)
  })
})

describe('the search in Chinese', () => {
  const newPage = ownPages()

  it('shows English results, marked as such, when there are no Chinese ones', {
    tags: ['nightly'],
  }, async () => {
    const page = await newPage()
    await page.goto(`${stack.site}/zh-TW/v5/market/kline`)
    const dialog = await searchFor(page, 'walk backwards')
    const group = dialog.locator('[role=group][lang=en]').first()
    await group.getByText('英文').waitFor()
    const href = await group.getByRole('option').first().getAttribute('href')
    expect(href).toMatch(/^\/docs\/v5\//)
    await dialog.getByRole('combobox').fill('資金費率')
    await dialog.getByRole('option', { name: '資金費率' }).first().waitFor()
    await until(async () => (await dialog.locator('[lang=en]').count()) === 0)
  })
})
