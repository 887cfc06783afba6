// Needs a browser: the test types into the console's form.
// @module-tag nightly
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../../support/browser.ts'
import { consoleOf, enterKeys, openConsole, send, sendButton } from '../../support/console.ts'
import { reader } from '../../support/reader.ts'

const stack = inject('stack')
const { url: rest, key, secret } = stack.exchange
const explorer = `${stack.site}/api-explorer/v5`
const order = `${explorer}/trade/create-order`
const batch = `${explorer}/trade/batch-place`
const kline = `${explorer}/market/kline`

const view = (page: Page, name: 'Form' | 'JSON') =>
  consoleOf(page).getByRole('radio', { name, exact: true })
const input = (page: Page, name: string) =>
  consoleOf(page).getByRole('textbox', { name, exact: true })
const json = (page: Page) => consoleOf(page).getByRole('textbox', { name: 'Request body' })
const body = async (page: Page): Promise<unknown> => JSON.parse(await json(page).inputValue())

const samples = (page: Page) => page.locator('section:visible:has(> #request-example)')
const show = (page: Page, language: string) =>
  samples(page).getByRole('tab', { name: language, exact: true }).locator('visible=true').click()
const sample = async (page: Page) =>
  (await samples(page).locator('pre:visible').allTextContents()).join('\n')
