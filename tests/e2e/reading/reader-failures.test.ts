// Needs a browser: the page reports files that failed to load.
// @module-tag nightly
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, inject, it } from 'vitest'
import { ownPages } from '../../support/own-pages.ts'
import { holdIslands, waitForIslands } from '../../support/wait-for-enhancement.ts'

const stack = inject('stack')
const scripts = '**/enhancements/islands/*.js'

describe('when a file fails to load, or code throws, the page', () => {
  const newPage = ownPages()
  let page: Page
  beforeEach(async () => {
    page = await newPage()
  })

  const field = () => page.locator('input[type=search][name=q]:visible')

  it('shows a spinner while the search is on its way', async () => {
    await page.goto(`${stack.site}/v5/intro`)
    await waitForIslands(page)
    const release = await holdIslands(page)
    await page.keyboard.press('Control+k')
    const spinner = page.locator('svg#loader')
    await spinner.waitFor()
    await expect.poll(() => spinner.getAttribute('viewBox')).toBe('0 0 45 45')
    const durations = () =>
      spinner
        .locator('circle')
        .evaluateAll((all) => all.map((circle) => getComputedStyle(circle).animationDuration))
    await expect.poll(durations).toEqual(['3s', '3s', '1.5s'])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const moving = () => spinner.evaluate((svg) => svg.getAnimations({ subtree: true }).length)
    await expect.poll(moving).toBe(0)
    release()
    await field().waitFor()
    await spinner.waitFor({ state: 'hidden' })
  })

  it('names why the search failed to load, and reloads it with the focus in its field', async () => {
    await page.goto(`${stack.site}/v5/intro`)
    await waitForIslands(page)
    await page.route(scripts, (route) => route.abort())
    await page.getByRole('button', { name: /^Search/ }).click()
    const failure = page.getByRole('alert').filter({ hasText: 'Error' })
    await failure.waitFor()
    await page.unroute(scripts)
    await failure.getByRole('button', { name: 'Retry' }).click()
    // In the dialog, or on the results page, since the browser caches a failed module import.
    await page.locator(':is(dialog[open], main) [data-mounted]').waitFor({ state: 'attached' })
    await expect.poll(() => field().evaluate((one) => one.matches(':focus'))).toBe(true)
    await page.keyboard.type('insurance')
    const found = page.getByRole('option').or(page.locator('main mark'))
    await found.filter({ visible: true }).first().waitFor()
  })

  it('keeps navbar and footer when the content crashes, and offers Retry', async () => {
    await page.goto(`${stack.site}/search`)
    await waitForIslands(page)
    await page.evaluate(() => {
      const replace = history.replaceState
      history.replaceState = () => {
        history.replaceState = replace
        throw new Error('Broken on purpose', { cause: new Error('By this test') })
      }
    })
    await field().fill('kline')
    await page.getByRole('heading', { level: 1, name: 'This page crashed.' }).waitFor()
    await page.getByText('Broken on purpose\n\nCause:\nBy this test').waitFor()
    await expect.poll(() => page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(true)
    await expect.poll(() => page.getByRole('contentinfo').isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Try again' }).click()
    await field().waitFor()
    await expect.poll(() => page.getByText('This page crashed.').count()).toBe(0)
  })
})
