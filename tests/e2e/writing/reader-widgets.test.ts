// Needs a browser: tabs, code and folds are clicked, printed and stored.

import type { SanityClient } from '@sanity/client'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../../support/browser.ts'
import { lakeAs } from '../../support/lake.ts'
import { until } from '../../support/until.ts'
import { waitForDeliveries } from '../../support/wait-for-deliveries.ts'
import { waitForIslands } from '../../support/wait-for-enhancement.ts'

const WIDGET_PAGE = 'v5/widgets-under-test'
const id = 'page-v5-widgets-under-test'

const paragraph = (key: string, text: string) => ({
  _type: 'block',
  _key: key,
  style: 'normal',
  children: [{ _type: 'span', _key: `${key}-span`, text, marks: [] }],
  markDefs: [],
})

const code = (key: string, text: string, rest: Record<string, unknown> = {}) => ({
  _type: 'codeBlock',
  _key: key,
  language: 'python',
  code: text,
  ...rest,
})

const tabs = (key: string, lines: number) => ({
  _type: 'tabs',
  _key: key,
  group: 'programming-language',
  tabs: [
    ['Python', 'python', 1],
    ['Go', 'go', lines],
    ['Java', 'java', 2],
  ].map(([label, value, count]) => ({
    _type: 'tab',
    _key: `${key}-${value}`,
    label,
    value,
    body: Array.from({ length: Number(count) }, (_, index) =>
      paragraph(`${key}-${value}-${index}`, `${label}, paragraph ${index} of ${key}.`),
    ),
  })),
})

const cell = (key: string, text: string) => ({
  _type: 'tableCell',
  _key: key,
  content: [paragraph(`${key}-words`, text)],
})

/** One of every enhanced block, far enough apart to scroll. */
const body = [
  paragraph('p0', 'A page that tests make.'),
  ...Array.from({ length: 12 }, (_, index) => paragraph(`far${index}`, `Far above ${index}.`)),
  tabs('upper', 20),
  { ...tabs('lower', 3), inAddress: true },
  code(
    'marked',
    'first = 1\n# highlight-next-line\nsecond = 2\n# highlight-start\nthird = 3\nfourth = 4\n# highlight-end\nfifth = 5',
    { title: 'marked.py', lines: '5' },
  ),
  code('long', `url = "${'https://exchange.example/'.repeat(20)}"`),
  {
    _type: 'details',
    _key: 'fold',
    summary: 'A fold',
    body: [paragraph('folded', 'Inside the fold.')],
  },
  {
    _type: 'admonition',
    _key: 'care',
    kind: 'caution',
    title: 'Mind the gap',
    body: [paragraph('gap', 'Between train and platform.')],
  },
  {
    _type: 'table',
    _key: 'wide',
    header: true,
    rows: [0, 1].map((row) => ({
      _type: 'tableRow',
      _key: `row${row}`,
      cells: Array.from({ length: 12 }, (_, column) => cell(`c${row}-${column}`, `Cell ${column}`)),
    })),
  },
  ...Array.from({ length: 12 }, (_, index) => paragraph(`below${index}`, `Far below ${index}.`)),
]

/** Publishes the page at `WIDGET_PAGE`. */
async function createWidgetPage(client: SanityClient): Promise<void> {
  await client.createOrReplace({
    _id: id,
    _type: 'page',
    path: { _type: 'slug', current: WIDGET_PAGE },
    title: { _type: 'localeString', en: 'Widgets under test' },
    sidebarLabel: { _type: 'localeString', en: 'Widgets' },
    description: { _type: 'localeString', en: 'It comes and goes.' },
    body: { _type: 'localeBody', en: body },
  })
}

async function deleteWidgetPage(client: SanityClient): Promise<void> {
  await client.delete(id)
}

const stack = inject('stack')
const writer = lakeAs(stack, 'writer')
const address = `${stack.site}/${WIDGET_PAGE}`

let browser: Browser
let context: BrowserContext
let page: Page

beforeAll(async () => {
  await createWidgetPage(writer)
  await waitForDeliveries(stack)
  await until(async () => (await fetch(address)).status === 200)
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await deleteWidgetPage(writer)
  await waitForDeliveries(stack)
  await until(async () => (await fetch(address)).status === 404)
})

beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  page = await context.newPage()
})
afterEach(() => context.close())

const open = async (url = address) => {
  await page.goto(url)
  await waitForIslands(page)
}
const chosen = (on = page) =>
  on.locator('main:visible [role=tab][aria-selected=true]').allTextContents()
