// Needs a browser: a translated page is changed while React renders it.
import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { FEEDBACK } from '../../../schemas/feedback.ts'
import { limitAtCommit } from '../../support/cases.ts'
import {
  channelPages,
  createChannelPages,
  deleteChannelPages,
} from '../../support/channel-pages.ts'
import { consoleOf } from '../../support/console.ts'
import { lakeAs } from '../../support/lake.ts'
import { ownPages } from '../../support/own-pages.ts'
import { fromOwnAddress } from '../../support/reports.ts'
import { searchFor } from '../../support/search-modal.ts'
import { until } from '../../support/until.ts'
import { waitForDeliveries } from '../../support/wait-for-deliveries.ts'
import {
  holdIslands,
  waitForEnhancement,
  waitForIslands,
} from '../../support/wait-for-enhancement.ts'

const stack = inject('stack')
const { url: rest, key, secret } = stack.exchange
const PAGES = 'translated'
const stream = channelPages(PAGES).public

/**
 * Translates as Chrome does: replaces each text by nested `<font>` elements, and later texts a moment after they are
 * inserted. Texts with translate="no" stay.
 */
function translateAsChrome(): void {
  const fixed = 'font, script, style, noscript, textarea, select, [translate="no"], .notranslate'
  const translate = (text: Text) => {
    if (!text.isConnected || !/\p{L}/u.test(text.data) || text.parentElement?.closest(fixed)) return
    const font = document.createElement('font')
    const inner = document.createElement('font')
    inner.textContent = `«${text.data}»`
    font.append(inner)
    text.replaceWith(font)
  }
  const within = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const texts: Text[] = node instanceof Text ? [node] : []
    for (let next = walker.nextNode(); next; next = walker.nextNode())
      if (next instanceof Text) texts.push(next)
    for (const text of texts) translate(text)
  }
  document.documentElement.classList.add('translated-ltr')
  document.documentElement.lang = 'fr'
  within(document.body)
  new MutationObserver((changes) => {
    setTimeout(() => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes) within(node)
    }, 10)
  }).observe(document.body, { childList: true, subtree: true, characterData: true })
}

/** Inserts elements as browser extensions do: dark mode, password managers, grammar checkers. */
function extendAsOthers(): void {
  document.documentElement.dataset['darkreaderMode'] = 'dynamic'
  const style = document.createElement('style')
  style.className = 'darkreader'
  document.head.prepend(style)
  for (const field of document.querySelectorAll('input, textarea')) {
    const icon = document.createElement('div')
    icon.dataset['lastpassIconRoot'] = ''
    field.after(document.createElement('lt-highlighter'), icon)
    if (!field.matches('input + input')) field.before(document.createElement('lt-toolbar'))
  }
  document.body.append(document.createElement('grammarly-desktop-integration'))
  document.body.prepend(document.createElement('com-1password-menu'))
  document.documentElement.append(document.createElement('abcd-efgh'))
}

