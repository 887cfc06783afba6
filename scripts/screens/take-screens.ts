import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { alive } from '../../tests/support/alive.ts'
import { launchBrowser } from '../../tests/support/browser.ts'
import { pageTypes, type ScreensOptions, type View } from './views.ts'

/** Writes one image per view; the names of those whose page scrolls sideways. */
export async function takeScreens(site: string, options: ScreensOptions): Promise<string[]> {
  mkdirSync(options.out, { recursive: true })
  const browser = await launchBrowser()
  try {
    const loads = Map.groupBy(options.views, ({ page, theme, locale }) =>
      [locale, theme, page].join(' '),
    )
    const sideways: string[] = []
    for (const views of loads.values()) sideways.push(...(await takePage(browser, site, views)))
    return sideways
  } finally {
    await browser.close()
  }

  async function takePage(browser: Browser, site: string, views: View[]): Promise<string[]> {
    const [view] = views
    if (!view) return []
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    await context.addInitScript((theme) => localStorage.setItem('theme', theme), view.theme)
    const tab = await context.newPage()
    await tab.goto(address(site, view))
    await alive(tab)
    await tab.waitForLoadState('networkidle')
    const sideways: string[] = []
    for (const view of views) {
      await tab.setViewportSize({ width: view.width, height: view.width < 700 ? 780 : 900 })
      const name = [view.page, view.locale, view.theme, view.width].join('-')
      await tab.screenshot({ path: path.join(options.out, `${name}.png`), fullPage: options.full })
      if (await scrollsSideways(tab)) sideways.push(name)
    }
    await context.close()
    return sideways
  }
}

function address(site: string, { page, locale }: View): string {
  return `${site}${locale === 'en' ? '' : `/${locale}`}${pageTypes[page]}`
}

function scrollsSideways(tab: Page): Promise<boolean> {
  return tab.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth
  })
}
