// Needs a browser: pages report a view when they are visible.
// @module-tag nightly
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { READING_DAY, type ReadingDay } from '../../schemas/reading-day.ts'
import { writeEnhancements } from '../../web/bundle/write-enhancements.ts'
import { lakeAs } from '../support/lake.ts'
import { ownPages } from '../support/own-pages.ts'
import { violations, violationsInBothModes } from '../support/studio/violations.ts'
import { StudioSession } from '../support/studio.ts'
import { waitForEnhancement } from '../support/wait-for-enhancement.ts'

const stack = inject('stack')
const lake = lakeAs(stack, 'viewer').withConfig({ perspective: 'raw' })
const site = new URL(stack.site)

/** Most bytes that counting adds to a page, Brotli. */
const BUDGET = 800
/** Counts are written once a minute, so they are checked together at the end. */
const written = { timeout: 90_000, interval: 500 }
const done: { path: string; locale: string; counts: Record<string, number> }[] = []

/** The counts of the one or two days of this run. */
const days = () => lake.fetch<ReadingDay[]>(`*[_type == "${READING_DAY}"]`)
const ofPage = async (path: string, locale: string) => {
  const rows = (await days()).flatMap(({ pages }) => pages)
  return rows.find((row) => row.path === path && row.locale === locale) ?? {}
}
const missing = async (path: string) =>
  (await days()).flatMap((day) => day.missing).find((row) => row.path === path)

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const say = (address: string, headers: Record<string, string> = {}) =>
  fetch(`${stack.site}/api/read`, {
    method: 'POST',
    headers: { 'user-agent': chrome, ...headers },
    body: address,
  })

describe('a page view', () => {
  const newPage = ownPages()

  /** The addresses that a page reports as read. */
  function readings(page: Page): (string | null)[] {
    const sent: (string | null)[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/read')) sent.push(request.postData())
    })
    return sent
  }

  it('is reported once for each page, without a cookie', async () => {
    const page = await newPage({ userAgent: chrome })
    const sent = readings(page)
    await page.goto(`${stack.site}/v5/broker/account-info`)
    await expect.poll(() => sent).toEqual(['/docs/v5/broker/account-info'])
    await page.locator('main a[href^="/docs/v5/"]').last().click()
    await page.waitForURL((url) => !url.pathname.endsWith('/account-info'))
    const { pathname } = new URL(page.url())
    await expect.poll(() => sent).toEqual([sent[0], pathname])
    expect(await page.context().cookies()).toEqual([])
    // The browser may get its answer after this check.
    expect((await say(pathname)).headers.getSetCookie()).toEqual([])
    done.push({ path: 'v5/broker/account-info', locale: 'en', counts: { readers: 1 } })
  })

  it.each(['dnt', 'sec-gpc'])('is not reported when tracking is refused: %s', async (header) => {
    const page = await newPage({ userAgent: chrome, extraHTTPHeaders: { [header]: '1' } })
    const sent = readings(page)
    await page.addInitScript((name) => {
      const preference = name === 'dnt' ? { doNotTrack: '1' } : { globalPrivacyControl: true }
      for (const [key, value] of Object.entries(preference))
        Object.defineProperty(Navigator.prototype, key, { get: () => value })
    }, header)
    await page.goto(`${stack.site}/v5/intro`)
    await waitForEnhancement(page)
    // The report that is sent in an idle moment comes before this.
    await page.evaluate(
      () => new Promise((idle) => requestIdleCallback(() => requestIdleCallback(idle))),
    )
    expect(sent).toEqual([])
  })

  it('is counted for existing pages, human readers, and those who allow it', async () => {
    const mine = '/docs/zh-TW/v5/broker/exchange-earning'
    const other = '/docs/zh-TW/v5/affiliate/affiliate-user-list'
    expect((await say(other, { dnt: '1' })).status).toBe(204)
    expect((await say(other, { 'sec-gpc': '1' })).status).toBe(204)
    expect((await say(other, { 'user-agent': 'GPTBot/1.2' })).status).toBe(204)
    expect((await say(other, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await say('/docs/v5/no-such-page')).status).toBe(204)
    expect((await say('x'.repeat(5000))).status).toBe(204)
    expect((await say(mine)).status).toBe(204)
    done.push({ path: 'v5/broker/exchange-earning', locale: 'zh-TW', counts: { readers: 1 } })
  })

  it('is counted for agents by their kind, with the tools that they call', async () => {
    const headers = { 'user-agent': 'ChatGPT-User/1.0' }
    await fetch(`${stack.site}/v5/broker/sub-deposit-record.md`, { headers })
    const answer = await fetch(`${stack.site}/mcp`, {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2025-06-18',
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'get_page', arguments: { path: 'v5/broker/sub-deposit-record' } },
      }),
    })
    expect(answer.status).toBe(200)
    done.push({ path: 'v5/broker/sub-deposit-record', locale: 'en', counts: { agents: 2 } })
  })
})

