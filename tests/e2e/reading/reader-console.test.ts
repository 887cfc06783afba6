// Needs a browser: the console calls the API from the page.
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Locale } from '../../../web/config/locales.ts'
import { launchBrowser } from '../../support/browser.ts'
import { limitAtCommit } from '../../support/cases.ts'
import { consoleOf, enterKeys, openConsole, send, sendButton } from '../../support/console.ts'
import { html } from '../../support/page.ts'
import { everyNth } from '../../support/page-types.ts'
import { reader } from '../../support/reader.ts'

/** Paths of the explorer's pages in the sitemap of `site`, each once for all locales. */
async function explorerPages(site: string): Promise<string[]> {
  const { origin } = new URL(site)
  const index = await html(`${site}/sitemap.xml`)
  const maps = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc)
  const texts = await Promise.all(
    maps.filter((loc) => loc.endsWith('.xml')).map((loc) => html(origin + new URL(loc).pathname)),
  )
  const found = [index, ...texts].flatMap((text) => [
    ...text.matchAll(/\/docs\/(api-explorer\/v5\/[^/<]+\/[^/<]+)<\/loc>/g),
  ])
  return [...new Set(found.map(([, path = '']) => path))]
}

/** Paths of values in `result` that the page's response table does not name: `list[].symbol`. */
async function undocumented(page: Page, result: unknown): Promise<string[]> {
  const named = new Set(
    await page
      .locator('section:has(> div > #response-parameters):visible [data-field]')
      .evaluateAll((fields) =>
        fields.map((field) => (field as HTMLElement).dataset['field'] ?? ''),
      ),
  )
  // Objects keyed by coins and the like are documented as a whole.
  const isWhole = (place: string) =>
    ![...named].some((one) => /^[.[]/.test(one.slice(place.length)) && one.startsWith(place))
  // A list in place of the object has the object's name.
  const start = Array.isArray(result) ? 'result' : ''
  const places = placesIn(result, start, (place) => named.has(place) && isWhole(place))
  return [...new Set(places)].filter((place) => !named.has(place))
}

/** Paths of the values in `value`, which is at `place`; values at a place that `ends` are not entered. */
function placesIn(value: unknown, place: string, ends: (place: string) => boolean): string[] {
  if (Array.isArray(value))
    return value.flatMap((each, index) => {
      // Each entry of a tuple has its own path; those of a list share one.
      const tuple = !value.some((one) => typeof one === 'object')
      if (tuple && !place.endsWith('[]')) return []
      return placesIn(each, tuple ? `${place}[${index}]` : `${place}[]`, ends)
    })
  const own = place === '' || place.endsWith('[]') ? [] : [place]
  if (typeof value !== 'object' || value === null || ends(place)) return own
  const inner = Object.entries(value).flatMap(([name, each]) =>
    placesIn(each, place === '' ? name : `${place}.${name}`, ends),
  )
  return [...own, ...inner]
}

const stack = inject('stack')
const { url: rest, key, secret, rsaKey, rsaPrivateKey } = stack.exchange

/** Console errors and failed requests while `page` is used; automatic ones such as favicons are ignored. */
function complaints(page: Page): string[] {
  const found: string[] = []
  page.on('pageerror', (error) => found.push(`${page.url()}: ${error}`))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      found.push(`${page.url()}: ${message.text()}`)
  })
  return found
}