describe('on a page that the browser translates, or extensions change,', () => {
  const newPage = ownPages()
  const began = new Date().toISOString()
  let page: Page
  let errors: string[]

  beforeEach(async () => {
    page = await newPage()
    errors = []
    page.on('pageerror', (error) => errors.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
  })
  afterEach(async () => {
    expect(errors).toEqual([])
  })
  afterAll(async () => {
    const lake = lakeAs(stack, 'administrator').withConfig({ perspective: 'raw' })
    await lake.delete({
      query: '*[_type == $type && at >= $began]',
      params: { type: FEEDBACK, began },
    })
  })

  const main = () => page.locator('main:visible')
  /** Translates the page, and marks the first of its translated texts. */
  const translate = async () => {
    await page.evaluate(translateAsChrome)
    await mark()
  }
  const mark = async () => {
    await page
      .locator('[data-skip] font')
      .first()
      .evaluate((font) => {
        font.id = 'translated-first'
      })
  }
  /** Waits until no text of `part` is untranslated, and checks that the marked text is unchanged. */
  const isTranslated = async (part: Locator) => {
    await expect
      .poll(() =>
        part.evaluate((element) => {
          const left: string[] = []
          const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
          for (let text = walker.nextNode(); text; text = walker.nextNode()) {
            const parent = text.parentElement
            const isFixed = parent?.closest(
              'font, script, style, noscript, textarea, select, [translate="no"]',
            )
            if (!isFixed && /\p{L}/u.test(text.nodeValue ?? '')) left.push(text.nodeValue ?? '')
          }
          return left
        }),
      )
      .toEqual([])
    const first = await page.locator('#translated-first').textContent()
    expect(first).toMatch(/^«/)
  }
  /** Translation before the part is hydrated, or while it is used. */
  const moments = ['while', 'before'] as const
  const when = (moment: (typeof moments)[number], now: (typeof moments)[number]) =>
    moment === now ? translate() : Promise.resolve()

  it.each(limitAtCommit(1, moments))(
    'the search dialog finds pages when translated %s it is used',
    async (moment) => {
      await page.goto(`${stack.site}/v5/market/kline`)
      await waitForEnhancement(page)
      await when(moment, 'before')
      const dialog = await searchFor(page, 'kline')
      await dialog.getByRole('option').first().waitFor()
      await when(moment, 'while')
      for (const query of ['order', 'zzxqw', 'funding', '110007']) {
        const before = await dialog.textContent()
        await dialog.getByRole('combobox').fill(query)
        await until(async () => (await dialog.textContent()) !== before)
        await dialog.locator('[role=listbox][aria-busy=false]').waitFor({ state: 'attached' })
      }
      await dialog.getByRole('option').first().waitFor()
      await isTranslated(dialog)
      await isTranslated(main())
      const translatedCode = await page.locator(':is(code, kbd, pre) font').count()
      expect(translatedCode).toBe(0)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
      await isTranslated(main())
    },
  )

  it.each(limitAtCommit(1, moments))(
    'the results page finds pages when translated %s it is used',
    { tags: ['nightly'] },
    async (moment) => {
      const release = await holdIslands(page)
      if (moment === 'while') release()
      await page.goto(`${stack.site}/search?q=kline`, { waitUntil: 'domcontentloaded' })
      await waitForEnhancement(page)
      if (moment === 'before') await page.evaluate(translateAsChrome)
      release()
      await main().locator('section').first().waitFor()
      await (moment === 'while' ? translate() : mark())
      const field = main().getByRole('searchbox')
      for (const query of ['order', 'zzxqw', 'funding rate']) {
        const before = await main().textContent()
        await field.fill(query)
        await until(async () => (await main().textContent()) !== before)
      }
      await main().locator('section').first().waitFor()
      await main().getByRole('checkbox').first().check()
      await until(async () => new URL(page.url()).searchParams.has('section'))
      await main().locator('section').first().waitFor()
      await isTranslated(page.locator('body'))
    },
  )

  it.each(limitAtCommit(1, moments))(
    'the console sends a call when translated %s it is used',
    async (moment) => {
      await page.goto(`${stack.site}/api-explorer/v5/account/wallet`)
      await waitForEnhancement(page)
      await when(moment, 'before')
      const console = consoleOf(page)
      await console.getByRole('button').first().click()
      const keyField = console.locator('input[translate=no]')
      await keyField.fill(key)
      await console.locator('input[type=password]').fill(secret)
      await when(moment, 'while')
      for (const time of [1, 2]) {
        const [answer] = await Promise.all([
          page.waitForResponse(
            (one) => one.url().startsWith(`${rest}/v5/`) && one.request().method() !== 'OPTIONS',
          ),
          console.getByRole('button', { name: 'Send' }).click(),
        ])
        expect(await answer.json(), `call ${time}`).toMatchObject({ retCode: 0 })
        await console.getByText('200').first().waitFor()
      }
      await console.getByText('API key for').click()
      await console.getByText('API key for').click()
      await expect.poll(() => keyField.inputValue()).toBe(key)
      await isTranslated(page.locator('main:visible h1'))
      const words = await main().textContent()
      expect(words).not.toContain('crashed')
    },
  )

  it.each(limitAtCommit(1, moments))(
    'the client check reads files when translated %s it is used',
    { tags: ['nightly'] },
    async (moment) => {
      await page.goto(`${stack.site}/breaks-me`)
      if (moment === 'before') await waitForEnhancement(page)
      else await waitForIslands(page)
      await translate()
      const field = main().locator('textarea')
      for (const text of ['POST /v5/position/set-risk-limit', 'herons', 'GET /v5/market/herons']) {
        const before = await main().textContent()
        await field.fill(text)
        await main().getByRole('button', { name: 'Check the text' }).click()
        await until(async () => (await main().textContent()) !== before)
      }
      await main().locator('[data-finding="unknown"]').waitFor()
      await isTranslated(main())
    },
  )

  it.each(limitAtCommit(1, moments))(
    'a report is sent when translated %s it is written',
    { tags: ['nightly'] },
    async (moment) => {
      await page.setExtraHTTPHeaders(fromOwnAddress().extraHTTPHeaders)
      await page.goto(`${stack.site}/v5/intro`)
      await waitForEnhancement(page)
      await when(moment, 'before')
      await page.locator('main a[data-feedback]').click()
      const dialog = page.locator('dialog[open]:has(form.report)')
      await dialog.locator('textarea').fill('A translated page.')
      await when(moment, 'while')
      await dialog.getByRole('button', { name: 'Send' }).click()
      await dialog.getByText('Thank you.').waitFor()
      await isTranslated(main())
    },
  )

  describe('of a topic', () => {
    const writer = lakeAs(stack, 'writer')
    it.each(limitAtCommit(1, moments))(
      'the console subscribes when translated %s it is used',
      { tags: ['nightly'] },
      async (moment) => {
        await createChannelPages(writer, PAGES)
        await waitForDeliveries(stack)
        await until(async () => (await fetch(`${stack.site}/${stream}`)).status === 200)
        try {
          await page.goto(`${stack.site}/${stream}`)
          await waitForEnhancement(page)
          await when(moment, 'before')
          await page.locator('[data-open-stream]').click()
          const console = page.locator('[data-stream-place]')
          await console.getByRole('button').first().waitFor()
          await when(moment, 'while')
          await isTranslated(page.locator('[data-stream-console]'))
          await isTranslated(main())
        } finally {
          await deleteChannelPages(writer, PAGES)
          await waitForDeliveries(stack)
        }
      },
    )
  })

  it.each(
    limitAtCommit(1, [
      ['v5/market/kline', '[role=option]', '[data-search-open]:visible'],
      ['search?q=kline', 'section', undefined],
      ['breaks-me', 'a, button', undefined],
      ['changelog/v5/follow', 'a, button', undefined],
    ]),
  )('what reacts on /%s does so with the elements of extensions', async (path, shown, opens) => {
    await page.addInitScript(`addEventListener('DOMContentLoaded', ${extendAsOthers})`)
    await page.goto(`${stack.site}/${path}`)
    await waitForIslands(page)
    await expect.poll(() => page.locator('lt-highlighter').count()).toBeGreaterThan(0)
    if (opens) await page.locator(opens).first().click()
    const field = opens ? page.getByRole('dialog').getByRole('combobox') : undefined
    await field?.fill('order')
    await (opens ? page.getByRole('dialog') : main()).locator(shown).first().waitFor()
    const words = await main().textContent()
    expect(words).not.toContain('crashed')
  })

  it('navigation shows the next page', async () => {
    await page.goto(`${stack.site}/v5/market/kline`)
    await waitForIslands(page)
    await translate()
    await page.locator('nav a[href$="/v5/market/time"]:visible').first().click()
    await page.waitForURL('**/v5/market/time')
    await main().locator('h1', { hasText: 'Time' }).waitFor()
    await isTranslated(main())
    await expect.poll(() => main().locator('h1').textContent()).toMatch(/^«[^«]*»$/)
  })
})