const tab = (name: string, group = 0) => page.locator('main').getByRole('tab', { name }).nth(group)
const copied = () => page.evaluate(() => navigator.clipboard.readText())

describe('tabs', () => {
  it('have names, are linked to their panels, and form one tab stop', async () => {
    await open()
    const first = tab('Python')
    const panel = page.locator(`[id="${await first.getAttribute('aria-controls')}"]`)
    await expect.poll(() => panel.getAttribute('role')).toBe('tabpanel')
    const name = (await first.getAttribute('id')) ?? 'none'
    await expect.poll(() => panel.getAttribute('aria-labelledby')).toBe(name)
    const stops = page.locator('main [role=tablist]').first().locator('[tabindex="0"]')
    await expect.poll(() => stops.allTextContents()).toEqual(['Python'])
  })

  it('are navigated by arrow keys, which wrap around, and chosen by Enter and by Space', async () => {
    await open()
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await tab('Python').focus()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(focused).toBe('Java')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect.poll(focused).toBe('Go')
    const before = await chosen()
    expect(before).toEqual(['Python', 'Python'])
    await page.keyboard.press('Enter')
    await expect.poll(() => chosen()).toEqual(['Go', 'Go'])
    await page.keyboard.press('End')
    await page.keyboard.press('Space')
    await expect.poll(() => chosen()).toEqual(['Java', 'Java'])
    await page.keyboard.press('Home')
    await expect.poll(focused).toBe('Python')
  })

  it('keep a choice, on later loads before the site is enhanced, and in other windows', async () => {
    await open()
    const other = await context.newPage()
    await other.goto(address)
    await waitForIslands(other)
    await tab('Go').click()
    await until(async () => (await chosen(other)).join() === 'Go,Go')
    await page.reload()
    const kept = await chosen()
    expect(kept).toEqual(['Go', 'Go'])
  })

  it('ignore a value that no tab has, and accept one stored by the former site', {
    tags: ['nightly'],
  }, async () => {
    await context.addInitScript(() => {
      localStorage.setItem('docs.tab.programming-language', 'cobol')
    })
    await open()
    const first = await chosen()
    expect(first).toEqual(['Python', 'Python'])
    const fresh = await browser.newContext()
    await fresh.addInitScript(() => {
      localStorage.setItem('docusaurus.tab.programming-languages', 'Java')
    })
    const former = await fresh.newPage()
    await former.goto(address)
    await waitForIslands(former)
    await expect.poll(() => chosen(former)).toEqual(['Java', 'Java'])
    await fresh.close()
  })

  it('follow the address before the stored choice, and update it', async () => {
    await context.addInitScript(() => {
      localStorage.setItem('docs.tab.programming-language', 'java')
    })
    await open(`${address}?programming-language=go`)
    await expect.poll(() => chosen()).toEqual(['Go', 'Go'])
    await tab('Python').click()
    await expect.poll(() => page.url()).toContain('?programming-language=python')
  })

  it('appear in the address if their writers want it', { tags: ['nightly'] }, async () => {
    await open()
    await tab('Go').click()
    await expect.poll(() => chosen()).toEqual(['Go', 'Go'])
    const search = await page.evaluate(() => location.search)
    expect(search).toBe('')
    await tab('Java', 1).click()
    await expect.poll(() => new URL(page.url()).search).toBe('?programming-language=java')
    const shared = await (await browser.newContext()).newPage()
    await shared.goto(page.url())
    await expect.poll(() => chosen(shared)).toEqual(['Java', 'Java'])
    await shared.context().close()
  })

  it('stay under the pointer when those above change, and keep the navbar as it is', {
    tags: ['nightly'],
  }, async () => {
    await open()
    const lower = tab('Go', 1)
    await lower.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 400))
    // Two scrolls within one frame would be one.
    await page.locator('html[data-scrolled]').waitFor()
    const bar = page.locator('[data-navbar]')
    await page.evaluate(() => window.scrollBy(0, 40))
    await until(async () => (await bar.getAttribute('data-away')) !== null)
    await page.evaluate(() => window.scrollBy(0, -20))
    await until(async () => (await bar.getAttribute('data-away')) === null)
    const top = () => lower.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    const before = await top()
    await lower.click()
    await expect.poll(() => chosen()).toEqual(['Go', 'Go'])
    // Twenty more paragraphs are above now.
    const atOnce = await top()
    expect(Math.abs(atOnce - before)).toBeLessThanOrEqual(1)
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    )
    const afterwards = await top()
    expect(Math.abs(afterwards - before)).toBeLessThanOrEqual(1)
    const away = await bar.getAttribute('data-away')
    expect(away).toBeNull()
  })

  it('show all their panels without scripts', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false })
    const reader = await plain.newPage()
    await reader.goto(address)
    for (const name of ['Python', 'Go', 'Java'])
      await expect
        .poll(() => reader.getByText(`${name}, paragraph 0 of upper.`).isVisible())
        .toBe(true)
    const tabs = await reader.getByRole('tab').count()
    expect(tabs).toBe(0)
    const copiers = await reader.locator('[data-copy]:visible').count()
    expect(copiers).toBe(0)
    await plain.close()
  })
})

