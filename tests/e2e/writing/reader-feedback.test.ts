// Needs a browser: passages are selected by pointer, touch and keyboard.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { FEEDBACK, type Feedback } from '../../../schemas/feedback.ts'
import { writeEnhancements } from '../../../web/bundle/write-enhancements.ts'
import { storageKeys } from '../../../web/config/storage-keys.ts'
import { limitAtCommit } from '../../support/cases.ts'
import { lakeAs } from '../../support/lake.ts'
import { ownPages } from '../../support/own-pages.ts'
import { fromOwnAddress } from '../../support/reports.ts'
import { until } from '../../support/until.ts'
import { waitForEnhancement } from '../../support/wait-for-enhancement.ts'

const stack = inject('stack')
const lake = lakeAs(stack, 'administrator').withConfig({ perspective: 'raw' })
/** Reports of these tests, without those of other tests. */
const told = new Set<string>()
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Most bytes that reporting adds to a page, Brotli. */
const BUDGET = 2000

const reports = (words: string) => {
  told.add(words)
  return lake.fetch<Feedback[]>(`*[_type == $type && words == $words]`, { type: FEEDBACK, words })
}

/** Waits for the only report with these words. */
async function reported(words: string): Promise<Feedback> {
  await expect.poll(async () => (await reports(words)).length).toBe(1)
  const [report] = await reports(words)
  if (!report) throw new Error(`No report says “${words}”`)
  return report
}

/** Key of the block in a page's body that `matches`. */
const keyOfBlock = (id: string, matches: string) =>
  lake.fetch<string>(`*[_id == $id][0].body.en[${matches}][0]._key`, { id })

/** axe's violations in the dialog, in both modes, and the page's overflow. */
async function faults(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const found: string[] = []
  for (const theme of ['dark', 'light']) {
    found.push(
      ...(await page.evaluate(async (mode) => {
        document.documentElement.dataset['theme'] = mode
        // axe adds itself to the window, which the DOM types do not include.
        const { axe } = window as unknown as { axe: typeof import('axe-core') }
        const { violations } = await axe.run('dialog[open]')
        const wide = document.documentElement.scrollWidth > innerWidth ? ['too wide'] : []
        return [...violations.map(({ id, nodes }) => `${mode} ${id}: ${nodes[0]?.html}`), ...wide]
      }, theme)),
    )
  }
  return found
}

/** The page's text below `mark`. */
function wordsBelow(mark: Element): string[] {
  const { left, right, top, bottom } = mark.getBoundingClientRect()
  const found: string[] = []
  // Text for screen readers in the sidebar has a position too.
  const main = document.querySelector('main') ?? document.body
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const words = texts.currentNode.textContent?.trim() ?? ''
    if (words === '' || mark.contains(texts.currentNode)) continue
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    const isBelow = (box: DOMRect) =>
      box.left < right && box.right > left && box.top < bottom && box.bottom > top
    if ([...range.getClientRects()].some(isBelow)) found.push(words)
  }
  return found
}

