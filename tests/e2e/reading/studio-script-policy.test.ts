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
/** What the hosted dashboard would want; everything from elsewhere is refused. */
const DASHBOARD = 'script-src-elem https://core.sanity-cdn.com/bridge.js'

const noteViolations = () => {
  window.violated = []
  window.ran = []
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    window.violated.push(`${effectiveDirective} ${blockedURI}`),
  )
}

/** Of scripts alone, beside what is always refused. */
const violated = async (page: Page): Promise<string[]> => {
  const all = await page.evaluate(() => window.violated)
  return all.filter((one) => one.startsWith('script-src') && one !== DASHBOARD)
}

describe('what scripts the Studio may run', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())

  /** Opens the Studio with markup that somebody got into its page, from a host that sends `headers` if not its own. */
  async function openWithMarkup(headers?: Record<string, string>): Promise<Page> {
    const page = await browser.newPage()
    await page.addInitScript(noteViolations)
    const markup = `<script>ran.push('element')</script><img src="x:" onerror="ran.push('handler')">`
    await page.route(`${stack.studio}/`, async (route: Route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace('<div id="sanity">', `${markup}$&`)
      expect(body).toContain(markup)
      await route.fulfill({ response, body, ...(headers && { headers }) })
    })
    await page.goto(`${stack.studio}/`)
    await page.getByText('Local users').waitFor()
    return page
  }

  it('are its own, and those suffice', async () => {
    const { page } = await StudioSession.signIn(browser, stack.studio, 'Administrator')
    await page.addInitScript(noteViolations)
    const answer = await page.goto(`${stack.studio}/intent/edit/id=page-v5-market-kline;type=page/`)
    const policy = answer?.headers()['content-security-policy'] ?? ''
    expect(policy).toMatch(/; script-src 'self' 'wasm-unsafe-eval'(?: 'sha256-[\w+/]{43}=')+; /)
    await page.getByTestId('field-title.en').waitFor()
    await (await askVision(page, '*[_type == "page"][0].title.en')).getByText('"').first().waitFor()
    expect(await violated(page)).toEqual([])
    // The build's own script did run: the Studio learns of exceptions by it.
    expect(await page.evaluate(() => '__sanityErrorChannel' in window)).toBe(true)
  })

  it.each([
    ['by its server', undefined],
    ['by itself, where a host sends no policy', { 'content-type': 'text/html' }],
  ])('are none that came with the page, %s', async (_, headers) => {
    const page = await openWithMarkup(headers)
    await expect
      .poll(() => violated(page))
      .toEqual(expect.arrayContaining(['script-src-elem inline', 'script-src-attr inline']))
    expect(await page.evaluate(() => window.ran)).toEqual([])
    await page.close()
  })

  it('are none that come into it later', async () => {
    const page = await openWithMarkup()
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = `ran.push('text')`
      document.body.append(script)
      document.body.insertAdjacentHTML('beforeend', `<img src="y:" onerror="ran.push('later')">`)
      document.body.setAttribute('onclick', `ran.push('click')`)
      document.body.click()
    })
    await expect.poll(async () => (await violated(page)).length).toBeGreaterThanOrEqual(5)
    expect(await page.evaluate(() => window.ran)).toEqual([])
    await page.close()
  })
})
