import type { Browser, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { storageKeys } from '../../../web/config/storage-keys.ts'
import { launchBrowser } from '../../support/browser.ts'
import { consoleOf, enterKeys, openConsole, send } from '../../support/console.ts'
import { reader } from '../../support/reader.ts'
import { wake } from '../../support/wake.ts'

const stack = inject('stack')
const { url: rest, key, secret } = stack.exchange
const wallet = `${stack.site}/api-explorer/v5/account/wallet`

/** What the tab remembers of the keys. */
const kept = (page: Page) => page.evaluate((name) => sessionStorage.getItem(name), storageKeys.keys)

describe('the keys of a reader', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())

  it('go to the chosen API alone, the secret nowhere, and nothing keeps them', async () => {
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
    await wake(page)
    await openConsole(page)
    expect(await consoleOf(page).getByLabel('Secret', { exact: true }).inputValue()).toBe('')
    await page.context().close()
  })

  it('are remembered in the tab where the reader ticks it, until they are forgotten', async () => {
    const page = await reader(browser, wallet)
    await openConsole(page)
    await enterKeys(page, { key, secret })
    await consoleOf(page).getByLabel('Remember in this tab').check()
    await page.reload()
    await wake(page)
    await openConsole(page)
    expect(await send(page, rest)).toMatchObject({ retCode: 0 })
    const other = await page.context().newPage()
    await other.goto(wallet)
    expect(await kept(other)).toBeNull()
    await consoleOf(page).locator('summary').first().click()
    await consoleOf(page).getByRole('button', { name: 'Forget' }).click()
    expect(await kept(page)).toBeNull()
    await page.context().close()
  })
})
