// Needs a browser: it enforces the content security policy.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../../support/browser.ts'
import { inBothLocales, pageTypes } from '../../support/page-types.ts'
import { waitForIslands } from '../../support/wait-for-enhancement.ts'

declare global {
  interface Window {
    violated: string[]
  }
}

const stack = inject('stack')
const paths = [...pageTypes, 'search?q=kline', 'no/such/page']

describe('the content security policy of pages', () => {
  let browser: Browser
  let page: Page
  const complaints: string[] = []

  beforeAll(async () => {
    browser = await launchBrowser()
    page = await browser.newPage()
    await page.addInitScript(() => {
      window.violated = []
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        window.violated.push(`${effectiveDirective} ${blockedURI}`),
      )
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('console', (message) => {
      // The browser logs a page that is not found.
      if (message.type() === 'error' && !message.text().includes('status of 404'))
        complaints.push(message.text())
    })
  })
  afterAll(() => browser.close())

  it.each(inBothLocales(stack.site, paths))(
    '%s works with its own scripts only',
    { tags: ['nightly'] },
    async (url) => {
      complaints.length = 0
      const answer = await page.goto(url)
      const policy = answer?.headers()['content-security-policy']
      expect(policy).toMatch(
        /; script-src 'self'(?: 'sha256-[\w+/]{43}=')+; script-src-attr 'none';/,
      )
      expect(policy).toContain(`; require-trusted-types-for 'script'; trusted-types default`)
      await waitForIslands(page)
      const violated = await page.evaluate(() => window.violated)
      expect(violated).toEqual([])
      expect(complaints).toEqual([])
    },
  )

  it('blocks a caller’s scripts, in cached pages and in drafts', {
    tags: ['nightly'],
  }, async () => {
    const headers = { 'content-security-policy': `script-src 'nonce-chosen'` }
    for (const address of [`${stack.site}/v5/intro`, `${stack.site}/preview/en/v5/intro`])
      expect(await (await fetch(address, { headers })).text()).not.toContain('chosen')
  })
})
