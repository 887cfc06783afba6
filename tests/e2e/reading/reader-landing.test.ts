// Needs a browser: the landing page is laid out, and its choice of language stored.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../../support/browser.ts'
import { waitForDeliveries } from '../../support/wait-for-deliveries.ts'
import { waitForIslands } from '../../support/wait-for-enhancement.ts'

const stack = inject('stack')
const homes = [stack.site, `${stack.site}/zh-TW`]

describe('the landing page', () => {
  let browser: Browser
  beforeAll(async () => {
    // Waits until the site has received the changes of earlier tests.
    await waitForDeliveries(stack)
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())

  async function landing(home: string, options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext(options)
    const page = await context.newPage()
    await page.goto(home)
    return page
  }

  it('truncates no name at any window width', { tags: ['nightly'] }, async () => {
    const page = await landing(stack.site)
    for (const width of [1440, 1100, 997, 768, 360]) {
      await page.setViewportSize({ width, height: 800 })
      const cut = () =>
        page.locator('#reference a > span').evaluateAll((all) => {
          const those = all.filter((one) => one.scrollWidth > one.clientWidth)
          return [innerWidth, ...those.map((one) => one.textContent)]
        })
      await expect.poll(cut).toEqual([width])
    }
    await page.context().close()
  })

  it('is short', { tags: ['nightly'] }, async () => {
    for (const [width, most] of [
      [1440, 4400],
      [390, 8400],
    ] as const) {
      const page = await landing(stack.site, { viewport: { width, height: 900 } })
      await waitForIslands(page)
      const height = () => page.evaluate(() => document.documentElement.scrollHeight)
      await expect.poll(height, { message: `${width} px` }).toBeLessThanOrEqual(most)
      await page.context().close()
    }
  })

  it('shows one language, and remembers it for other pages', async () => {
    const page = await landing(stack.site)
    await waitForIslands(page)
    await page.getByRole('tab', { name: 'Node.js' }).click()
    const panels = page.locator('main [role=tabpanel]:visible')
    await expect.poll(() => panels.count()).toBe(1)
    await expect.poll(() => panels.textContent()).toContain('await fetch(url)')
    await page.goto(`${stack.site}/v5/intro`)
    await waitForIslands(page)
    const tab = page.locator('[role=tab]:visible', { hasText: 'Node.js' })
    await tab.and(page.locator('[aria-selected=true]')).waitFor()
    await page.context().close()
  })

  it('copies the address of a host', { tags: ['nightly'] }, async () => {
    const page = await landing(stack.site, { permissions: ['clipboard-read', 'clipboard-write'] })
    await waitForIslands(page)
    const host = page.locator('dl [data-code]').first()
    await host.getByRole('button').click()
    await host.getByRole('button', { name: 'Copied' }).waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(await host.locator('code').textContent())
    await page.context().close()
  })

  it.each([1440, 1024, 997, 996, 768, 360])(
    'fits into %d px',
    { tags: ['nightly'] },
    async (width) => {
      for (const home of homes) {
        const page = await landing(home, { viewport: { width, height: 900 } })
        await waitForIslands(page)
        const beyond = () =>
          page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
        await expect.poll(beyond).toBeLessThanOrEqual(0)
        await page.context().close()
      }
    },
  )
})
