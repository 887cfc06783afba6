// Needs a browser: the landing page is walked, and its choice kept.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { alive } from '../../support/alive.ts'
import { launchBrowser } from '../../support/browser.ts'
import { fewAtCommit } from '../../support/cases.ts'
import { delivered } from '../../support/delivered.ts'
import { lakeAs } from '../../support/lake.ts'

const stack = inject('stack')
const administrator = lakeAs(stack, 'administrator')
const homes = [
  { locale: 'en', home: stack.site },
  { locale: 'zhTW', home: `${stack.site}/zh-TW` },
] as const

interface Settings {
  landing: {
    title: { en: string; zhTW: string }
    samples: { label: string; value: string; code: string }[]
  }
}

describe('the landing page', () => {
  let browser: Browser
  beforeAll(async () => {
    // What the tests before this one changed has reached the site.
    await delivered(stack)
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())

  async function landing(home: string, options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext(options)
    const page = await context.newPage()
    await page.goto(home)
    return page
  }

  it.each(fewAtCommit(1, homes))(
    'says in $locale what the settings say, without scripts too',
    async (view) => {
      const settings = await administrator.fetch<Settings>('*[_id == "siteSettings"][0]')
      const environments = await administrator.fetch<{ rest: string; stream: string }[]>(
        '*[_type == "apiEnvironment" && onLandingPage] | order(order asc){rest, stream}',
      )
      const page = await landing(view.home, { javaScriptEnabled: false })
      const main = page.locator('main')
      await expect
        .poll(() => main.locator('h1').textContent())
        .toBe(settings.landing.title[view.locale])
      for (const { label, code } of settings.landing.samples) {
        const panel = main.locator('[role=tabpanel]', { hasText: label })
        const shown = await panel.locator('code:visible').textContent()
        expect(shown?.trim()).toBe(code.replaceAll('{host}', environments[0]?.rest ?? '').trim())
      }
      const hosts = await main.locator('dl code').allInnerTexts()
      expect(hosts).toEqual(environments.flatMap(({ rest, stream }) => [rest, stream]))
      await page.context().close()
    },
  )

  it.each(homes)(
    'leads in $locale to all that there is',
    { tags: ['nightly'] },
    async ({ home }) => {
      const page = await landing(home, { javaScriptEnabled: false })
      const overviews = await administrator.fetch<number>(
        'count(*[_type == "sidebar"].items[_type == "sidebarCategory"])',
      )
      const links = page.locator('main a[href^="/"]')
      const targets = await links.evaluateAll((all) =>
        all.map((link) => (link instanceof HTMLAnchorElement ? link.href.replace(/#.*/, '') : '')),
      )
      expect(targets.length).toBeGreaterThan(overviews)
      const answers = [...new Set(targets)].map(async (target) => [
        target,
        (await fetch(target)).status,
      ])
      expect((await Promise.all(answers)).filter(([, status]) => status !== 200)).toEqual([])
      await page.context().close()
    },
  )

  it('cuts no name, however wide the window', { tags: ['nightly'] }, async () => {
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

  it.each(fewAtCommit(1, homes))(
    'begins in $locale with what readers want to do',
    async ({ locale, home }) => {
      const tasks = await administrator.fetch<{ title: Record<string, string>; anchor?: string }[]>(
        '*[_id == "siteSettings"][0].landing.tasks[]{title, anchor}',
      )
      expect(tasks.length).toBeGreaterThan(3)
      const page = await landing(home, { javaScriptEnabled: false })
      const links = page.locator('section[aria-labelledby=tasks] a')
      await expect
        .poll(() => links.locator('strong').allTextContents())
        .toEqual(tasks.map(({ title }) => title[locale]))
      const [first] = tasks
      await links.first().click()
      await page.waitForURL(new RegExp(`#${first?.anchor}$`))
      await page.locator(`[id="${first?.anchor}"]`).waitFor()
      await page.context().close()
    },
  )

  it('says what each area is for, with two of its pages, and leads to what stands alone', async () => {
    const page = await landing(stack.site, { javaScriptEnabled: false })
    const market = page.locator('#reference li', {
      has: page.getByRole('heading', { name: 'Market' }),
    })
    const hrefs = () =>
      market
        .first()
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    // Which two follows what was read.
    const inside = expect.stringMatching(/^\/docs\/v5\/market\/[a-z-]+$/)
    await expect.poll(hrefs).toEqual(['/docs/v5/market', inside, inside])
    await expect
      .poll(() => market.first().locator('p').textContent())
      .toMatch(/^Prices, order books/)
    for (const path of ['v5/market', 'changelog/v5', 'faq', 'pilot-feature']) {
      const links = page.locator(`#reference a[href="/docs/${path}"]`)
      await expect.poll(() => links.count(), { message: path }).toBe(1)
    }
    await page.context().close()
  })

  it('is short', { tags: ['nightly'] }, async () => {
    for (const [width, most] of [
      [1440, 4400],
      [390, 8400],
    ] as const) {
      const page = await landing(stack.site, { viewport: { width, height: 900 } })
      await alive(page)
      const height = () => page.evaluate(() => document.documentElement.scrollHeight)
      await expect.poll(height, { message: `${width} px` }).toBeLessThanOrEqual(most)
      await page.context().close()
    }
  })

  it('tells the newest changes, and leads to them', async () => {
    const newest = await administrator.fetch<{ id: string; title: string }>(
      '*[_type == "changelogEntry"] | order(date desc, _id)[0]{"id": _id, "title": title.en}',
    )
    const page = await landing(stack.site)
    await page.getByRole('link', { name: newest.title }).click()
    await page.waitForURL(`**/changelog/v5#${newest.id}`)
    const change = page.locator(`[id="${newest.id}"]:visible`)
    await expect.poll(() => change.textContent()).toContain(newest.title)
    await page.context().close()
  })

  it('shows one language, and remembers it for the pages', async () => {
    const page = await landing(stack.site)
    await alive(page)
    await page.getByRole('tab', { name: 'Node.js' }).click()
    const panels = page.locator('main [role=tabpanel]:visible')
    await expect.poll(() => panels.count()).toBe(1)
    await expect.poll(() => panels.textContent()).toContain('await fetch(url)')
    await page.goto(`${stack.site}/v5/intro`)
    await alive(page)
    const tab = page.locator('[role=tab]:visible', { hasText: 'Node.js' })
    await tab.and(page.locator('[aria-selected=true]')).waitFor()
    await page.context().close()
  })

  it('copies the address of a host', { tags: ['nightly'] }, async () => {
    const page = await landing(stack.site, { permissions: ['clipboard-read', 'clipboard-write'] })
    await alive(page)
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
      for (const { home } of homes) {
        const page = await landing(home, { viewport: { width, height: 900 } })
        await alive(page)
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
