// Needs a browser: which scripts run is what a browser decides.
import type { Browser, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { alive } from '../../support/alive.ts'
import { launchBrowser } from '../../support/browser.ts'
import { inBothLocales, pageTypes } from '../../support/page-types.ts'

declare global {
  interface Window {
    violated: string[]
    ran: string[]
  }
}

const stack = inject('stack')
const paths = [...pageTypes, 'search?q=kline', 'no/such/page']

describe('what scripts pages may run', () => {
  let browser: Browser
  let page: Page
  const complaints: string[] = []

  beforeAll(async () => {
    browser = await launchBrowser()
    page = await browser.newPage()
    await page.addInitScript(() => {
      window.violated = []
      window.ran = []
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        window.violated.push(`${effectiveDirective} ${blockedURI}`),
      )
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('console', (message) => {
      // The browser's own word for a page that is not found.
      if (message.type() === 'error' && !message.text().includes('status of 404'))
        complaints.push(message.text())
    })
  })
  afterAll(() => browser.close())

  it.each(inBothLocales(stack.site, paths))(
    '%s comes to life with its own alone',
    { tags: ['nightly'] },
    async (url) => {
      complaints.length = 0
      const answer = await page.goto(url)
      const policy = answer?.headers()['content-security-policy']
      expect(policy).toMatch(
        /; script-src 'self'(?: 'sha256-[\w+/]{43}=')+; script-src-attr 'none';/,
      )
      expect(policy).toContain(`; require-trusted-types-for 'script'; trusted-types default`)
      await alive(page)
      const violated = await page.evaluate(() => window.violated)
      expect(violated).toEqual([])
      expect(complaints).toEqual([])
    },
  )

  it('are none that came with the page', async () => {
    const address = `${stack.site}/v5/market/kline`
    const markup = '<script>ran.push(1)</script><img src="" onerror="ran.push(2)">'
    const withMarkup = async (route: Route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace('</main>', `${markup}</main>`)
      await route.fulfill({ response, body })
    }
    await page.route(address, withMarkup, { times: 1 })
    await page.goto(address)
    await alive(page)
    const violated = () => page.evaluate(() => window.violated)
    await expect
      .poll(violated)
      .toEqual(expect.arrayContaining(['script-src-elem inline', 'script-src-attr inline']))
    const ran = await page.evaluate(() => window.ran)
    expect(ran).toEqual([])
  })

  it('are none that come into it later', async () => {
    await page.goto(`${stack.site}/v5/market/kline`)
    await alive(page)
    const refused = await page.evaluate(() => {
      const attempts = {
        markup: () => {
          document.createElement('p').innerHTML = '<img src="" onerror="ran.push(1)">'
        },
        handler: () => document.body.setAttribute('onclick', 'ran.push(2)'),
        file: () => {
          document.createElement('script').src = '/docs/api/health'
        },
        text: () => {
          const script = document.createElement('script')
          script.textContent = 'ran.push(3)'
        },
      }
      return Object.entries(attempts).flatMap(([name, attempt]) => {
        try {
          attempt()
          return []
        } catch {
          return [name]
        }
      })
    })
    expect(refused).toEqual(['markup', 'handler', 'file', 'text'])
  })

  it('are none of a caller’s choice, in pages that are kept and in drafts', {
    tags: ['nightly'],
  }, async () => {
    const headers = { 'content-security-policy': `script-src 'nonce-chosen'` }
    for (const address of [`${stack.site}/v5/intro`, `${stack.site}/preview/en/v5/intro`])
      expect(await (await fetch(address, { headers })).text()).not.toContain('chosen')
  })

  it.each(['v5/intro.md', 'api/health', 'sitemap.xml', 'icon.svg', 'preview/en/v5/intro'])(
    'are no others in %s',
    async (path) => {
      const answer = await fetch(`${stack.site}/${path}`, { redirect: 'manual' })
      expect(answer.headers.get('content-security-policy')).toMatch(
        /script-src 'self'(?: 'sha256-[\w+/]{43}=')+;/,
      )
    },
  )
})