const markup = (page: Page) =>
  samples(page).evaluate((section) => section.innerHTML.replaceAll(/ tabindex="[^"]*"/g, ''))

describe('a request edited in the console', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())

  it('has the same values in the form and as JSON', async () => {
    const page = await reader(browser, order)
    await openConsole(page)
    await expect.poll(() => view(page, 'Form').isChecked()).toBe(true)
    await input(page, 'qty').fill('0.25')
    await consoleOf(page).getByRole('combobox', { name: 'side', exact: true }).selectOption('Sell')
    await consoleOf(page).getByRole('combobox', { name: 'reduceOnly' }).selectOption('true')
    await view(page, 'JSON').check()
    await expect
      .poll(() => body(page))
      .toMatchObject({ qty: '0.25', side: 'Sell', reduceOnly: true })

    await json(page).fill('{"symbol": "ETHUSDT", "own": 12345678901234567890}')
    await view(page, 'Form').check()
    await expect.poll(() => input(page, 'symbol').inputValue()).toBe('ETHUSDT')
    await expect.poll(() => input(page, 'qty').inputValue()).toBe('')
    await input(page, 'qty').fill('1')
    await view(page, 'JSON').check()
    await expect
      .poll(() => json(page).inputValue())
      .toBe('{\n  "symbol": "ETHUSDT",\n  "own": 12345678901234567890,\n  "qty": "1"\n}')

    await json(page).fill('{"symbol":')
    await consoleOf(page).getByText('this text is not valid JSON').waitFor()
    await expect.poll(() => view(page, 'Form').isDisabled()).toBe(true)
    await json(page).fill('[]')
    await consoleOf(page).getByText('this JSON is not an object').waitFor()
    await json(page).fill('{}')
    await view(page, 'Form').check()
    await expect.poll(() => input(page, 'symbol').inputValue()).toBe('')
    await page.context().close()
  })

  it('is sent as edited, once no required value is missing', async () => {
    const page = await reader(browser, order)
    await openConsole(page)
    await enterKeys(page, { key, secret })
    const symbol = await input(page, 'symbol').inputValue()
    await input(page, 'symbol').fill('')
    await consoleOf(page).getByText('Required parameters are still empty: symbol').waitFor()
    await sendButton(page).click()
    await consoleOf(page).getByText('Not sent.').waitFor()
    await input(page, 'symbol').fill(symbol)
    const sentRequest = page.waitForRequest((request) => {
      return request.url().startsWith(rest) && request.method() === 'POST'
    })
    expect(await send(page, rest)).toMatchObject({ retCode: 0 })
    // The page's identifier would be refused after its first use.
    const orderLinkId = expect.stringMatching(/^[\da-f]{32}$/)
    expect((await sentRequest).postDataJSON()).toMatchObject({ symbol, orderLinkId })
    expect(await send(page, rest)).toMatchObject({ retCode: 110072 })
    await consoleOf(page).getByRole('link', { name: '110072' }).waitFor()
    await page.context().close()
  })

  it('can contain a list, whose items are added and removed by keyboard', async () => {
    const page = await reader(browser, batch, { width: 390 })
    await openConsole(page)
    const groups = consoleOf(page).getByRole('group', { name: /^request \d+$/ })
    const before = await groups.count()
    await consoleOf(page).getByRole('button', { name: 'Add request' }).press('Enter')
    await expect.poll(() => groups.count()).toBe(before + 1)
    await expect
      .poll(() => groups.last().evaluate((group) => group.contains(document.activeElement)))
      .toBe(true)
    await groups.last().getByRole('textbox', { name: 'symbol', exact: true }).fill('SOLUSDT')
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wider).toBeLessThanOrEqual(0)
    const remove = consoleOf(page).getByRole('button', { name: /^Remove request/ })
    await remove.first().press('Enter')
    await expect.poll(() => groups.count()).toBe(before)
    await view(page, 'JSON').check()
    await expect.poll(() => json(page).inputValue()).toContain('"symbol": "SOLUSDT"')
    await page.context().close()
  })

  it('changes the samples at once, and resets them when the edit is undone', async () => {
    const page = await reader(browser, kline)
    const breaks = samples(page).locator('pre:visible wbr')
    await expect.poll(() => breaks.count()).toBeGreaterThan(1)
    await show(page, 'Python')
    const before = await markup(page)
    await openConsole(page)
    const opened = await markup(page)
    expect(opened).toBe(before)
    const symbol = input(page, 'symbol')
    const own = await symbol.inputValue()
    await symbol.fill('SOL/USDT')
    await expect.poll(() => sample(page)).toContain('"symbol": "SOL/USDT"')
    await expect.poll(() => sample(page)).toContain(`${rest}/v5/market/kline`)
    page.once('dialog', (dialog) => dialog.accept())
    await consoleOf(page).getByLabel('Environment').selectOption({ label: 'Mainnet' })
    await expect.poll(() => sample(page)).not.toContain(rest)
    await consoleOf(page).getByLabel('Environment').selectOption({ label: 'Sandbox' })
    await samples(page).getByRole('tab', { name: 'HTTP' }).locator('visible=true').click()
    await expect.poll(() => sample(page)).toMatch(/^GET \/v5\/market\/kline\?.*symbol=SOL\/USDT/)
    await expect.poll(() => breaks.count()).toBeGreaterThan(0)
    await show(page, 'Python')
    await symbol.fill(own)
    await expect.poll(() => markup(page)).toBe(before)
    await page.context().close()
  })

  it('shows in the sample of its original request, and no key does', async () => {
    const page = await reader(browser, order)
    await openConsole(page)
    await enterKeys(page, { key, secret })
    const titles = await samples(page)
      .getByRole('tablist')
      .first()
      .getByRole('tab')
      .allTextContents()
    const title = titles[1] ?? ''
    await consoleOf(page).getByLabel('Examples').selectOption(title)
    const tab = samples(page).getByRole('tab', { name: title, exact: true })
    await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true')
    await input(page, 'orderLinkId').fill('my-own-1')
    await show(page, 'curl')
    await expect.poll(() => sample(page)).toContain('my-own-1')
    const colours = samples(page).locator('pre:visible i', { hasText: 'my-own-1' })
    await expect.poll(() => colours.count()).toBeGreaterThan(0)
    const all = await samples(page).evaluate((section) => section.textContent)
    for (const word of [key, secret]) expect(all).not.toContain(word)
    await page.context().close()
  })
})
