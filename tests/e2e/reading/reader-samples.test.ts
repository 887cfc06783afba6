// Needs a browser: a language is selected and stored.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../../support/browser.ts'
import { limitAtCommit } from '../../support/cases.ts'
import { reader } from '../../support/reader.ts'
import { waitForIslands } from '../../support/wait-for-enhancement.ts'

const stack = inject('stack')
const ORDER = `${stack.site}/api-explorer/v5/trade/create-order`
const INSTRUMENTS = `${stack.site}/zh-TW/v5/market/instrument`

const request = (page: Page) => page.locator('section:visible:has(> #request-example)')
const chosen = (page: Page) =>
  request(page).locator('[role=tab][aria-selected=true]:visible').allTextContents()
const code = (page: Page) => request(page).locator('pre:visible').allTextContents()

describe('the samples of a request', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())

  it('are in eight languages, of which the chosen one is remembered on all pages', async () => {
    const page = await reader(browser, ORDER)
    const languages = request(page).getByRole('tablist').last()
    await expect
      .poll(() => languages.getByRole('tab').allTextContents())
      .toEqual(['JSON', 'curl', 'Python', 'Node.js', 'Go', 'Java', 'C#', 'PHP', 'Ruby'])
    await expect.poll(async () => (await chosen(page)).at(-1)).toBe('JSON')
    await request(page).getByRole('tab', { name: 'Ruby' }).click()
    await expect.poll(async () => (await chosen(page)).at(-1)).toBe('Ruby')
    const [sample = '', ...others] = await code(page)
    expect(others).toEqual([])
    expect(sample).toContain(`call('POST', '${stack.exchange.url}/v5/order/create'`)
    await page.emulateMedia({ media: 'print' })
    const printed = await code(page)
    expect(printed).toContain(sample)
    expect(printed).toEqual(printed.map(() => expect.stringContaining(`'${stack.exchange.url}`)))
    await page.emulateMedia({ media: 'screen' })

    // Before the page is enhanced: nothing may shift when it is.
    await page.goto(INSTRUMENTS)
    const [example = '', language] = await chosen(page)
    expect(language).toBe('Ruby')
    const inSight = await isInSight(page, 'Ruby')
    expect(inSight).toBe(true)
    await waitForIslands(page)
    await request(page).getByRole('tab').nth(1).click()
    await expect.poll(() => chosen(page)).toEqual([expect.not.stringContaining(example), 'Ruby'])
    const [after] = await chosen(page)
    const answer = page.locator('section:visible:has(> #response-example)')
    await expect
      .poll(() => answer.locator('[aria-selected=true]').allTextContents())
      .toEqual([after])
    await expect.poll(() => code(page)).toEqual([expect.stringContaining('call(')])
    await page.context().close()
  })

  it.each(
    limitAtCommit(1, [
      ['v5/order/create-order', 6, 9],
      ['v5/market/kline', 2, 4],
      ['v5/guide', 5, 8],
    ]),
  )(
    'of %s are printed after the text, one of each, and overlap nothing',
    async (path, least, most) => {
      const page = await reader(browser, `${stack.site}/${path}`)
      const pdf = await page.pdf({ format: 'A4' })
      const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
      expect(sheets).toBeGreaterThanOrEqual(least)
      expect(sheets).toBeLessThanOrEqual(most)
      await page.setViewportSize({ width: 670, height: 1000 })
      await page.emulateMedia({ media: 'print' })
      const boxes = await page
        .locator('main :is(h1, h2, h3, pre, p, tr, dl > div):visible')
        .evaluateAll((all) =>
          all
            .filter((one) => !one.parentElement?.closest('pre, p, tr, dl > div'))
            .map((one) => {
              const { top, bottom, left, right } = one.getBoundingClientRect()
              const parts = [...(one.closest('main')?.children ?? [])]
              return {
                top,
                bottom,
                left,
                right,
                part: parts.findIndex((part) => part.contains(one)),
              }
            }),
        )
      const over = boxes.filter((one, index) =>
        boxes
          .slice(index + 1)
          .some(
            (other) =>
              Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1 &&
              Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1,
          ),
      )
      expect(over).toEqual([])
      // Reading order: title, text, examples, and the page's date.
      const read = [0, 2, 1, 3, 4].flatMap((wanted) =>
        boxes.filter(({ part }) => part === wanted).map(({ top }) => Math.round(top)),
      )
      expect(read).toHaveLength(boxes.length)
      expect(read).toEqual(read.toSorted((one, other) => one - other))
      if ((await request(page).count()) > 0) await expect.poll(() => code(page)).toHaveLength(1)
      await page.context().close()
    },
  )

  it('are calls; their set-up is one click away, and copied with them', async () => {
    const page = await reader(browser, ORDER)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await request(page).getByRole('tab', { name: 'Python' }).click()
    await expect.poll(() => chosen(page)).toContain('Python')
    const [call = ''] = await code(page)
    expect(call).not.toContain('hmac')
    await request(page).getByRole('button', { name: 'Copy code' }).first().click()
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await request(page).getByText('Set up once').click()
    await expect.poll(async () => (await code(page))[1]).toContain('hmac')
    const [, setUp = ''] = await code(page)
    await expect.poll(copied).toBe(`${setUp.trimEnd()}\n\n${call.trimEnd()}`)
    await page.context().close()
  })
})

/** Whether the tab is visible in its scrollable list. */
function isInSight(page: Page, name: string): Promise<boolean> {
  const tab = request(page).getByRole('tab', { name }).and(page.locator(':visible'))
  return tab.evaluate((element) => {
    const [inner, outer] = [element, element.parentElement ?? element].map((one) =>
      one.getBoundingClientRect(),
    )
    return inner !== undefined && outer !== undefined && inner.right <= outer.right
  })
}
