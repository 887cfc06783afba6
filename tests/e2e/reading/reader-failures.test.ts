// Needs a browser: the page says what did not come.
// @module-tag nightly
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, inject, it } from 'vitest'
import { hydrate, wantFramework } from '../../support/hydrate.ts'
import { ownPages } from '../../support/own-pages.ts'

const stack = inject('stack')
const scripts = '**/_next/static/chunks/**'

describe('when something does not come, or breaks', () => {
  const newPage = ownPages()
  let page: Page
  beforeEach(async () => {
    page = await newPage()
  })

  const field = () => page.locator('input[type=search][name=q]:visible')

  it('shows a spinner while the search is on its way', async () => {
    await page.goto(`${stack.site}/v5/intro`)
    await hydrate(page)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(scripts, async (route) => {
      await held
      await route.continue()
    })
    await page.keyboard.press('Control+k')
    const spinner = page.locator('svg#loader')
    await spinner.waitFor()
    expect(await spinner.getAttribute('viewBox')).toBe('0 0 45 45')
    const durations = await spinner
      .locator('circle')
      .evaluateAll((all) => all.map((circle) => getComputedStyle(circle).animationDuration))
    expect(durations).toEqual(['3s', '3s', '1.5s'])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const moving = await spinner.evaluate((svg) => svg.getAnimations({ subtree: true }).length)
    expect(moving).toBe(0)
    release()
    await field().waitFor()
    await spinner.waitFor({ state: 'hidden' })
  })

  it('says why the search did not come, and fetches it again', async () => {
    await page.goto(`${stack.site}/v5/intro`)
    await hydrate(page)
    await page.route(scripts, (route) => route.abort())
    await page.getByRole('button', { name: /^Search/ }).click()
    const failure = page.getByRole('alert').filter({ hasText: 'Error' })
    await failure.waitFor()
    await page.unroute(scripts)
    await failure.getByRole('button', { name: 'Retry' }).click()
    // In the dialog, or on the page of results, where the browser remembers that a file did not come.
    await field().fill('insurance')
    const found = page.getByRole('option').or(page.locator('main mark'))
    await found.filter({ visible: true }).first().waitFor()
  })

  it('loads the document of a page whose scripts did not come, and says so', async () => {
    const warnings: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text())
    })
    await page.goto(`${stack.site}/v5/intro`)
    await hydrate(page)
    let documents = 0
    await page.route(scripts, (route) => (documents === 0 ? route.abort() : route.continue()))
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1
    })
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/docs/search'
      document.querySelector('main')?.append(link)
      link.click()
    })
    await field().waitFor()
    expect(documents).toBe(1)
    expect(warnings.join()).toContain('ChunkLoadError')
  })

  it('keeps navbar and footer when the content crashes, and tries again', async () => {
    await page.goto(`${stack.site}/search`)
    await hydrate(page)
    await page.evaluate(() => {
      const replace = history.replaceState
      history.replaceState = () => {
        history.replaceState = replace
        throw new Error('Broken on purpose', { cause: new Error('By this test') })
      }
    })
    await field().fill('kline')
    await page.getByRole('heading', { level: 1, name: 'This page crashed.' }).waitFor()
    await page.getByText('Broken on purpose\n\nCause:\nBy this test').waitFor()
    expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(true)
    expect(await page.getByRole('contentinfo').isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Try again' }).click()
    await field().waitFor()
    expect(await page.getByText('This page crashed.').count()).toBe(0)
  })

  it.each([
    ['/v5/market/time', 'Page Error', 'This page crashed.', 'Try again'],
    ['/zh-TW/v5/market/time', '頁面錯誤', '此頁已當機。', '重試'],
  ])(
    'shows a bare page when more than the content crashes: %s',
    async (path, title, said, again) => {
      // The footer stands beside the content, and is looked at when the framework takes it over.
      await page.addInitScript(() => {
        const real = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'dataset')
        Object.defineProperty(HTMLElement.prototype, 'dataset', {
          configurable: true,
          get(this: HTMLElement) {
            const isMended = document.documentElement.hasAttribute('data-mended')
            if (this.localName === 'footer' && !isMended) throw new Error('Broken on purpose')
            return real?.get?.call(this)
          },
        })
      })
      await page.goto(stack.site + path)
      // The sign that the framework is there, for which `hydrate` waits, goes down with it.
      await wantFramework(page)
      await page.getByRole('heading', { level: 1, name: said }).waitFor()
      await expect.poll(() => page.title()).toBe(title)
      expect(await page.getByText('Broken on purpose').isVisible()).toBe(true)
      expect(await page.locator('[data-navbar]').count()).toBe(0)
      await page.evaluate(() => document.documentElement.setAttribute('data-mended', ''))
      await page.getByRole('button', { name: again }).click()
      await page.locator('[data-navbar]:visible').waitFor()
      expect(await page.getByText(said).count()).toBe(0)
    },
  )

  it.each([
    ['/v5/intro', 'dark', 'en', 'Page Error', 'This page crashed.', 'Try again'],
    ['/zh-TW/v5/intro', 'light', 'zh-Hant-TW', '頁面錯誤', '此頁已當機。', '重試'],
  ])(
    'shows a bare document when what makes all pages react crashes: %s, %s',
    async (path, mode, lang, title, said, again) => {
      // The framework asks to hear of links as soon as it is there.
      await page.addInitScript((chosen) => {
        localStorage.setItem('theme', chosen)
        const real = document.addEventListener
        document.addEventListener = (...args: Parameters<typeof real>) => {
          if (args[0] !== 'site:navigate') return real.apply(document, args)
          document.addEventListener = real
          throw new Error('Broken on purpose')
        }
      }, mode)
      await page.goto(stack.site + path)
      // The sign that the framework is there, for which `hydrate` waits, goes down with it.
      await wantFramework(page)
      await page.getByRole('heading', { level: 1, name: said }).waitFor()
      await expect.poll(() => page.title()).toBe(title)
      expect(await page.getByText('Broken on purpose').isVisible()).toBe(true)
      const root = page.locator('html')
      expect(await root.getAttribute('lang')).toBe(lang)
      expect(await root.getAttribute('data-theme')).toBe(mode)
      expect(await page.locator('[data-navbar]').count()).toBe(0)
      await page.getByRole('button', { name: again }).click()
      await page.locator('[data-navbar]:visible').waitFor()
      await hydrate(page)
      expect(await page.getByText(said).count()).toBe(0)
      expect(await root.getAttribute('data-theme')).toBe(mode)
    },
  )
})
