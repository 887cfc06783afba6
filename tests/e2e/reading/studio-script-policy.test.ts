// Needs a browser: which scripts run is what a browser decides.
// @module-tag nightly
import type { Browser, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../../support/browser.ts'
import { askVision } from '../../support/studio/find.ts'
import { StudioSession } from '../../support/studio.ts'

declare global {
  interface Window {
    violated: string[]
    ran: string[]
  }
}

const stack = inject('stack')
/** What is always refused, and was before: the hosted dashboard's script, and a library's question whether it may compile. */
const REFUSED = ['script-src-elem https://core.sanity-cdn.com/bridge.js', 'script-src eval']

const noteViolations = () => {
  window.violated = []
  window.ran = []
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    window.violated.push(`${effectiveDirective} ${blockedURI}`),
  )
}

/** Of scripts alone, beside what is always refused; header and page report the same each. */
const violated = async (page: Page): Promise<string[]> => {
  const all = await page.evaluate(() => window.violated)
  const found = all.filter((one) => one.startsWith('script-src') && !REFUSED.includes(one))
  return [...new Set(found)].sort()
}

describe('what scripts the Studio may run', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())

  const newPage = async () => {
    const page = await browser.newPage()
    await page.addInitScript(noteViolations)
    return page
  }
  /** The build's own script did run: the Studio learns of exceptions by it. */
  const ownRan = (page: Page) => page.evaluate(() => '__sanityErrorChannel' in window)

  it('are its own, and those suffice', async () => {
    const { page } = await StudioSession.signIn(stack, 'Administrator')
    await page.addInitScript(noteViolations)
    const answer = await page.goto(`${stack.studio}/intent/edit/id=page-v5-market-kline;type=page/`)
    const policy = answer?.headers()['content-security-policy'] ?? ''
    expect(policy).toMatch(/; script-src 'self' 'wasm-unsafe-eval'(?: 'sha256-[\w+/]{43}=')+; /)
    await page.getByTestId('field-title.en').waitFor()
    await (await askVision(page, '*[_type == "page"][0].title.en')).getByText('"').first().waitFor()
    await expect.poll(() => ownRan(page)).toBe(true)
    const found = await violated(page)
    expect(found).toEqual([])
  })

  it.each([
    ['by its server', undefined],
    ['by itself, where a host sends no policy', { 'content-type': 'text/html' }],
  ])('are none that came with the page, %s', async (_, headers) => {
    const page = await newPage()
    const markup = `<script>ran.push('element')</script><img src="x:" onerror="ran.push('handler')">`
    await page.route(`${stack.studio}/`, async (route: Route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace('<div id="sanity">', `${markup}$&`)
      expect(body).toContain(markup)
      await route.fulfill({ response, body, ...(headers && { headers }) })
    })
    await page.goto(`${stack.studio}/`)
    await expect
      .poll(() => violated(page))
      .toEqual(['script-src-attr inline', 'script-src-elem inline'])
    await expect.poll(() => ownRan(page)).toBe(true)
    const ran = await page.evaluate(() => window.ran)
    expect(ran).toEqual([])
    await page.close()
  })

  it('are none that come into it later', async () => {
    const page = await newPage()
    await page.goto(`${stack.studio}/`)
    await page.getByText('Local users').waitFor()
    const before = await violated(page)
    expect(before).toEqual([])
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = `ran.push('text')`
      document.body.append(script)
      document.body.insertAdjacentHTML('beforeend', `<img src="y:" onerror="ran.push('later')">`)
      document.body.setAttribute('onclick', `ran.push('click')`)
      document.body.click()
    })
    await expect
      .poll(() => violated(page))
      .toEqual(['script-src-attr inline', 'script-src-elem inline'])
    const ran = await page.evaluate(() => window.ran)
    expect(ran).toEqual([])
    await page.close()
  })
})
