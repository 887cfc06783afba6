// Needs a browser: marks of what is not translated stand on the page.
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { headingOf } from '../../../blocks/heading/heading-of.ts'
import { textHash } from '../../../schemas/text-hash.ts'
import { launchBrowser } from '../../support/browser.ts'
import { delivered } from '../../support/delivered.ts'
import { lakeAs } from '../../support/lake.ts'
import { html } from '../../support/page.ts'
import { until } from '../../support/until.ts'

const stack = inject('stack')
const writer = lakeAs(stack, 'writer')
const id = 'page-v5-translation-under-test'
const path = 'v5/translation-under-test'
const english = `${stack.site}/${path}`
const chinese = `${stack.site}/zh-TW/${path}`

const paragraph = (key: string, text: string) => ({
  _type: 'block',
  _key: key,
  style: 'normal',
  children: [{ _type: 'span', _key: `${key}s`, text, marks: [] }],
  markDefs: [],
})
const heading = (text: string) => headingOf({ _key: 'h', level: 2, text, anchor: 'rules' })
const note = (title: string, ...body: unknown[]) => ({
  _type: 'admonition',
  _key: 'n',
  kind: 'note',
  title,
  body,
})

const englishBody = [
  paragraph('a', 'The first paragraph.'),
  heading('Rules'),
  paragraph('b', 'The second paragraph.'),
  note('Mind', paragraph('c', 'Inside one.'), paragraph('d', 'Inside two.')),
]

const write = async (zhTW: { title?: string; body: unknown[]; sources: unknown[] }) => {
  await writer.createOrReplace({
    _id: id,
    _type: 'page',
    path: { _type: 'slug', current: path },
    title: { _type: 'localeString', en: 'A page under translation', zhTW: zhTW.title },
    sidebarLabel: { _type: 'localeString', en: 'Translation' },
    description: { _type: 'localeString', en: 'Described in English.' },
    body: { _type: 'localeBody', en: englishBody, zhTW: zhTW.body, zhTWSource: zhTW.sources },
  })
  await delivered(stack)
}

describe('what is not translated', () => {
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    browser = await launchBrowser()
    page = await browser.newPage()
  })
  afterAll(async () => {
    await browser.close()
    await writer.delete(id)
    await delivered(stack)
    await until(async () => (await fetch(chinese)).status === 404)
  })

  const languageOf = (part: Locator) => part.getAttribute('lang')
  const canonical = () => page.locator('link[rel=canonical]').getAttribute('href')

  it('is read in English, said to be so, and found at the English address', async () => {
    await write({ body: [], sources: [] })
    await until(async () => (await fetch(chinese)).status === 200)
    await page.goto(chinese)
    await expect.poll(() => languageOf(page.locator('html'))).toBe('zh-Hant-TW')
    await expect.poll(() => languageOf(page.locator('h1'))).toBe('en')
    await expect.poll(() => languageOf(page.getByText('The first paragraph.'))).toBe('en')
    await expect.poll(() => languageOf(page.locator('h2[id=rules]'))).toBe('en')
    const notice = page.locator('[data-translation-notice]')
    await expect.poll(() => notice.textContent()).toContain('本頁尚未翻譯，以英文顯示。')
    const way = notice.getByRole('link')
    await expect.poll(() => way.getAttribute('href')).toBe(new URL(english).pathname)
    await expect.poll(canonical).toBe(english)
    const robots = page.locator('meta[name=robots]')
    await expect.poll(() => robots.getAttribute('content')).toContain('noindex')
    expect(await html(english)).not.toContain('noindex')
    expect(await html(`${chinese}.md`)).toContain('本頁尚未翻譯，以英文顯示。')
  })

  it('is marked part by part on a page that is translated in part', async () => {
    await write({
      title: '翻譯中的頁面',
      body: [paragraph('a', '第一段。'), heading('規則'), note('留意', paragraph('c', '其一。'))],
      sources: [],
    })
    await until(async () => (await html(chinese)).includes('第一段。'))
    await page.goto(chinese)
    await expect.poll(() => languageOf(page.getByText('The second paragraph.'))).toBe('en')
    await expect.poll(() => languageOf(page.getByText('Inside two.'))).toBe('en')
    for (const translated of [page.locator('h1'), page.getByText('第一段。')]) {
      const language = await languageOf(translated)
      expect(language).toBeNull()
    }
    const notice = page.locator('[data-translation-notice]')
    await expect.poll(() => notice.textContent()).toContain('本頁有 2 處尚未翻譯，以英文顯示。')
    await expect.poll(canonical).toBe(chinese)
    const robots = await page.locator('meta[name=robots]').count()
    expect(robots).toBe(0)
  })

  it('is quietly marked where the English changed since, with the way there', async () => {
    const body = [
      paragraph('a', '第一段。'),
      heading('規則'),
      paragraph('b', '第二段。'),
      note('留意', paragraph('c', '其一。'), paragraph('d', '其二。')),
    ]
    const source = (key: string, text: string) => ({ _key: key, hash: textHash(text) })
    await write({
      title: '翻譯中的頁面',
      body,
      sources: [source('a', 'The first paragraph.'), source('b', 'What it said before.')],
    })
    await until(async () => (await html(chinese)).includes('第二段。'))
    await page.goto(chinese)
    const marks = page.getByRole('link', { name: '原文已更新' })
    await expect.poll(() => marks.count()).toBe(1)
    const way = page.getByText('第二段。').locator('a')
    await expect.poll(() => way.getAttribute('href')).toBe(`${new URL(english).pathname}#rules`)
    const notices = await page.locator('[data-translation-notice]').count()
    expect(notices).toBe(0)
  })
})