describe('feedback on whether a page was helpful', () => {
  const newPage = ownPages()

  it('is sent without scripts, and the page says thank you', async () => {
    const page = await newPage({ javaScriptEnabled: false })
    await page.goto(`${stack.site}/v5/affiliate/affiliate-info`)
    await page.getByText('Was this page helpful?').waitFor()
    await page.locator('form summary').click()
    await page.getByRole('button', { name: 'It is unclear' }).click()
    await page.waitForURL(/affiliate-info#helpful-thanks$/)
    await page.getByText('Thank you.').waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Yes' }).isVisible()).toBe(false)
    done.push({ path: 'v5/affiliate/affiliate-info', locale: 'en', counts: { unclear: 1 } })
  })

  it('is sent in place by keyboard, on a phone and in Chinese, once per window', async () => {
    const page = await newPage({ viewport: { width: 390, height: 844 }, hasTouch: true })
    await page.goto(`${stack.site}/zh-TW/v5/affiliate/affiliate-info`)
    await waitForEnhancement(page)
    const form = page.locator('form[data-helpful]')
    for (const theme of ['dark', 'light']) {
      await page.evaluate((mode) => {
        document.documentElement.dataset['theme'] = mode
      }, theme)
      expect(await violations(page, 'form[data-helpful]')).toEqual([])
    }
    await form.locator('summary').focus()
    await page.keyboard.press('Enter')
    await form.locator('details button').first().waitFor()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(390)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await form.getByText('謝謝你的意見。').waitFor()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('謝謝你的意見。')
    await page.reload()
    await form.getByText('謝謝你的意見。').waitFor()
    await expect.poll(() => form.getByRole('button').first().isVisible()).toBe(false)
    done.push({ path: 'v5/affiliate/affiliate-info', locale: 'zh-TW', counts: { wrong: 1 } })
  })

  it('is refused from other origins, for missing pages, and in another form', async () => {
    const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      fetch(`${stack.site}/api/helpful`, {
        method: 'POST',
        headers,
        body: new URLSearchParams(fields),
        redirect: 'manual',
      }).then(({ status }) => status)
    const good = { path: 'v5/intro', locale: 'en', answer: 'yes' }
    expect(await send(good, { 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await send({ ...good, path: 'v5/no-such-page' })).toBe(400)
    expect(await send({ ...good, path: '//elsewhere.example' })).toBe(400)
    expect(await send({ ...good, answer: 'never' })).toBe(400)
    expect(await send({ ...good, more: 'x'.repeat(5000) })).toBe(400)
    expect(await send(good)).toBe(303)
  })
})

/** An address with a typical typing error. */
const old = 'v5/broker/acount-info'
/** More requests than other tests make for missing addresses: the Studio lists the most frequent ones. */
const ASKED = 40
const from = `${site.origin}/docs/zh-TW/v5/intro`

it('an address without a page is requested', async () => {
  const headers = { 'user-agent': chrome, referer: from }
  // Comes first, so that it would be written no later than the others, which the test waits for.
  expect((await fetch(`${stack.site}/v5/not-asked`, { headers: { dnt: '1' } })).status).toBe(404)
  for (let time = 0; time < ASKED; time++)
    expect((await fetch(`${stack.site}/zh-TW/${old}`, { headers })).status).toBe(404)
})

it('the document of the day contains all these counts, and nothing else', async () => {
  expect(done).toHaveLength(5)
  // Other tests request pages too.
  const isCounted = async ({ path: page, locale, counts }: (typeof done)[number]) => {
    const row = new Map(Object.entries(await ofPage(page, locale)))
    return Object.entries(counts).every(([what, least]) => Number(row.get(what) ?? 0) >= least)
  }
  for (const one of done) await expect.poll(() => isCounted(one), written).toBe(true)
  await expect
    .poll(() => missing(old), written)
    .toMatchObject({ from: [{ page: '/docs/zh-TW/v5/intro', count: ASKED }] })
  expect(await ofPage('v5/affiliate/affiliate-user-list', 'zh-TW')).not.toHaveProperty('readers')
  expect(await ofPage('v5/no-such-page', 'en')).toEqual({})
  expect(await missing('v5/not-asked')).toBeUndefined()
  const agents = (await days()).flatMap((day) => day.agents)
  for (const how of [{ form: 'mcp', tool: 'get_page' }, { form: 'md' }])
    expect(agents).toContainEqual(expect.objectContaining({ client: 'assistant', ...how }))
})

describe('an address without a page', () => {
  const newPage = ownPages()

  it('redirects after one click in the Studio, until that is undone', async () => {
    const address = `${stack.site}/zh-TW/${old}`
    const reader = await newPage({ userAgent: chrome })
    expect((await reader.goto(address))?.status()).toBe(404)
    const browser = reader.context().browser()
    if (!browser) throw new Error('The page is of no browser')
    const { page } = await StudioSession.signInAnew(browser, stack, 'Writer')
    await page
      .getByTestId('studio-navbar')
      .getByRole('link', { name: 'Insights', exact: true })
      .click()
    const row = page.getByTestId(`missing-${old}`)
    await row.getByText(`/docs/zh-TW/v5/intro (${ASKED})`).waitFor()
    expect(await violationsInBothModes(page, '[data-testid="reading"]', row)).toEqual([])
    const lead = row.getByRole('button', { name: /^Lead to \/v5\/broker\/account-info from/ })
    await lead.focus()
    await page.keyboard.press('Enter')
    const undo = row.getByRole('button', { name: `Undo the redirect from /${old}` })
    await undo.waitFor()
    await expect.poll(() => undo.evaluate((one) => one === document.activeElement)).toBe(true)

    const leadsTo = async () => {
      await reader.goto(address)
      return new URL(reader.url()).pathname
    }
    await expect.poll(leadsTo, { timeout: 20_000 }).toBe('/docs/zh-TW/v5/broker/account-info')

    await page.keyboard.press('Enter')
    await lead.waitFor()
    await expect
      .poll(async () => (await reader.goto(address))?.status(), { timeout: 20_000 })
      .toBe(404)
    await page.context().close()
  })
})

it('counting adds little to a page', async () => {
  const html = await (await fetch(`${stack.site}/v5/intro`)).text()
  const form = /<form [^>]*data-helpful="[^>]*>.*?<\/form>/.exec(html)?.[0] ?? ''
  expect(form).not.toBe('')
  const bytes = (text: string) => brotliCompressSync(text).length
  const root = path.resolve(import.meta.dirname, '../../web/public')
  const script = async (counts: boolean) =>
    bytes(
      readFileSync(
        path.join(root, (await writeEnhancements(true, counts)).replace('/docs', '')),
        'utf8',
      ),
    )
  const more = (await script(true)) - (await script(false))
  expect(more).toBeGreaterThan(0)
  expect(more + bytes(html) - bytes(html.replace(form, ''))).toBeLessThanOrEqual(BUDGET)
})
