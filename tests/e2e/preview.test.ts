// Needs a browser: the preview is beside the form and follows its edits.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Browser, FrameLocator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { launchBrowser } from '../support/browser.ts'
import { lakeAs } from '../support/lake.ts'
import { html } from '../support/page.ts'
import { StudioSession } from '../support/studio.ts'
import { until } from '../support/until.ts'

const stack = inject('stack')
const id = 'page-v5-market-tickers'
const path = 'v5/market/tickers'
const english = `${stack.site}/${path}`
const chinese = `${stack.site}/zh-TW/${path}`

/** Time in ms within which the Studio reacts to a click on its overlays. */
const HEARD_MS = 5000
/** Time in ms within which the overlays are ready on a busy machine, where several clicks are lost before. */
const BUSY_MS = 120_000
const DRAFT = 'Tickers as the writer drafts them'
const TYPED = 'Tickers while somebody types'
const ENTWURF = '行情草稿'
const ELSEWHERE = 'drafts.term-typed-elsewhere'

const manifestSchema = z.object({ preview: z.object({ previewModeId: z.string() }) })

/** Runs alone: a change of any draft makes each preview reload its page. */
describe('drafts on the site, beside the form', () => {
  const lake = lakeAs(stack, 'writer')
  let browser: Browser
  let studio: StudioSession
  const complaints: string[] = []

  const site = (): FrameLocator => studio.page.frameLocator('iframe')
  const shownIn = (text: string) => site().locator('h1', { hasText: text })

  async function preview(address: string): Promise<void> {
    const url = new URL('/preview', stack.studio)
    url.searchParams.set('preview', address)
    await studio.page.goto(url.href)
  }

  /** A click before the overlays are ready hits plain text; a writer clicks again. */
  async function pressUntil(text: string, address: RegExp): Promise<void> {
    await until(async () => {
      // The frame may be reloading a rerendered page; the click need not wait for that.
      await shownIn(text).click({ noWaitAfter: true })
      // Another click after the Studio reacts would take the focus from the field.
      return studio.page.waitForURL(address, { timeout: HEARD_MS, waitUntil: 'commit' }).then(
        () => true,
        () => false,
      )
    }, BUSY_MS)
  }

  async function typeElsewhere(end: AbortSignal): Promise<void> {
    for (let count = 0; !end.aborted; count++) {
      await lake.createOrReplace({ _id: ELSEWHERE, _type: 'translationTerm', term: `${count}` })
      await setTimeout(100)
    }
  }

  beforeAll(async () => {
    const page = await lake.getDocument(id)
    if (!page) throw new Error(`The lake has no ${id}`)
    const title = { ...page['title'], en: DRAFT, zhTW: ENTWURF }
    await lake.createOrReplace({ ...page, _id: `drafts.${id}`, title })
    browser = await launchBrowser()
    studio = await StudioSession.signInAnew(browser, stack, 'Writer')
    // Errors of the Studio belong to another test; these are the site's, in the frame.
    studio.page.on('console', (message) => {
      const isOurs = message.location().url.startsWith(new URL(stack.site).origin)
      if (isOurs && message.type() === 'error') complaints.push(message.text())
    })
  })

  afterAll(async () => {
    await browser.close()
    for (const draft of [`drafts.${id}`, ELSEWHERE]) await lake.delete(draft)
  })

  it('shows a draft that readers do not see', async () => {
    await preview(new URL(english).pathname)
    await shownIn(DRAFT).waitFor()
    expect(await html(english)).not.toContain(DRAFT)
  })

  it('leads from a text to its field', async () => {
    await studio.page.getByTestId('field-title.en').waitFor()
    await pressUntil(DRAFT, /title\.en/)
    await until(
      () => studio.field('title.en').evaluate((input) => input === document.activeElement),
      30_000,
      50,
    )
  })

  it('follows what is typed, letter by letter, and only here, while somebody types elsewhere', async () => {
    // Every viewer of drafts gets an event for each letter.
    const done = new AbortController()
    const somebody = typeElsewhere(done.signal)
    await studio.field('title.en').fill(TYPED)
    await shownIn(TYPED)
      .waitFor()
      .finally(() => done.abort())
    await somebody
    expect(await html(english)).not.toContain(TYPED)
    expect(await html(chinese)).not.toContain(ENTWURF)
  })

  it('keeps anchors, links and code free of hidden letters', { tags: ['nightly'] }, async () => {
    const page = site()
    const hidden = /[\u200b-\u200f\u2060-\u2064\ufeff\u{e0000}-\u{e007f}]/u
    await expect.poll(() => page.locator('h1').textContent()).toMatch(hidden)
    const used = await page
      .locator('main')
      .evaluate((main) =>
        [...main.querySelectorAll('*')].flatMap((element) => [
          ...(element.matches('pre') ? [element.textContent ?? ''] : []),
          ...['id', 'href', 'data-value', 'data-tabs'].map(
            (name) => element.getAttribute(name) ?? '',
          ),
        ]),
      )
    expect(used.filter((value) => hidden.test(value))).toEqual([])
    // Following a page of a sidebar makes the Studio load every page that the sidebar names, which delays typing.
    const named = page.locator('a[href$="/v5/market/orderbook"]').first()
    await expect.poll(() => named.textContent()).not.toMatch(hidden)
  })

  it('leaves the page in place when a change does not show on it', {
    tags: ['nightly'],
  }, async () => {
    const term = { _id: ELSEWHERE, _type: 'translationTerm' }
    const renewed = () =>
      studio.page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith(path))
    /** The element that contains the page, after a change elsewhere has made the preview reload it. */
    const element = async (word: string) => {
      await Promise.all([renewed(), lake.createOrReplace({ ...term, term: word })])
      return site().locator('[data-page]').elementHandle()
    }
    await element('first')
    const [before, after] = [await element('second'), await element('third')]
    const isSame = await before?.evaluate((one, other) => one === other, after)
    expect(isSame).toBe(true)
  })

  it('shows the Chinese draft, and finds its document by the address', {
    tags: ['nightly'],
  }, async () => {
    await preview(new URL(chinese).pathname)
    await shownIn(ENTWURF).waitFor()
    await studio.page.getByTestId('field-title.zhTW').waitFor()
    await pressUntil(ENTWURF, /title\.zhTW/)
  })

  it('goes to the page of a link and of the address above, while somebody types elsewhere', {
    tags: ['nightly'],
  }, async () => {
    const done = new AbortController()
    const somebody = typeElsewhere(done.signal)
    // The address selects a form by the page's whole path.
    const isAt = (address: string) =>
      // Sanity may add the perspective.
      expect
        .poll(() => new URL(studio.page.url()).searchParams.get('preview')?.split('?')[0])
        .toBe(address)
    try {
      const bar = studio.page.locator(`input[value^="${stack.site}"]`)
      await bar.fill(english)
      await bar.press('Enter')
      await shownIn(TYPED).waitFor()
      await isAt(english)
      const orderbook = `${stack.site}/v5/market/orderbook`
      const link = site()
        .locator(`a[href="${new URL(orderbook).pathname}"]`)
        .first()
      await link.evaluate((one: HTMLElement) => one.click())
      await shownIn('Get Orderbook').waitFor()
      await isAt(orderbook)
    } finally {
      done.abort()
      await somebody
    }
  })

  it('causes no console error', () => {
    expect(complaints).toEqual([])
  })

  it('shows no draft without a secret', async () => {
    const forged = { headers: { cookie: 'docs-drafts=forged.mac; __prerender_bypass=forged' } }
    const requests = [
      fetch(english, forged),
      fetch(chinese, forged),
      fetch(`${stack.site}/preview/en/${path}`),
      fetch(`${stack.site}/preview/zh-TW/${path}`, forged),
    ]
    for (const response of await Promise.all(requests)) {
      const text = await response.text()
      for (const words of [DRAFT, TYPED, ENTWURF]) expect(text).not.toContain(words)
    }
    const enable = `${stack.site}/api/draft-mode/enable`
    for (const query of ['', '?sanity-preview-secret=', '?sanity-preview-secret=guessed']) {
      const response = await fetch(`${enable}${query}`, { redirect: 'manual' })
      expect(response.status).toBe(401)
      expect(response.headers.get('set-cookie')).toBeNull()
    }
    const events = await fetch(`${stack.site}/api/draft-mode/live`, forged)
    expect(events.status).toBe(404)
  })

  it('is open only to its user, and until an administrator ends it', {
    tags: ['nightly'],
  }, async () => {
    const cookies = await studio.page.context().cookies()
    const found = cookies.find(({ name }) => name === 'docs-drafts')
    expect(found).toMatchObject({ httpOnly: true, path: new URL(stack.site).pathname })
    const paths = cookies.flatMap(({ name, path }) =>
      /^(?:docs|sanity-preview)/.test(name) ? path : [],
    )
    expect(new Set(paths)).toEqual(new Set([new URL(stack.site).pathname]))
    expect((found?.expires ?? 0) * 1000 - Date.now()).toBeLessThanOrEqual(8 * 3_600_000)
    const headers = { cookie: `docs-drafts=${found?.value}` }
    const shown = async () => (await fetch(english, { headers })).text()
    expect(await shown()).toContain(TYPED)
    const manifest = await readFile(join(stack.builds.site, 'prerender-manifest.json'), 'utf8')
    const { previewModeId } = manifestSchema.parse(JSON.parse(manifest)).preview
    for (const name of ['__prerender_bypass', 'docs-drafts']) {
      const answer = await fetch(english, { headers: { cookie: `${name}=${previewModeId}` } })
      expect(await answer.text()).not.toContain(TYPED)
    }

    const administrator = await StudioSession.signInAnew(browser, stack, 'Administrator')
    await administrator.page.goto(`${stack.studio}/preview-sessions`)
    await administrator.page.getByRole('button', { name: 'End the sessions of Writer' }).click()
    await administrator.page.getByText('The sessions of Writer are ended.').waitFor()
    expect(await shown()).not.toContain(TYPED)
    const events = await fetch(`${stack.site}/api/draft-mode/live`, { headers })
    expect(events.status).toBe(404)
    // A user who may still sign in starts another session.
    await preview(new URL(english).pathname)
    await shownIn(TYPED).waitFor()
  })

  it('does not sign the user out of the Studio at an address with an invalid code', {
    tags: ['nightly'],
  }, async () => {
    const context = studio.page.context()
    const page = await context.newPage()
    const refused = page.waitForResponse((answer) => /\/auth\/fetch\b/.test(answer.url()), {
      timeout: 120_000,
    })
    await page.goto(`${stack.studio}/structure#sid=${'x'.repeat(43)}`)
    expect((await refused).status()).toBe(401)
    // The Studio renders only after the code is checked.
    await page.reload()
    await page.getByTestId('studio-navbar').waitFor()
    await page.close()
  })

  it('ends when the user signs out of the Studio', { tags: ['nightly'] }, async () => {
    const cookies = await studio.page.context().cookies()
    const value = cookies.find(({ name }) => name === 'docs-drafts')?.value
    const shown = async () =>
      (await fetch(english, { headers: { cookie: `docs-drafts=${value}` } })).text()
    expect(await shown()).toContain(TYPED)
    await studio.signOut()
    expect(await shown()).not.toContain(TYPED)
  })

  it('sends a reader with an old cookie to the published page', async () => {
    const context = await browser.newContext()
    const { hostname } = new URL(stack.site)
    await context.addCookies([
      { name: 'docs-drafts', value: 'old', domain: hostname, path: '/docs' },
    ])
    const page = await context.newPage()
    await page.goto(english)
    await page.locator('h1:visible', { hasText: 'Tickers' }).waitFor()
    expect(new URL(page.url()).pathname).toBe(new URL(english).pathname)
    const names = (await context.cookies()).map(({ name }) => name)
    expect(names).not.toContain('docs-drafts')
    await context.close()
  })

  it('lets only the Studio embed a page in a frame, and only in draft mode', async () => {
    const ancestors = async (url: string, headers = {}) => {
      const policy = (await fetch(url, { headers })).headers.get('content-security-policy')
      return policy?.split('; ').find((rule) => rule.startsWith('frame-ancestors'))
    }
    expect(await ancestors(english)).toBe(`frame-ancestors 'self'`)
    expect(await ancestors(english, { cookie: 'docs-drafts=x' })).toBe(
      `frame-ancestors 'self' ${stack.studio}`,
    )
  })
})