describe('a reader’s report', () => {
  const newPage = ownPages()
  afterAll(() =>
    lake.delete({
      query: '*[_type == $type && words in $told]',
      params: { type: FEEDBACK, told: [...told] },
    }),
  )
  const open = async (address: string, options = {}) => {
    const page = await newPage({ ...fromOwnAddress(), ...options })
    await page.goto(`${stack.site}/${address}`)
    await waitForEnhancement(page)
    return page
  }
  const dialog = (page: Page) => page.locator('dialog[open]:has(form.report)')

  it('is about the heading whose button follows its link, by keyboard alone', async () => {
    const page = await open('v5/intro')
    const link = page.locator('main h2[id] > a[href^="#"]').first()
    const anchor = (await link.getAttribute('href'))?.slice(1) ?? ''
    await link.focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await dialog(page).waitFor()
    await expect.poll(() => dialog(page).textContent()).toContain(`v5/intro#${anchor}`)
    expect(await faults(page)).toEqual([])
    await dialog(page).getByLabel('In a sentence').focus()
    await page.keyboard.type('By keyboard.')
    await dialog(page).getByRole('button', { name: 'Send' }).focus()
    await page.keyboard.press('Enter')
    await dialog(page).getByText('Thank you.').waitFor()
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    const report = await reported('By keyboard.')
    expect(report).toMatchObject({ path: 'v5/intro', locale: 'en', kind: 'wrong', anchor })
    expect(report.block).toBe(await keyOfBlock(report.page, `anchor == "${anchor}"`))
    expect(report.revision).toEqual(expect.any(String))
  })

  it('is about the hovered field, and truncates long pasted text', async () => {
    const page = await open('v5/market/kline')
    const row = page.locator('main [data-field="symbol"]').first()
    await row.hover()
    await page.getByRole('button', { name: 'Report: symbol' }).click()
    await dialog(page).getByLabel('It does not work').check()
    await dialog(page).getByLabel('In a sentence').fill('A field: me@mail.example <b>x</b>')
    await dialog(page)
      .getByLabel(/E-mail/)
      .fill('answer@mail.example')
    await dialog(page).getByRole('button', { name: 'Send' }).click()
    await dialog(page).getByText('Thank you.').waitFor()
    expect(await reported('A field: [removed] ‹b>x‹/b>')).toMatchObject({
      kind: 'broken',
      field: 'symbol',
      contact: 'answer@mail.example',
      anchor: await row.getAttribute('id'),
      block: expect.any(String),
    })
  })

  it('is about a row, by its mark on hover, or chosen in the form where a table has the focus', {
    tags: ['nightly'],
  }, async () => {
    const page = await open('v5/error')
    const marks = page.locator('body > button')
    for (const code of ['10001', '10002']) {
      const row = page.locator(`#row-${code}`)
      await row.hover()
      await page.getByRole('button', { name: `Report: ${code}`, exact: true }).waitFor()
      await expect.poll(() => marks.count()).toBe(1)
      const [over, words] = await Promise.all([marks.boundingBox(), row.boundingBox()])
      expect((over?.x ?? 1e9) + (over?.width ?? 0)).toBeLessThanOrEqual((words?.x ?? 0) + 1)
      await expect.poll(() => marks.evaluate(wordsBelow)).toEqual([])
    }
    const table = page.locator('main [data-scroller]:has(#row-10001)')
    const mark = table.getByRole('button', { name: /^Report: / })
    const opacity = () => mark.evaluate((one) => getComputedStyle(one).opacity)
    await expect.poll(opacity).toBe('0')
    await mark.focus()
    await expect.poll(opacity).toBe('1')
    await page.keyboard.press('Enter')
    await dialog(page).waitFor()
    expect(await faults(page)).toEqual([])
    const row = dialog(page).getByLabel('Which row of the table?')
    await dialog(page).getByLabel('In a sentence').fill('Of a row.')
    await dialog(page).getByRole('button', { name: 'Send' }).press('Enter')
    // No row is preselected.
    await expect.poll(() => row.evaluate((one) => one.matches(':invalid:focus'))).toBe(true)
    await page.keyboard.type('10001')
    await dialog(page).getByRole('button', { name: 'Send' }).press('Enter')
    await dialog(page).getByText('Thank you.').waitFor()
    expect(await reported('Of a row.')).toMatchObject({
      path: 'v5/error',
      field: '10001',
      anchor: 'row-10001',
      block: expect.any(String),
    })
  })

  it('is about the selected text, on a phone and in Chinese', async () => {
    const page = await open('zh-TW/v5/intro', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    // A tap opens no report.
    await page.locator('main h2[id]').first().tap()
    const marks = await page.locator('body > button').count()
    expect(marks).toBe(0)
    const paragraph = page.locator('main [class*=prose] > p').first()
    const quote = await paragraph.evaluate((element) => {
      getSelection()?.selectAllChildren(element)
      return getSelection()?.toString().trim() ?? ''
    })
    await page.getByRole('button', { name: '回報', exact: true }).tap()
    await dialog(page).locator('q').waitFor()
    expect(await faults(page)).toEqual([])
    await dialog(page).getByLabel('用一句話說明').fill('手機上選取的字。')
    await dialog(page).getByRole('button', { name: '送出' }).tap()
    await dialog(page).getByText('謝謝').waitFor()
    const report = await reported('手機上選取的字。')
    expect(report).toMatchObject({ locale: 'zh-TW', quote: quote.slice(0, 300) })
    expect(report.block).toEqual(expect.any(String))
  })

  it('is about the page when sent from its footer', { tags: ['nightly'] }, async () => {
    const page = await open('v5/intro')
    await page.getByRole('link', { name: 'Report a problem' }).click()
    await dialog(page).getByLabel('Something is missing').check()
    await dialog(page).getByLabel('In a sentence').fill('Of the page.')
    await dialog(page).getByRole('button', { name: 'Send' }).click()
    await dialog(page).getByText('Thank you.').waitFor()
    const report = await reported('Of the page.')
    expect(report).not.toHaveProperty('block')
    expect(report).not.toHaveProperty('anchor')
  })

  it.each(
    limitAtCommit(1, [
      ['en', 'v5/intro', 'Report a problem', 'In a sentence', 'Send', 'Thank you.'],
      ['zh-TW', 'zh-TW/v5/intro', '回報問題', '用一句話說明', '送出', '謝謝'],
    ]),
  )('needs no scripts, in %s', async (locale, address, link, label, send, thanks) => {
    const page = await newPage({
      ...fromOwnAddress(),
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    })
    await page.goto(`${stack.site}/${address}`)
    const opened = performance.now()
    await page.getByRole('link', { name: link }).click()
    await page.getByRole('heading', { level: 1, name: link }).waitFor()
    const words = `Without scripts in ${locale}.`
    await page.getByLabel(label).fill(words)
    await page.getByRole('button', { name: send }).click()
    const refused = page.locator('form:has([data-state]:not(:empty))')
    const taken = page.getByText(thanks)
    await refused.or(taken).waitFor()
    // A submission within three seconds is too fast for a form: the text is kept, and accepted a moment later.
    if (performance.now() - opened < 3000)
      await expect.poll(() => refused.getByLabel(label).inputValue()).toBe(words)
    const isTaken = async () => {
      if (await taken.isVisible()) return true
      await page.getByRole('button', { name: send }).click()
      await refused.or(taken).waitFor()
      return false
    }
    await until(isTaken, 30_000, 1000)
    expect(await reported(words)).toMatchObject({ locale, path: 'v5/intro' })
    await page.getByRole('link').click()
    await page.waitForURL(`**/docs/${address}`)
  })

  it('is kept while the browser is offline, and sent once when it is online', {
    tags: ['nightly'],
  }, async () => {
    const page = await open('v5/intro')
    await page.getByRole('link', { name: 'Report a problem' }).click()
    await dialog(page).getByLabel('In a sentence').fill('Offline.')
    await page.context().setOffline(true)
    await dialog(page).getByRole('button', { name: 'Send' }).click()
    await dialog(page).getByText('This browser keeps it').waitFor()
    const kept = () => page.evaluate((key) => localStorage.getItem(key), storageKeys.feedback)
    await expect.poll(kept).toContain('Offline.')
    expect(await reports('Offline.')).toEqual([])
    await page.context().setOffline(false)
    await reported('Offline.')
    await expect.poll(kept).toBeNull()
    await page.reload()
    await waitForEnhancement(page)
    expect(await reports('Offline.')).toHaveLength(1)
  })

  it('is sent once by the next page when the answer was lost', {
    tags: ['nightly'],
  }, async () => {
    const page = await open('v5/intro')
    await page.route('**/api/feedback**', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      await route.fetch()
      return route.abort()
    })
    await page.getByRole('link', { name: 'Report a problem' }).click()
    await dialog(page).getByLabel('In a sentence').fill('The answer was lost.')
    await dialog(page).getByRole('button', { name: 'Send' }).click()
    await dialog(page).getByText('This browser keeps it').waitFor()
    await page.unroute('**/api/feedback**')
    const again = page.waitForResponse(
      (response) => response.url().includes('/api/feedback') && response.status() === 201,
    )
    await page.goto(`${stack.site}/v5/market/kline`)
    await again
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), storageKeys.feedback))
      .toBeNull()
    expect(await reports('The answer was lost.')).toHaveLength(1)
  })

  it.each(
    limitAtCommit(1, [
      ['a heading', 'main h2[id]:has(> a)', /^Report: Request/],
      ['a field', 'main [data-field="symbol"]', 'Report: symbol'],
      ['an example', 'main [data-code]', /^Report/],
    ]),
  )(
    'causes no layout shift when the mouse hovers %s',
    { tags: ['nightly'] },
    async (_, pointed, name) => {
      const page = await newPage(fromOwnAddress())
      // The browser's estimate of the connection depends on the machine's load; on a slow one it loads no font.
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g' } }),
      )
      await page.goto(`${stack.site}/v5/market/kline`)
      await waitForEnhancement(page)
      // Text moves when its font has loaded.
      await page.locator('html[data-fonts]').waitFor()
      await page.evaluate(() => document.fonts.ready)
      const places = () =>
        page.locator('main :is(a, button, code, h2, p)').evaluateAll((all) =>
          all.map((one) => {
            const { left, top, width, height } = one.getBoundingClientRect()
            return [left, top, width, height]
          }),
        )
      const found = page.locator(pointed).first()
      await found.scrollIntoViewIfNeeded()
      await page.mouse.move(0, 0)
      const before = await places()
      await found.hover()
      const mark = page.getByRole('button', { name })
      await mark.waitFor()
      const after = await places()
      expect(after).toEqual(before)
      const [over, words] = await Promise.all([mark.boundingBox(), found.boundingBox()])
      expect((over?.x ?? 1e9) + (over?.width ?? 0)).toBeLessThanOrEqual((words?.x ?? 0) + 1)
      // The mark can be reached without leaving its subject.
      await mark.hover()
      await mark.click()
      await dialog(page).waitFor()
    },
  )

  it('does not break a search opened afterwards', { tags: ['nightly'] }, async () => {
    const page = await newPage()
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    await page.goto(`${stack.site}/v5/intro`)
    await waitForEnhancement(page)
    await page.locator('main h2[id]').first().hover()
    await page.getByRole('button', { name: 'Report: Products' }).waitFor()
    await page
      .getByRole('button', { name: /Search/ })
      .first()
      .click()
    await page.locator('dialog [data-mounted]').waitFor({ state: 'attached' })
    expect(errors).toEqual([])
  })

  it.each(['v5/intro', 'v5/market/kline'])(
    'adds little to the page %s',
    { tags: ['nightly'] },
    async (address) => {
      const html = await (await fetch(`${stack.site}/${address}`)).text()
      const script = /src="\/docs(\/enhancements\/[^"]+)"/.exec(html)?.[1] ?? ''
      const link = /<a [^>]*data-feedback="[^>]*>.*?<\/a>/.exec(html)?.[0] ?? ''
      expect(script).not.toBe('')
      expect(link).not.toBe('')
      const bytes = (text: string) => brotliCompressSync(text).length
      const root = path.resolve(import.meta.dirname, '../../../web/public')
      const plain = readFileSync(
        path.join(root, (await writeEnhancements(false)).replace('/docs', '')),
        'utf8',
      )
      const more = bytes(await (await fetch(`${stack.site}${script}`)).text()) - bytes(plain)
      expect(more).toBeGreaterThan(0)
      expect(more + bytes(html) - bytes(html.replace(link, ''))).toBeLessThanOrEqual(BUDGET)
    },
  )
})
