// Needs a browser: a link opens a draft for anyone who has it.
// @module-tag nightly
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { previewLink } from '../../../schemas/preview-link.ts'
import { launchBrowser } from '../../support/browser.ts'
import { lakeAs } from '../../support/lake.ts'
import { chooseAction } from '../../support/studio/document-menu.ts'
import { StudioSession } from '../../support/studio.ts'

const stack = inject('stack')
const id = 'page-v5-market-open-interest'
const path = 'v5/market/open-interest'
const english = `${stack.site}/${path}`
const chinese = `${stack.site}/zh-TW/${path}`
const DRAFT = 'Open interest for those who have the link'
const DRAFT_ZH = '給持有連結者的未平倉量'
const other = 'page-v5-market-kline'
const OTHER = 'Kline that nobody shared'

describe('a link to the draft of a page', () => {
  const lake = lakeAs(stack, 'writer')
  const links = '*[_type == "previewLink" && pageId == $id]'
  let browser: Browser
  let studio: StudioSession
  let token = ''

  async function draft(page: string, title: object): Promise<void> {
    const published = await lake.getDocument(page)
    if (!published) throw new Error(`The lake has no ${page}`)
    const words = { ...published['title'], ...title }
    await lake.createOrReplace({ ...published, _id: `drafts.${page}`, title: words })
  }

  const ask = (address: string, cookie?: string) =>
    fetch(address, { redirect: 'manual', headers: cookie ? { cookie } : {} })
  const openAt = (address: string, with_ = token) => ask(address, `preview-link=${with_}`)
  const open = (with_ = token) => ask(`${stack.site}/api/preview-link/${with_}`)

  const leadsTo = (response: Response) => response.headers.get('location')

  /** Neither the page nor its redirect reveals the draft. */
  async function tellsNothing(response: Response): Promise<void> {
    const text = await response.text()
    for (const words of [DRAFT, DRAFT_ZH, OTHER]) expect(text).not.toContain(words)
  }

  beforeAll(async () => {
    await draft(id, { en: DRAFT, zhTW: DRAFT_ZH })
    await draft(other, { en: OTHER })
    browser = await launchBrowser()
    studio = await StudioSession.signIn(stack, 'Writer')
  })

  afterAll(async () => {
    await browser.close()
    await lake.delete({ query: links, params: { id } })
    for (const page of [id, other]) await lake.delete(`drafts.${page}`)
  })

  it('is created in the Studio with an expiry', async () => {
    await studio.open('page', id)
    await chooseAction(studio.page, 'Share preview')
    await studio.page.getByLabel('The link works for').selectOption('hour')
    await studio.page.getByTestId('make-link').click()
    const address = await studio.page.getByTestId('made-link').inputValue()
    token = address.split('/').at(-1) ?? ''
    await studio.page.getByTestId('preview-link').getByText('by Writer').first().waitFor()
    const stored = previewLink.parse(await lake.fetch(`${links}[0]`, { id }))
    expect(Date.parse(stored.expiresAt) - Date.now()).toBeLessThanOrEqual(3_600_000)
    expect(JSON.stringify(stored)).not.toContain(token.split('.')[1])
  })

  it('shows the draft to anyone who has it, with its expiry', async () => {
    const reader = await browser.newPage()
    await reader.goto(`${stack.site}/api/preview-link/${token}`)
    expect(reader.url()).toBe(english)
    await reader.locator('h1', { hasText: DRAFT }).waitFor()
    const robots = reader.locator('meta[name=robots]')
    await expect.poll(() => robots.getAttribute('content')).toBe('noindex')
    const banner = reader.getByTestId('preview-banner')
    await expect.poll(() => banner.textContent()).toMatch(/Draft preview\. It ends at .*UTC/)
    await banner.getByRole('link').click()
    await expect.poll(() => reader.locator('h1').textContent()).not.toContain(DRAFT)
    await expect.poll(() => reader.context().cookies(english)).toEqual([])
    await reader.close()
  })

  it('is neither cached, indexed nor linked', async () => {
    for (const response of [await open(), await openAt(english)]) {
      expect(response.headers.get('cache-control')).toMatch(/no-store/)
      expect(response.headers.get('referrer-policy')).toBe('no-referrer')
      expect(response.headers.get('x-robots-tag')).toMatch(/noindex/)
    }
    const cookie = (await open()).headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(new RegExp(`Path=/docs/${path};`))
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).not.toMatch(/docs-drafts/)
  })

  it('opens this page in this language, and no other draft', async () => {
    const shown = await (await openAt(english)).text()
    expect(shown).toContain(DRAFT)
    // The other draft is listed in its sidebar.
    expect(shown).not.toContain(OTHER)
    const elsewhere = [
      chinese,
      `${stack.site}/v5/market/kline`,
      `${stack.site}/preview/en/v5/market/kline`,
    ]
    for (const address of elsewhere) {
      const response = await openAt(address)
      expect(leadsTo(response)).toContain('/api/preview-link/ended')
      await tellsNothing(response)
    }
    for (const address of [`${english}.md`, `${english}.json`, `${stack.site}/api/draft-mode/live`])
      await tellsNothing(await openAt(address))
  })

  it('returns 404 once it is revoked', async () => {
    await studio.page
      .getByRole('button', { name: /^Revoke the link/ })
      .first()
      .click()
    await studio.page.getByText('The link no longer works.').waitFor()
    const ended = await open()
    expect(ended.status).toBe(410)
    expect(await ended.text()).toContain('This preview has ended')
    const page = await openAt(english)
    expect(leadsTo(page)).toContain('/api/preview-link/ended')
    await tellsNothing(page)
  })
})
