// Needs a browser: the console sends calls and explains refusals.
// @module-tag nightly
import { execFileSync } from 'node:child_process'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Locale } from '../../../web/config/locales.ts'
import { messages } from '../../../web/messages/messages.ts'
import { launchBrowser } from '../../support/browser.ts'
import { consoleOf, enterKeys, openConsole, send, sendButton } from '../../support/console.ts'
import { html } from '../../support/page.ts'
import { reader } from '../../support/reader.ts'

const stack = inject('stack')
const { url: rest, key, secret } = stack.exchange
const wallet = 'api-explorer/v5/account/wallet'

describe('a call refused by the API', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())

  async function opened(locale: Locale = 'en') {
    const root = locale === 'en' ? stack.site : `${stack.site}/${locale}`
    const page = await reader(browser, `${root}/${wallet}`)
    await openConsole(page, locale)
    await enterKeys(page, { key, secret }, locale)
    return page
  }

  const wrongSecret = (page: Page, locale: Locale) =>
    enterKeys(page, { key, secret: 'another' }, locale)
  const slowClock = (page: Page) =>
    page.evaluate(() => {
      const now = Date.now
      Date.now = () => now() - 60_000
    })
  /** The sandbox answers any requested error; the page itself requests none. */
  const tooOften = (page: Page) =>
    page.route(`${rest}/v5/account/**`, (route) =>
      route.continue({ headers: { ...route.request().headers(), prefer: 'code=10006' } }),
    )

  it.each([
    [10004, 'en', wrongSecret],
    [10004, 'zh-TW', wrongSecret],
    [10002, 'en', slowClock],
    [10002, 'zh-TW', slowClock],
    [10006, 'en', tooOften],
    [10006, 'zh-TW', tooOften],
  ] as [number, Locale, (page: Page, locale: Locale) => Promise<unknown>][])(
    'with %i is explained in %s, with a link to the page of errors',
    async (code, locale, provoke) => {
      const page = await opened(locale)
      await provoke(page, locale)
      expect(await send(page, rest)).toMatchObject({ retCode: code })
      const link = consoleOf(page).getByRole('link', { name: String(code) })
      const href = (await link.getAttribute('href')) ?? ''
      expect(href).toMatch(new RegExp(`/v5/error#row-${code}$`))
      const help = consoleOf(page)
        .getByRole('status')
        .filter({ hasText: String(code) })
      const row = new RegExp(`<tr id="row-${code}".*?</tr>`, 's')
      const [found = ''] = row.exec(await html(new URL(href, stack.site).href)) ?? []
      const [, , meaning = 'none'] = found.replaceAll(/<[^>]+>/g, '|').split(/\|+/)
      await expect.poll(() => help.first().textContent()).toContain(meaning)
      await page.context().close()
    },
  )

  it('for its clock shows how far the clock is off', async () => {
    const page = await opened()
    await slowClock(page)
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await send(page, rest)
    const signature = consoleOf(page).getByText('Signature', { exact: true })
    await signature.waitFor()
    // A server that checks no signature causes no second call.
    expect(requests).not.toContain('/v5/market/time')
    await signature.click()
    const clock = consoleOf(page).locator('[data-clock]')
    const off = async () => Number(await clock.getAttribute('data-clock'))
    await expect.poll(async () => Math.abs((await off()) - 60_000)).toBeLessThan(2000)
    await page.context().close()
  })

  it('for its signature is compared with the server’s text up to the first difference', async () => {
    const page = await opened()
    await wrongSecret(page, 'en')
    await send(page, rest)
    // The answer contains the signed text; here only the secret is wrong.
    await consoleOf(page).getByText(messages.en['console.sameString']).waitFor()
    const box = consoleOf(page).getByPlaceholder('origin_string')
    const message = await box.inputValue()
    await box.fill(message.replace('accountType=UNIFIED', 'accountType=unified'))
    await consoleOf(page).getByText('They differ from character').waitFor()
    const marks = consoleOf(page).locator('mark')
    await expect.poll(() => marks.allInnerTexts()).toEqual(['U', 'u'])
    await page.context().close()
  })

  it('that does not reach the server is offered as a terminal command, which works', async () => {
    const page = await opened()
    await page.route(`${rest}/v5/account/**`, (route) => route.abort())
    await sendButton(page).click()
    const command = consoleOf(page).locator('[data-code] code')
    await command.waitFor()
    const answer = execFileSync('sh', ['-c', (await command.textContent()) ?? ''], {
      stdio: 'pipe',
    })
    expect(JSON.parse(answer.toString())).toMatchObject({ retCode: 0 })
    await page.context().close()
  })
})
