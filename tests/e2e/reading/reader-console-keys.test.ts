// Needs a browser: its storage and requests show where keys are kept and sent.
import type { Browser, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { storageKeys } from '../../../web/config/storage-keys.ts'
import { launchBrowser } from '../../support/browser.ts'
import { consoleOf, enterKeys, openConsole, send, sendButton } from '../../support/console.ts'
import { reader } from '../../support/reader.ts'
import { waitForIslands } from '../../support/wait-for-enhancement.ts'

const stack = inject('stack')
const { url: rest, key, secret } = stack.exchange
const wallet = `${stack.site}/api-explorer/v5/account/wallet`

/** The tab's stored keys. */
const kept = (page: Page) => page.evaluate((name) => sessionStorage.getItem(name), storageKeys.keys)

describe('a reader’s API keys', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())

  it('are sent only to the chosen API, the secret nowhere, and are not stored', async () => {
    const page = await reader(browser, wallet)
    const requests: Request[] = []
    const said: string[] = []
    page.on('request', (request) => requests.push(request))
    page.on('console', (message) => said.push(message.text()))
    await openConsole(page)
    await enterKeys(page, { key, secret })
    expect(await send(page, rest)).toMatchObject({ retCode: 0 })
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    )
    for (const place of [
      stored,
      page.url(),
      ...said,
      JSON.stringify(await page.context().cookies()),
    ])
      for (const word of [key, secret]) expect(place).not.toContain(word)
    const told = await Promise.all(
      requests.map(async (request) => ({
        url: request.url(),
        sent: JSON.stringify([request.url(), await request.allHeaders(), request.postData()]),
      })),
    )
    expect(told.filter(({ sent }) => sent.includes(secret))).toEqual([])
    const withKey = told.filter(({ sent }) => sent.includes(key)).map(({ url }) => url)
    expect(withKey).toHaveLength(1)
    expect(withKey[0]).toMatch(new RegExp(`^${rest}/v5/account/wallet-balance\\?`))
    await page.reload()
    await waitForIslands(page)
    await openConsole(page)
    const again = await consoleOf(page).getByLabel('Secret', { exact: true }).inputValue()
    expect(again).toBe('')
    await page.context().close()
  })

  it('belong to their environment, and all consoles of the tab share them', {
    tags: ['nightly'],
  }, async () => {
    const page = await reader(browser, wallet)
    await openConsole(page)
    await enterKeys(page, { key, secret })
    await consoleOf(page).getByText('API key for Sandbox').waitFor()
    const choose = (label: string) =>
      consoleOf(page).getByLabel('Environment').selectOption({ label })
    await choose('Testnet')
    await consoleOf(page).getByText('API key for Testnet').waitFor()
    const secrets = consoleOf(page).getByLabel('Secret', { exact: true })
    await expect.poll(() => secrets.inputValue()).toBe('')
    await page.goto(`${stack.site}/api-explorer/v5/trade/create-order`)
    await waitForIslands(page)
    await openConsole(page)
    await consoleOf(page).getByText('API key for Testnet').waitFor()
    await page.context().close()
  })

  it('change nothing with real money before the reader has confirmed twice', async () => {
    const page = await reader(browser, `${stack.site}/api-explorer/v5/trade/create-order`)
    const dialogTexts: string[] = []
    const answers = [true, false]
    page.on('dialog', async (dialog) => {
      dialogTexts.push(dialog.message())
      await (answers.shift() ? dialog.accept() : dialog.dismiss())
    })
    const sent: string[] = []
    page.on('request', (request) => {
      // Pages of the site have such paths too.
      if (new URL(request.url()).pathname === '/v5/order/create') sent.push(request.url())
    })
    await openConsole(page)
    await consoleOf(page).getByLabel('Environment').selectOption({ label: 'Mainnet' })
    await enterKeys(page, { key, secret })
    await sendButton(page).click()
    await expect.poll(() => dialogTexts.length).toBe(2)
    for (const words of dialogTexts) expect(words).toContain('Mainnet')
    await consoleOf(page).getByText('Not sent.').waitFor()
    expect(sent).toEqual([])
    await page.context().close()
  })

  it('are remembered in the tab if the reader ticks the box, until they are forgotten', {
    tags: ['nightly'],
  }, async () => {
    const page = await reader(browser, wallet)
    await openConsole(page)
    await enterKeys(page, { key, secret })
    await consoleOf(page).getByLabel('Remember in this tab').check()
    await page.reload()
    await waitForIslands(page)
    await openConsole(page)
    expect(await send(page, rest)).toMatchObject({ retCode: 0 })
    const other = await page.context().newPage()
    await other.goto(wallet)
    await waitForIslands(other)
    const elsewhere = await kept(other)
    expect(elsewhere).toBeNull()
    await consoleOf(page).locator('summary').first().click()
    await consoleOf(page).getByRole('button', { name: 'Forget' }).click()
    await expect.poll(() => kept(page)).toBeNull()
    await page.context().close()
  })
})
