import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { wake } from '../support/wake.ts'

const stack = inject('stack')
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const pages = ['', '/v5/intro', '/v5/market/kline', '/zh-TW/v5/market/tickers', '/search?q=kline']
const themes = ['dark', 'light'] as const
const widths = [1440, 360]
const views = pages.flatMap((page) =>
  themes.flatMap((theme) => widths.map((width) => ({ page, theme, width }))),
)

describe('accessibility', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())

  it.each(views)(
    'finds nothing on "$page", $theme, $width px wide',
    async ({ page, theme, width }) => {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        bypassCSP: true,
      })
      await context.addInitScript((value) => localStorage.setItem('theme', value), theme)
      const tab = await context.newPage()
      await tab.goto(stack.site + page)
      await wake(tab)
      await tab.evaluate(axe)
      const violations = await tab.evaluate(async () => {
        // axe puts itself on the window, which the types of the DOM do not know.
        const { axe } = window as unknown as { axe: typeof import('axe-core') }
        const result = await axe.run(document, { resultTypes: ['violations'] })
        return result.violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`,
        )
      })
      const overflow = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(violations).toEqual([])
      expect(overflow).toBeLessThanOrEqual(0)
      await context.close()
    },
  )
})
