// Needs a browser: each tool of the Studio opens.
// @module-tag nightly
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../../support/browser.ts'
import { lakeAs } from '../../support/lake.ts'
import { StudioErrors } from '../../support/studio/studio-errors.ts'
import { StudioSession } from '../../support/studio.ts'
import { until } from '../../support/until.ts'

const stack = inject('stack')

/** Each tool of the navigation bar by its name in the address, with a selector of its content. */
const TOOLS = {
  home: '[data-testid="home"] h1',
  structure: '[data-testid="pane-item-Pages"]',
  preview: '[data-testid="field-name.en"]',
  'publish-together': '[data-testid="publish-together"] h1',
  translate: '[data-testid="translate"] nav',
  feedback: '[data-testid="feedback"] h1',
  check: '[data-testid="checks"]',
  vision: '[data-testid="vision-query-editor"]',
  'search-insights': '[data-testid="insights"]',
  'preview-sessions': '[data-testid="preview-sessions"]',
  operations: '[data-testid="operations"]',
}

describe('the navigation bar of the Studio', () => {
  const errors = new StudioErrors()
  let browser: Browser
  let studio: StudioSession

  beforeAll(async () => {
    browser = await launchBrowser()
    studio = await StudioSession.signInAnew(browser, stack, 'Administrator', errors)
  })
  let draft = ''
  afterAll(async () => {
    await browser.close()
    if (draft !== '') await lakeAs(stack, 'administrator').delete(draft)
  })

  const links = () =>
    studio.page.getByTestId('studio-navbar').locator('a[data-ui=Button]:not([disabled])')

  it('opens each of its tools', async () => {
    const names = async () => {
      const found = await links().evaluateAll((all) =>
        all.map((link) =>
          new URL(link.getAttribute('href') ?? '', location.href).pathname.slice(1),
        ),
      )
      return [...new Set(found)].sort()
    }
    await expect.poll(names).toEqual(Object.keys(TOOLS).sort())
    for (const [name, shown] of Object.entries(TOOLS)) {
      await links()
        .and(studio.page.locator(`[href="/${name}"]`))
        .click()
      await studio.page.locator(shown).first().waitFor()
    }
  })

  it('opens the landing page in the preview beside the settings', async () => {
    await studio.page
      .getByTestId('studio-navbar')
      .getByRole('link', { name: 'Preview', exact: true })
      .click()
    await studio.page.frameLocator('iframe').locator('h1').waitFor()
    await studio.field('name.en').waitFor()
  })

  it('shows validation errors in Chinese after a change of language', async () => {
    const { page } = studio
    await page.goto(stack.studio)
    await studio.changeLanguage('zh-TW')
    await studio.follow('/intent/create/type=page;template=page/')
    await studio.field('path').fill('v5//twice')
    draft = `drafts.${studio.documentId}`
    const problem = page.getByTestId('field-path').getByTestId('input-validation-icon-error')
    const reason = page.getByText('有兩個「/」相連：請刪去一個。')
    // Each validation renders the mark again, which closes its tooltip.
    await until(async () => {
      await page.mouse.move(0, 0)
      await problem.hover()
      return reason.waitFor({ timeout: 2000 }).then(
        () => true,
        () => false,
      )
    })
    await studio.changeLanguage('en-US')
  })

  it('causes no console error and no unexpected status', () => {
    expect(errors.all).toEqual([])
  })
})
