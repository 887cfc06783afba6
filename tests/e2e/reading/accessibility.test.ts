// Needs a browser: axe checks the rendered layout.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { locales } from '../../../web/config/locales.ts'
import { storageKeys } from '../../../web/config/storage-keys.ts'
import { launchBrowser } from '../../support/browser.ts'
import { limitAtCommit } from '../../support/cases.ts'
import { consoleOf, enterKeys, openConsole, send } from '../../support/console.ts'
import { stage } from '../../support/env.ts'
import { alternateLocales, pageTypes } from '../../support/page-types.ts'
import { waitForIslands } from '../../support/wait-for-enhancement.ts'

const stack = inject('stack')
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const views = [
  { theme: 'dark', width: 1440 },
  { theme: 'light', width: 1440 },
  { theme: 'dark', width: 360 },
  { theme: 'light', width: 360 },
] as const

const SETTLED_MS = 5000

/** A page with little content, so that the opened part is most of what axe checks. */
const small = 'markdown-page'

/** Violations in Stoplight's own markup, which belongs to the package. */
const stoplightsRules = [
  'aria-hidden-focus',
  'label-content-name-mismatch',
  'landmark-unique',
  'nested-interactive',
]

/**
 * axe's violations on the page as it is, and whether the page scrolls sideways. The second colour mode differs only in
 * colours, so only these are checked again.
 */
async function faults(tab: Page, theme: 'dark' | 'light'): Promise<string[]> {
  const only = stage === 'all' && theme === 'light' ? ['color-contrast'] : []
  return tab.evaluate(
    async ([ids, rules]) => {
      // axe adds itself to the window, which the DOM types do not include.
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      const { violations } = await axe.run(document, {
        resultTypes: ['violations'],
        // No requested rule needs the style sheets again.
        preload: false,
        ...(rules.length > 0 && { runOnly: rules }),
      })
      const found = violations.flatMap(({ id, nodes }) => {
        const targets = nodes
          .map((node) => node.target.join(' '))
          .filter(
            (target) =>
              !(ids.includes(id) && document.querySelector(target)?.closest('.stoplight')),
          )
        return targets.length > 0 ? [`${id}: ${targets.join(', ')}`] : []
      })
      const wider = document.documentElement.scrollWidth - innerWidth
      return wider > 0 ? [...found, `${wider} px wider than the window`] : found
    },
    [stoplightsRules, only] as const,
  )
}

/** Violations that persist: the console's package colours an answer some frames after inserting it. */
async function lasting(tab: Page, theme: 'dark' | 'light'): Promise<string[]> {
  const until = performance.now() + SETTLED_MS
  let found = await faults(tab, theme)
  // On a busy machine a single check can take longer than the whole limit.
  for (let looks = 1; found.length > 0 && (looks < 3 || performance.now() < until); looks++)
    found = await faults(tab, theme)
  return found
}