/** Follows a link of the site to `href`, so that the explorer is not reloaded. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    document.querySelector<HTMLElement>(`a[href="${address}"]`)?.click()
  }, href)
  await page.waitForURL((url) => url.pathname === href)
  // The address changes before the content, so the test waits for the mark in the new sidebar.
  await page
    .locator(`a[href="${href}"][aria-current=page]`)
    .filter({ visible: true })
    .first()
    .waitFor()
}

describe('the console', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())

  // The languages run in parallel, each with its own key, by which limits are counted.
  it.concurrent.each(
    limitAtCommit(1, [
      ['en', { key, secret }],
      ['zh-TW', { key: rsaKey, secret: rsaPrivateKey }],
    ] as [Locale, { key: string; secret: string }][]),
  )(
    'opens on each page in %s, and its call is answered as the page documents',
    async (locale, keys) => {
      const root = new URL(stack.site).pathname + (locale === 'en' ? '' : `/${locale}`)
      const all = await explorerPages(stack.site)
      expect(all.length).toBeGreaterThan(80)
      const paths = everyNth(all, 12)
      const page = await reader(browser, `${new URL(stack.site).origin}${root}/${paths[0]}`)
      const problems = complaints(page)
      let sent = 0
      let entered = false
      for (const path of paths) {
        const href = `${root}/${path}`
        if (new URL(page.url()).pathname !== href) await follow(page, href)
        // Overviews of sections have no operation.
        if ((await consoleOf(page).count()) === 0) continue
        await openConsole(page, locale)
        const signed = (await consoleOf(page).locator('details').count()) > 0
        if (signed && !entered) await enterKeys(page, keys, locale)
        entered ||= signed
        let answer = await send(page, rest)
        // Both keys belong to one account, so the other language may have used up the limit.
        while (answer['retCode'] === 10006) answer = await send(page, rest)
        sent++
        // Focus stays on the button after the answer.
        await sendButton(page).and(page.locator(':focus')).waitFor()
        if (answer['retCode'] !== 0) problems.push(`${path}: ${JSON.stringify(answer)}`)
        const others = await undocumented(page, answer['result'])
        if (others.length > 0) problems.push(`${path} does not document ${others.join(', ')}`)
      }
      await page.context().close()
      expect(problems).toEqual([])
      // Some pages are overviews, without anything to send.
      expect(sent).toBeGreaterThan(paths.length / 2)
    },
    400_000,
  )

  it('is beside its answer on a wide screen and above it on a phone, and only the page scrolls', {
    tags: ['nightly'],
  }, async () => {
    const page = await reader(browser, `${stack.site}/api-explorer/v5/market/kline`, {
      viewport: { width: 1440, height: 900 },
    })
    await openConsole(page)
    await send(page, rest)
    const answer = consoleOf(page).getByRole('region', { name: 'Response' })
    /** Offset of the answer from the button's right edge and top, in px. */
    const offset = async () => {
      const [button, shown] = [await sendButton(page).boundingBox(), await answer.boundingBox()]
      return button && shown && { x: shown.x - button.x - button.width, y: shown.y - button.y }
    }
    await expect.poll(async () => (await offset())?.x).toBeGreaterThan(0)
    await expect.poll(async () => (await offset())?.y).toBeLessThan(0)
    const scrollers = () =>
      consoleOf(page).evaluate((box) => {
        // Ignores a hidden list of Stoplight's for screen readers.
        const chain = [...box.querySelectorAll(':not(select)')]
        for (let out: Element | null = box; out && out !== document.body; out = out.parentElement)
          chain.push(out)
        return chain
          .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
          .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY))
          .map(({ outerHTML }) => outerHTML.slice(0, 80))
      })
    await expect.poll(scrollers).toEqual([])
    // Field names have the same colour as in the samples.
    const inks = () =>
      page
        .locator('section:visible pre i.k', { hasText: '"retCode"' })
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).color))
    await expect.poll(async () => (await inks()).length).toBeGreaterThan(1)
    await expect.poll(async () => new Set(await inks()).size).toBe(1)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(async () => (await offset())?.y).toBeGreaterThan(0)
    // With a form longer than the window, the button is visible at its first field.
    await page.goto(`${stack.site}/api-explorer/v5/trade/create-order`)
    await openConsole(page)
    await consoleOf(page).getByRole('textbox', { name: 'symbol', exact: true }).focus()
    const bottom = async () => {
      const reached = await sendButton(page).boundingBox()
      return (reached?.y ?? 844) + (reached?.height ?? 0)
    }
    await expect.poll(bottom).toBeLessThan(844)
    await expect.poll(scrollers).toEqual([])
    // A name, text, number and keyword have the same colour in console and samples.
    await consoleOf(page).getByRole('radio', { name: 'JSON', exact: true }).check()
    await consoleOf(page)
      .getByRole('textbox', { name: 'Request body' })
      .fill('{"symbol": "HERON", "positionIdx": 1, "reduceOnly": true}')
    const ink = (part: Locator) => part.first().evaluate((one) => getComputedStyle(one).color)
    const inConsole = ['property', 'string', 'number', 'boolean'].map((kind) =>
      consoleOf(page).locator(`.token.${kind}`),
    )
    const inSamples = ['"symbol"', '"HERON"', '1', 'true'].map((text) =>
      page
        .locator('section:visible:has(> #request-example) pre:visible i')
        .filter({ hasText: new RegExp(`^${text}$`) }),
    )
    const samples = await Promise.all(inSamples.map(ink))
    expect(new Set(samples).size).toBe(3)
    await expect.poll(() => Promise.all(inConsole.map(ink))).toEqual(samples)
    await page.context().close()
  })

  it('names missing values, and shows status and duration of an answer', async () => {
    const page = await reader(browser, `${stack.site}/api-explorer/v5/market/kline`)
    await openConsole(page)
    const symbol = consoleOf(page).getByRole('textbox', { name: 'symbol' })
    await symbol.fill('')
    await sendButton(page).click()
    await consoleOf(page).getByText('Required parameters are still empty: symbol').waitFor()
    await symbol.fill('BTCUSDT')
    await send(page, rest)
    await expect
      .poll(() => sendButton(page).evaluate((button) => button === document.activeElement))
      .toBe(true)
    const facts = consoleOf(page).locator('[data-answer-facts] > div')
    const limits = ['X-Bapi-Limit', 'X-Bapi-Limit-Status', 'X-Bapi-Limit-Reset-Timestamp']
    await expect
      .poll(() => facts.locator('dt').allTextContents())
      .toEqual(expect.arrayContaining(['Status', 'Time', 'Size']))
    await expect
      .poll(() => facts.locator('dd').allTextContents())
      .toEqual(expect.arrayContaining(['200', expect.stringMatching(/^\d+ ms$/)]))
    for (const name of (await facts.locator('dt').allTextContents()).slice(3))
      expect(limits).toContain(name)
    await page.context().close()
  })
})
