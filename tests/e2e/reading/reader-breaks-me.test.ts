// Needs a browser: files are chosen, read and checked in the page.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { ownPages } from '../../support/own-pages.ts'
import { focusedElement } from '../../support/reader.ts'
import { waitForIslands } from '../../support/wait-for-enhancement.ts'

const stack = inject('stack')

/** Creates a client that uses each kind of API feature, with files that must be skipped. */
function makeClient(): string {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'breaks-me-')), 'client')
  mkdirSync(path.join(folder, 'node_modules', 'other'), { recursive: true })
  const files = {
    'kline.py': 'get("/v5/market/kline", {"category": "linear", "symbl": "BTCUSDT"})\n',
    'position.py': '\npost("/v5/position/set-risk-limit", body)\nget("/v5/market/herons")\n',
    'stream.py': 'ws.send({"op": "subscribe", "args": ["orderbook.40.BTCUSDT"]})\n',
    'README.md': 'See `/v5/market/nothing`.\n',
    'logo.bin': '\0\0\0',
    'node_modules/other/index.js': 'get("/v5/position/set-tpsl-mode")\n',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
  return folder
}

const textOf = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
})

describe('the page that checks clients for breaking changes', () => {
  const newPage = ownPages()
  let page: Page
  let client = ''
  beforeAll(() => {
    client = makeClient()
  })
  beforeEach(async () => {
    page = await newPage()
  })
  const open = async (address: string) => {
    await page.goto(`${stack.site}/${address}`, { waitUntil: 'networkidle' })
    await waitForIslands(page)
  }
  const main = () => page.locator('main:visible')
  const files = () => main().locator('input[type=file]:not([webkitdirectory])')
  const findings = (kind: string) => main().locator(`[data-finding="${kind}"]`)
  const results = () => main().getByRole('heading', { name: 'Findings', exact: true })

  it('reads a folder, names each line that breaks, and sends nothing anywhere', async () => {
    // The worker fetches the API surface as soon as it runs, which is late on a busy machine.
    const surface = page.waitForResponse('**/api-surface.json')
    await open('breaks-me')
    await surface
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    page.on('websocket', (socket) => requests.push(socket.url()))
    await main().locator('input[webkitdirectory]').setInputFiles(client)
    await results().waitFor()
    await expect
      .poll(() => findings('unknown').allTextContents())
      .toEqual([
        expect.stringMatching(/^40 of orderbook\.\{depth\}\.\{symbol\} .*client\/stream\.py:1$/),
        expect.stringMatching(/^\/v5\/market\/herons .*client\/position\.py:3$/),
      ])
    await expect
      .poll(() => findings('misspelt').allTextContents())
      .toEqual([
        expect.stringMatching(
          /^symbl of GET \/v5\/market\/kline Probably meant: symbol .*kline\.py:1$/,
        ),
      ])
    await expect
      .poll(() => findings('deprecated').allTextContents())
      .toEqual([
        expect.stringMatching(/^POST \/v5\/position\/set-risk-limit .*client\/position\.py:2$/),
      ])
    for (const words of ['folders of packages and builds', 'such as Markdown: 1', 'no text: 1'])
      await expect.poll(() => main().textContent()).toContain(words)
    expect(requests).toEqual([])
    expect(await page.context().cookies()).toEqual([])
    await findings('deprecated').getByRole('link').first().click()
    await page.waitForURL('**/v5/position/set-risk-limit')
  })

  it('accepts dropped files, and shows changes since the date in the address', {
    tags: ['nightly'],
  }, async () => {
    await open('breaks-me?since=2020-01-01')
    const since = main().getByLabel('Changes since')
    await expect.poll(() => since.inputValue()).toBe('2020-01-01')
    const dropped = await page.evaluateHandle(() => {
      const transfer = new DataTransfer()
      transfer.items.add(new File(['get("/v5/market/kline")\n'], 'client.py'))
      return transfer
    })
    await main().getByText('Drop files').dispatchEvent('drop', { dataTransfer: dropped })
    await results().waitFor()
    await expect.poll(() => findings('changed').count()).toBeGreaterThan(0)
    await since.fill('2099-01-01')
    await expect.poll(() => findings('changed').count()).toBe(0)
    await expect.poll(() => new URL(page.url()).searchParams.get('since')).toBe('2099-01-01')
  })

  it('can be used by keyboard alone', async () => {
    await open('breaks-me')
    await main().getByLabel('Or paste code').focus()
    await page.keyboard.type('POST /v5/position/set-risk-limit')
    await page.keyboard.press('Tab')
    await expect.poll(() => focusedElement(page)).toBe('button Check the text')
    await page.keyboard.press('Enter')
    await results().waitFor()
    await expect.poll(() => focusedElement(page)).toBe('h2 Findings')
    await expect.poll(() => findings('deprecated').textContent()).toContain('pasted text:1')
    await page.keyboard.press('Tab')
    await expect.poll(() => focusedElement(page)).toBe('a POST /v5/position/set-risk-limit')
    // The date field looks like the button beside it, in both modes.
    const looks = (one: Element) => {
      const { backgroundColor, color, borderTop, borderRadius, font, colorScheme } =
        getComputedStyle(one)
      return { backgroundColor, color, borderTop, borderRadius, font, colorScheme }
    }
    const button = main().getByRole('button', { name: 'Files', exact: true })
    for (const mode of ['light', 'dark']) {
      await page.evaluate((theme) => {
        document.documentElement.dataset['theme'] = theme
      }, mode)
      const expected = await button.evaluate(looks)
      expect(expected.colorScheme).toBe(mode)
      await expect.poll(() => main().getByLabel('Changes since').evaluate(looks)).toEqual(expected)
    }
  })

  it('reports in a sentence which files it could not read', { tags: ['nightly'] }, async () => {
    await open('breaks-me')
    await files().setInputFiles([
      textOf('broken.har', '{"herons": '),
      textOf(
        'cut.har',
        '{"log":{"entries":[{"request":{"method":"GET","url":"https://x.example/v5/market/time"}},{',
      ),
      textOf('photo.png', 'PNG'),
    ])
    await main().getByText('broken.har is no HAR').waitFor()
    await main().getByText('cut.har ends in the middle. Entries read: 1.').waitFor()
    await main().getByText('files that are no text: 1').waitFor()
    await files().setInputFiles([textOf('poem.txt', 'Herons stand in the reeds.')])
    await main().getByText('Nothing of the API was recognised').waitFor()
    await files().setInputFiles([textOf('photo.png', 'PNG')])
    await main().getByText('There was nothing to read').waitFor()
  })

  it('stops a long reading on request', { tags: ['nightly'] }, async () => {
    await open('breaks-me')
    const line =
      'GET https://api.exchange.example/v5/market/kline?category=linear&symbol=BTCUSDT 200\n'
    await files().setInputFiles([textOf('long.log', line.repeat(200_000))])
    await main().getByRole('button', { name: 'Cancel' }).click()
    await main().getByText('Cancelled.').waitFor()
    const found = await results().count()
    expect(found).toBe(0)
  })

  it('is in Chinese too, and links to the Chinese pages', { tags: ['nightly'] }, async () => {
    await open('zh-TW/breaks-me')
    await main()
      .getByLabel('或貼上程式碼')
      .fill('POST /v5/position/set-risk-limit\nGET /v5/market/herons')
    await main().getByRole('button', { name: '檢查文字' }).click()
    await main().getByRole('heading', { name: '已棄用' }).waitFor()
    const link = findings('deprecated').getByRole('link')
    await expect.poll(() => link.getAttribute('href')).toMatch(/^\/docs\/zh-TW\/v5\/position\//)
    await expect.poll(() => main().textContent()).toContain('共有 2 項結果')
  })

  it('is linked from the changelog, and says without scripts that it needs them', {
    tags: ['nightly'],
  }, async () => {
    await page.goto(`${stack.site}/changelog/v5`)
    await page.getByRole('link', { name: 'Check your client against the API' }).click()
    await page.waitForURL('**/breaks-me')
    await page.close()
    const plain = await newPage({ javaScriptEnabled: false })
    await plain.goto(`${stack.site}/breaks-me`)
    await plain.getByText('Reading files needs JavaScript').waitFor()
    const hasButton = await plain.getByRole('button', { name: 'Files' }).isVisible()
    expect(hasButton).toBe(false)
  })
})
