// Needs a browser: it enforces the content security policy.
// @module-tag nightly
import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { launchBrowser } from '../../support/browser.ts'
import { runVisionQuery } from '../../support/studio/find.ts'
import { StudioSession } from '../../support/studio.ts'

declare global {
  interface Window {
    violated: string[]
  }
}

const stack = inject('stack')
/** Violations in every Studio: the hosted dashboard's script, and a library that tests whether it may compile code. */
const REFUSED = ['script-src-elem https://core.sanity-cdn.com/bridge.js', 'script-src eval']

const noteViolations = () => {
  window.violated = []
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    window.violated.push(`${effectiveDirective} ${blockedURI}`),
  )
}

/** Violations of script directives besides the expected ones; header and meta element report the same. */
const violated = async (page: Page): Promise<string[]> => {
  const all = await page.evaluate(() => window.violated)
  const found = all.filter((one) => one.startsWith('script-src') && !REFUSED.includes(one))
  return [...new Set(found)].sort()
}

/** Whether the build's own script ran: it reports exceptions to the Studio. */
const ownRan = (page: Page) => page.evaluate(() => '__sanityErrorChannel' in window)

it('the Studio may run its own scripts, and needs no others', async () => {
  const browser = await launchBrowser()
  const { page } = await StudioSession.signInAnew(browser, stack, 'Administrator')
  await page.addInitScript(noteViolations)
  const answer = await page.goto(`${stack.studio}/intent/edit/id=page-v5-market-kline;type=page/`)
  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/; script-src 'self' 'wasm-unsafe-eval'(?: 'sha256-[\w+/]{43}=')+; /)
  // For a host without a policy header, the page contains the policy.
  const itself = '<head><meta http-equiv="Content-Security-Policy" content="script-src'
  expect(await answer?.text()).toContain(itself)
  await page.getByTestId('field-title.en').waitFor()
  await (await runVisionQuery(page, '*[_type == "page"][0].title.en'))
    .getByText('"')
    .first()
    .waitFor()
  await expect.poll(() => ownRan(page)).toBe(true)
  const found = await violated(page)
  await browser.close()
  expect(found).toEqual([])
})