describe('code', () => {
  const frame = (title: string) =>
    page.locator('figure[data-code]:visible').filter({ hasText: title })

  it('marks lines, and is copied without the marking comments', async () => {
    await open()
    const marked = frame('marked.py')
    await expect
      .poll(() => marked.locator('mark').allTextContents())
      .toEqual(['second = 2\n', 'third = 3\n', 'fourth = 4\n', 'fifth = 5'])
    const button = marked.getByRole('button', { name: 'Copy code to clipboard' })
    await button.click()
    await marked.getByRole('button', { name: 'Copied' }).waitFor()
    await expect.poll(() => page.locator('[data-announcer]').textContent()).toContain('Copied')
    await expect.poll(copied).toBe('first = 1\nsecond = 2\nthird = 3\nfourth = 4\nfifth = 5')
    await button.waitFor()
    await expect.poll(() => button.textContent()).toBe('Copy')
  })

  it('is wrapped on request when its lines overflow', { tags: ['nightly'] }, async () => {
    await open()
    const long = frame('exchange.example')
    const wrap = long.getByRole('button', { name: 'Toggle word wrap' })
    await wrap.waitFor()
    const short = frame('marked.py').getByRole('button', { name: 'Toggle word wrap' })
    const offered = await short.count()
    expect(offered).toBe(0)
    const over = () => long.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth)
    await expect.poll(over).toBe(true)
    await wrap.click()
    await expect.poll(over).toBe(false)
    await expect.poll(() => wrap.getAttribute('aria-pressed')).toBe('true')
    await wrap.click()
    await expect.poll(over).toBe(true)
  })
})

describe('other blocks', () => {
  it('show the kind of a note in words', async () => {
    await open()
    const note = page.getByRole('note', { name: 'Mind the gap' })
    await expect.poll(() => note.textContent()).toContain('Caution')
  })

  it('unfold, without animation for readers who prefer reduced motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open()
    const inside = page.getByText('Inside the fold.')
    const fold = page.getByText('A fold', { exact: true })
    await fold.waitFor()
    const before = await inside.isVisible()
    expect(before).toBe(false)
    await fold.click()
    await inside.waitFor()
    // An element that follows scrolling has no animation of its own.
    const moving = await page.evaluate(
      () =>
        document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length,
    )
    expect(moving).toBe(0)
  })

  it('scroll a wide table in its own focusable, named frame', async () => {
    await page.setViewportSize({ width: 700, height: 800 })
    await open()
    const table = page.getByRole('group', { name: /^Table: Cell 0, Cell 1/ })
    const over = () => table.evaluate((frame) => frame.scrollWidth - frame.clientWidth)
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(over).toBeGreaterThan(0)
    await expect.poll(() => table.getAttribute('tabindex')).toBe('0')
    await expect.poll(width).toBe(700)
    // A phone shows the table as a list, without a frame.
    await page.setViewportSize({ width: 360, height: 800 })
    await expect.poll(over).toBe(0)
    await expect.poll(width).toBe(360)
    await page.setViewportSize({ width: 1280, height: 800 })
    const code = page.locator('figure[data-code]:visible pre').first()
    await until(async () => (await code.getAttribute('tabindex')) === null)
  })

  it('are printed completely: every panel and fold, without the site’s layout', async () => {
    await open()
    await page.emulateMedia({ media: 'print' })
    for (const text of ['Go, paragraph 0 of upper.', 'Java, paragraph 0 of lower.'])
      await expect.poll(() => page.getByText(text).isVisible()).toBe(true)
    await page.getByText('Inside the fold.').waitFor()
    const seen = page.locator(
      '[data-navbar]:visible, [data-drawer]:visible, footer:visible, [data-copy]:visible',
    )
    await expect.poll(() => seen.count()).toBe(0)
  })
})
