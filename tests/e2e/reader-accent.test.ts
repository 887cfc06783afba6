// Needs a browser: colours are computed by the browser.
import { afterAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { lakeAs } from '../support/lake.ts'
import { html } from '../support/page.ts'
import { until } from '../support/until.ts'
import { waitForDeliveries } from '../support/wait-for-deliveries.ts'

const stack = inject('stack')
const administrator = lakeAs(stack, 'administrator')

describe('the accent of the settings', () => {
  afterAll(async () => {
    await administrator.patch('siteSettings').unset(['accent']).commit()
    await until(async () => !(await html(stack.site)).includes('--accent-dark:'))
    await waitForDeliveries(stack)
  })

  it('colours the pages, adjusted where its contrast is too low', async () => {
    await administrator
      .patch('siteSettings')
      .set({ accent: { dark: '#ffb020', light: '#ffb020' } })
      .commit()
    await until(async () => (await html(stack.site)).includes('--accent-dark:#ffb020'))
    const browser = await launchBrowser()
    const page = await browser.newPage()
    await page.goto(stack.site)
    const enter = page.getByRole('link', { name: 'Read the introduction' })
    const ground = () => enter.evaluate((link) => getComputedStyle(link).backgroundColor)
    await expect.poll(ground).toBe('rgb(255, 176, 32)')
    await page.locator('html').evaluate((root) => {
      root.dataset.theme = 'light'
    })
    await expect.poll(ground).toMatch(/^rgb\(1\d\d, \d+, \d+\)$/)
    await browser.close()
  })
})