async function show(tab: Page, theme: 'dark' | 'light', width: number): Promise<void> {
  await tab.setViewportSize({ width, height: 900 })
  await tab.evaluate((value) => {
    document.documentElement.dataset['theme'] = value
    // Listeners of the new width run with the next frame.
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, theme)
}

const kinds = [...pageTypes, 'search?q=kline', 'breaks-me']
/** Each kind of page in its most common view; in the long run, in every mode and width. */
const viewsOf = (address: string) => {
  if (stage === 'all') return views
  return address.includes('/zh-TW') ? views.slice(3) : views.slice(0, 1)
}

describe('accessibility', () => {
  let browser: Browser
  let context: BrowserContext
  beforeAll(async () => {
    browser = await launchBrowser()
    context = await browser.newContext({ bypassCSP: true, reducedMotion: 'reduce' })
  })
  afterAll(() => browser.close())

  async function open(address: string): Promise<Page> {
    const tab = await context.newPage()
    await tab.setViewportSize({ width: 1440, height: 900 })
    await tab.goto(address)
    await waitForIslands(tab)
    await tab.evaluate(axe)
    return tab
  }

  it.each(limitAtCommit(6, alternateLocales(stack.site, kinds)))(
    'finds nothing on %s',
    async (address) => {
      const tab = await open(address)
      const found: string[] = []
      for (const { theme, width } of viewsOf(address)) {
        await show(tab, theme, width)
        found.push(...(await lasting(tab, theme)).map((fault) => `${theme}, ${width} px: ${fault}`))
      }
      await tab.close()
      expect(found).toEqual([])
    },
  )

  it.each<{
    what: string
    path?: string
    widths?: number[]
    except?: string[]
    act: (tab: Page) => Promise<void>
  }>([
    {
      what: 'the search',
      path: small,
      act: async (tab: Page) => {
        await tab.keyboard.press('Control+k')
        await tab.getByRole('combobox').fill('kline')
        await tab.getByRole('option').first().waitFor()
      },
    },
    {
      what: 'a search without results',
      path: small,
      act: async (tab: Page) => {
        await tab.keyboard.press('Control+k')
        await tab.getByRole('combobox').fill('qqqxyz wwwxyz')
        await tab.getByText('Try searching for:').waitFor()
      },
    },
    {
      what: 'the searches of before',
      path: small,
      act: async (tab: Page) => {
        const hit = { url: '/docs/v5/market/tickers', type: 'operation', page: 'Get Tickers' }
        await tab.evaluate(([key, saved]) => localStorage.setItem(key, saved), [
          storageKeys.searched(stack.searchCollections.en),
          JSON.stringify({ recent: [hit], favourites: [{ ...hit, url: '/docs/v5/intro' }] }),
        ] as const)
        await tab.keyboard.press('Control+k')
        await tab.getByRole('dialog').getByRole('listitem').first().waitFor()
      },
    },
    {
      what: 'the drawer',
      widths: [360],
      act: async (tab: Page) => {
        await tab.getByRole('button', { name: 'Toggle navigation bar' }).click()
        await tab.locator('[data-drawer]:popover-open').waitFor()
      },
    },
    ...locales.map((locale) => ({
      what: `the console in ${locale}, after a call that was refused,`,
      path: `${locale === 'en' ? '' : `${locale}/`}api-explorer/v5/account/wallet`,
      act: async (tab: Page) => {
        await openConsole(tab, locale)
        await enterKeys(tab, { key: stack.exchange.key, secret: 'another' }, locale)
        await send(tab, stack.exchange.url)
        await consoleOf(tab).getByRole('link', { name: '10004' }).waitFor()
      },
    })),
    ...locales.map((locale) => ({
      what: `the form of a body with a list in ${locale}`,
      path: `${locale === 'en' ? '' : `${locale}/`}api-explorer/v5/trade/batch-place`,
      act: async (tab: Page) => {
        await openConsole(tab, locale)
        await consoleOf(tab).getByRole('textbox', { name: 'symbol', exact: true }).first().fill('')
      },
    })),
    {
      what: 'the console with a long body',
      path: 'api-explorer/v5/trade/create-order',
      act: async (tab: Page) => {
        await openConsole(tab)
        await consoleOf(tab).getByRole('radio', { name: 'JSON', exact: true }).check()
        await tab.locator('.sl-code-highlight__ln').nth(9).waitFor()
      },
    },
  ])(
    'finds nothing with $what open',
    { tags: ['nightly'] },
    async ({ path, widths = [360, 1440], act }) => {
      const tab = await open(`${stack.site}/${path ?? 'v5/market/kline'}`)
      await tab.setViewportSize({ width: widths[0] ?? 1440, height: 900 })
      await act(tab)
      const found: string[] = []
      for (const { theme, width } of views.filter((view) => widths.includes(view.width))) {
        await show(tab, theme, width)
        found.push(...(await lasting(tab, theme)).map((fault) => `${theme}, ${width} px: ${fault}`))
      }
      expect(found).toEqual([])
      await tab.close()
    },
  )
})
