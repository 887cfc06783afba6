// Needs a browser: a stream is shown as it arrives.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, BrowserContext, Page, WebSocketRoute } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../../support/browser.ts'
import {
  channelPages,
  createChannelPages,
  deleteChannelPages,
} from '../../support/channel-pages.ts'
import { lakeAs } from '../../support/lake.ts'
import { until } from '../../support/until.ts'
import { waitForDeliveries } from '../../support/wait-for-deliveries.ts'
import { waitForIslands } from '../../support/wait-for-enhancement.ts'

const stack = inject('stack')
const writer = lakeAs(stack, 'writer')
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const PAGES = 'stream-console'
const { public: publicPage, private: privatePage } = channelPages(PAGES)

let browser: Browser
let context: BrowserContext
let page: Page
let errors: string[]
let closed: number

const answering = async (path = '', status = 200) =>
  until(async () => (await fetch(`${stack.site}/${path}`)).status === status)

beforeAll(async () => {
  await createChannelPages(writer, PAGES)
  await waitForDeliveries(stack)
  for (const path of [publicPage, privatePage]) await answering(path)
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await deleteChannelPages(writer, PAGES)
  await waitForDeliveries(stack)
  for (const path of [publicPage, privatePage]) await answering(path, 404)
})
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  page = await context.newPage()
  errors = []
  closed = 0
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('websocket', (socket) => {
    socket.on('close', () => {
      closed += 1
    })
  })
})
afterEach(async () => {
  await context.close()
})

/** Connections whose frames pass while the test can hold them back. */
async function heldLines(): Promise<WebSocketRoute[]> {
  const lines: WebSocketRoute[] = []
  await page.routeWebSocket(
    ({ href }) => href.startsWith(stack.exchange.streamUrl),
    (line) => {
      line.connectToServer()
      lines.push(line)
    },
  )
  return lines
}

/** Announcements to screen readers from now on. */
const announced = () =>
  page.evaluateHandle(() => {
    const words: string[] = []
    const place = document.querySelector('[data-announcer]')
    if (place)
      new MutationObserver(() => words.push(place.textContent)).observe(place, { childList: true })
    return words
  })

const place = () => page.locator('[data-stream-place]:visible')
const rows = () => place().locator('ol > li')
const status = (words: string) => place().getByText(words, { exact: true }).waitFor()
const press = (name: string) => place().getByRole('button', { name, exact: true }).click()
const copied = () => page.evaluate(() => navigator.clipboard.readText())

async function open(path: string | undefined, words = 'Open the stream console') {
  await page.goto(`${stack.site}/${path}`)
  await waitForIslands(page)
  await page.getByRole('button', { name: words }).click()
  await place().locator('form').waitFor()
}

