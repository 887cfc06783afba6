// Needs a browser: what a printer gets is laid out and painted.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { launchBrowser } from '../../support/browser.ts'
import { darkness, unlikeness } from '../../support/print-picture.ts'
import { reader } from '../../support/reader.ts'

const stack = inject('stack')
/** CSS pixels of A4 between margins of 16 mm. */
const sheet = { width: 672, height: 1000 }
/** Other fonts and rasterisers make 0.024 of it unlike, letters of a pixel more 0.044, a paragraph less 0.059. */
const MOST_UNLIKE = 0.035

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

// After a change that is meant: npm test -- tests/e2e/reading/printed-pages.test.ts -u
it.each([
  ['place-order', 'v5/order/create-order'],
  ['hedge-mode', 'v5/guides/hedge-mode'],
  ['error-codes', 'v5/error'],
])(
  'prints the first two sheets and the last of %s as its golden picture has them',
  { tags: ['nightly'] },
  async (name, page) => {
    const tab = await reader(browser, `${stack.site}/${page}`, { viewport: sheet })
    await tab.emulateMedia({ media: 'print' })
    await tab.evaluate(() => document.fonts.ready)
    const height = await tab.evaluate(() => document.documentElement.scrollHeight)
    const clips = [
      { x: 0, y: 0, ...sheet, height: 2 * sheet.height },
      { x: 0, y: height - sheet.height, ...sheet },
    ]
    const pictures: string[] = []
    for (const clip of clips)
      pictures.push(await darkness(browser, await tab.screenshot({ fullPage: true, clip })))
    await tab.context().close()

    const picture = pictures.join(`\n${'-'.repeat(42)}\n`)
    const file = path.join(import.meta.dirname, 'golden', `${name}.print.txt`)
    const golden = existsSync(file) ? readFileSync(file, 'utf8') : ''
    const isAlike = unlikeness(picture, golden) <= MOST_UNLIKE
    await expect(isAlike ? golden : picture).toMatchFileSnapshot(file)
  },
)