describe('the console of a public topic', () => {
  it('shows messages at their rate, and can be paused, filtered and copied', async () => {
    await open(publicPage)
    await press('Connect')
    await status('Connected')
    await rows().nth(20).waitFor()
    await place()
      .getByText(/^Heartbeat answered in \d+ ms$/)
      .waitFor()
    const rate = async () => Number(/^(\d+)\/s/.exec(`${await figures().textContent()}`)?.[1])
    const figures = () => place().getByText(/\d+\/s · /)
    await until(async () => (await rate()) > 2)

    await press('Pause')
    const missed = place().getByText(/^Paused; \d+ more since then$/)
    const more = await missed.textContent()
    // A message that arrives just before the click is rendered a moment after it.
    const first = await rows().first().textContent()
    await expect.poll(() => missed.textContent()).not.toBe(more)
    const still = await rows().first().textContent()
    expect(still).toBe(first)
    await press('Resume')
    await until(async () => (await rows().first().textContent()) !== first)

    await place().getByRole('searchbox').fill('"type":"SNAPSHOT"')
    await until(async () => (await rows().count()) === 1)
    await rows().locator('summary').press('Enter')
    await press('Copy frame')
    await place().getByRole('button', { name: 'Copied' }).waitFor()
    const frame = await copied()
    expect(JSON.parse(frame)).toMatchObject({ topic: 'tickers.BTCUSDT', type: 'snapshot' })
    await page.evaluate(() => navigator.clipboard.writeText(''))
    await press('Copy all')
    await expect.poll(copied).toBe(frame)
    await place().getByRole('searchbox').fill('no frame has this')
    await place().getByText('No frame holds these words.').waitFor()
    expect(errors).toEqual([])
  })

  it('follows its fields, explains errors of the server, and reconnects when the connection breaks', {
    tags: ['nightly'],
  }, async () => {
    const lines = await heldLines()
    await open(publicPage)
    await press('Connect')
    await rows().nth(3).waitFor()
    const symbol = place().getByLabel('symbol')
    await symbol.fill('nonsense!')
    await symbol.press('Tab')
    await place().getByRole('alert').getByText('This stream has no such topic').waitFor()
    await symbol.fill('ETHUSDT')
    await symbol.press('Tab')
    await place().getByRole('searchbox').fill('"topic":"tickers.ETHUSDT"')
    await rows().nth(2).waitFor()

    await press('Clear')
    const said = await announced()
    await lines[0]?.close()
    // Frames of the old connection may arrive until its end is noticed.
    await until(async () => (await said.jsonValue()).at(-1) === 'Connected')
    await rows().nth(2).waitFor()
    expect(await said.jsonValue()).toEqual([
      'No connection. Attempt 1 in 1 s.',
      'Connecting…',
      'Connected',
    ])
    expect(lines).toHaveLength(2)

    await press('Disconnect')
    await status('Not connected')
    expect(errors).toEqual([])
  })

  it('has Connect as its primary button, and Disconnect as a secondary one', {
    tags: ['nightly'],
  }, async () => {
    const colour = (name: string) =>
      place()
        .getByRole('button', { name, exact: true })
        .evaluate((button) => getComputedStyle(button).backgroundColor)
    await open(publicPage)
    const main = await colour('Connect')
    await press('Connect')
    await status('Connected')
    const other = await colour('Pause')
    await expect.poll(() => colour('Disconnect')).toBe(other)
    expect(other).not.toBe(main)
  })

  it('keeps the last 500 frames', { tags: ['nightly'] }, async () => {
    const lines = await heldLines()
    await open(publicPage)
    await press('Connect')
    await status('Connected')
    for (let sent = 0; sent < 600; sent += 1) lines[0]?.send(`{"topic":"a","data":${sent}}`)
    await until(async () => /Frames: [6-9]\d\d/.test(`${await place().textContent()}`))
    await expect.poll(() => rows().count()).toBe(500)
  })

  it('closes its connection when the reader leaves the page', { tags: ['nightly'] }, async () => {
    await open(publicPage)
    await press('Connect')
    await rows().nth(1).waitFor()
    const link = page.locator('[data-navbar] a[href]:visible').first()
    await link.click()
    await until(async () => closed === 1)
    expect(errors).toEqual([])
  })

  it('is translated into Chinese, fits a phone, and passes axe in both modes', {
    tags: ['nightly'],
  }, async () => {
    await page.setViewportSize({ width: 360, height: 780 })
    await open(`zh-TW/${publicPage}`, '開啟串流主控台')
    await press('連線')
    await status('已連線')
    await rows().nth(5).waitFor()
    await press('暫停')
    await rows().locator('summary').first().press('Enter')
    await rows().locator('pre').waitFor()
    await page.evaluate(axe)
    const faults = await page.evaluate(async () => {
      // axe adds itself to the window, which the DOM types do not include.
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      const found: string[] = []
      for (const theme of ['dark', 'light']) {
        document.documentElement.dataset['theme'] = theme
        const { violations } = await axe.run('[data-stream-console]')
        found.push(...violations.map(({ id, nodes }) => `${theme} ${id}: ${nodes[0]?.target}`))
      }
      const wider = document.documentElement.scrollWidth - innerWidth
      return wider > 0 ? [...found, `${wider} px too wide`] : found
    })
    expect(faults).toEqual([])
    expect(errors).toEqual([])
  })
})

describe('the console of a private topic', () => {
  const enter = async (key: string, secret: string) => {
    await place().getByLabel('Key', { exact: true }).fill(key)
    await place().getByLabel('Secret', { exact: true }).fill(secret)
  }

  it('logs in with the reader’s key, and does not send its secret', async () => {
    const { key, secret, rsaKey, rsaPrivateKey } = stack.exchange
    const sent: string[] = []
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => sent.push(`${payload}`)),
    )
    page.on('request', (request) => sent.push(request.url(), request.postData() ?? ''))
    await open(privatePage)
    await press('Connect')
    await place().getByRole('alert').getByText('Enter a key and its secret first.').waitFor()

    await enter(key, 'another secret')
    await press('Connect')
    await place().getByRole('alert').getByText('The signature does not match').waitFor()
    await status('Not connected')
    await enter('nobody', secret)
    await press('Connect')
    await place().getByRole('alert').getByText('The server does not know this key').waitFor()

    await enter(key, secret)
    await press('Connect')
    await status('Connected')
    await place().getByText('order [{"category"').nth(1).waitFor()
    await press('Disconnect')
    await status('Not connected')

    await enter(rsaKey, rsaPrivateKey)
    await press('Connect')
    await status('Connected')
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    )
    for (const text of [...sent, kept, page.url(), `${await rows().allTextContents()}`])
      expect(text).not.toMatch(new RegExp(`${secret}|PRIVATE KEY`))
    expect(errors).toEqual([])
  })
})
