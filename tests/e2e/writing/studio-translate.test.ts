// Needs a browser: a translator works through the queue.
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { TextBlock } from '../../../blocks/block/model.ts'
import { blockText } from '../../../schemas/block-text.ts'
import { sourceOf } from '../../../schemas/translation-source.ts'
import { lakeAs } from '../../support/lake.ts'
import { html } from '../../support/page.ts'
import { StudioSession } from '../../support/studio.ts'
import { until } from '../../support/until.ts'
import { waitForDeliveries } from '../../support/wait-for-deliveries.ts'

const stack = inject('stack')
const writer = lakeAs(stack, 'writer')
const id = 'page-v5-translate-under-test'
const other = 'page-v5-translated-elsewhere'
const path = 'v5/translate-under-test'
const chinese = `${stack.site}/zh-TW/${path}`
const STALE = '原文已更新'
const SAME = 'What is said on both of the pages under test.'

const paragraph = (key: string, text: string): TextBlock => ({
  _type: 'block',
  _key: key,
  style: 'normal',
  children: [{ _type: 'span', _key: `${key}s`, text, marks: [] }],
  markDefs: [],
})
const document = (
  _id: string,
  at: string,
  en: TextBlock[],
  zhTW: TextBlock[],
  was: TextBlock[],
) => ({
  _id,
  _type: 'page',
  path: { _type: 'slug', current: at },
  title: { _type: 'localeString', en: `Page ${at}`, zhTW: `頁面 ${at}` },
  version: { _type: 'reference', _ref: 'version-next' },
  body: { _type: 'localeBody', en, zhTW, zhTWSource: was.map(sourceOf) },
})

/** Two outdated paragraphs, and one with a translation on another page. */
const stale = document(
  id,
  path,
  [
    paragraph('a', 'Choose the leverage before you begin.'),
    paragraph('b', 'It is counted from the third of May.'),
    paragraph('c', SAME),
  ],
  [paragraph('a', '開始前請先選擇'), paragraph('b', '自五月三日起計算。')],
  [paragraph('a', 'Choose before you begin.'), paragraph('b', 'It counts from the third of May.')],
)
const remembered = document(
  other,
  'v5/translated-elsewhere',
  [paragraph('x', SAME)],
  [paragraph('x', '兩個頁面都說的話。')],
  [paragraph('x', SAME)],
)

describe('the translators’ tool', () => {
  let page: Page
  const segment = (key: string): Locator => page.getByTestId(`segment-body ${key}`)
  /** The focused editor of a segment. */
  const writing = (key: string) => segment(key).locator('[contenteditable=true]:focus')
  const state = (key: string) => segment(key).getAttribute('data-state')
  const press = (key: string, name: string) =>
    segment(key).getByRole('button', { name, exact: true }).click()
  const section = () => page.getByTestId('section-Pages in no sidebar')

  beforeAll(async () => {
    await writer.createOrReplace(remembered)
    await writer.createOrReplace(stale)
    // The site caches a page's address as missing until a webhook names the page.
    await waitForDeliveries(stack)
    expect((await html(chinese)).split(STALE).length).toBeGreaterThan(2)
    const session = await StudioSession.signIn(stack, 'Translator')
    page = session.page
  })
  afterAll(async () => {
    await lakeAs(stack, 'administrator').delete({
      query: '*[_id in $ids]',
      params: {
        ids: [id, other, `drafts.${id}`, `drafts.${other}`],
      },
    })
    await waitForDeliveries(stack)
  })

  it('opens first, with the pending work', async () => {
    const row = page.getByTestId(`row-${id}`)
    await row.waitFor({ timeout: 60_000 })
    await expect.poll(() => row.textContent()).toContain('2 changed')
    await expect.poll(() => row.textContent()).toContain('1 missing')
    await section().click()
    await row.click()
    await page.getByTestId('translate-editor').waitFor()
  })

  it('shows changes of the English text, and navigates to them by keyboard', async () => {
    const diff = segment('a').getByTestId('diff')
    await diff.waitFor()
    await expect.poll(() => diff.locator('ins').allTextContents()).toEqual(['the leverage '])
    await page.keyboard.press('Alt+ArrowDown')
    await writing('a').waitFor()
  })

  it('checks glossary terms, and stores an updated translation', async () => {
    await page.keyboard.type('：')
    const term = segment('a').getByTestId('term-absent')
    await term.getByText('“leverage” is “槓桿” here').waitFor()
    await term.getByRole('button').click()
    await term.waitFor({ state: 'detached' })
    await writing('a').waitFor()
    await page.keyboard.press('Control+Enter')
    await until(async () => (await state('a')) === 'translated')
    // The next typed text belongs to the next segment.
    await writing('b').waitFor()
  })

  it('confirms an unchanged translation as still correct', async () => {
    await press('b', 'Still correct')
    await until(async () => (await state('b')) === 'translated')
  })

  it('suggests translations of the same text elsewhere', async () => {
    const offer = segment('c').getByTestId('suggestion')
    await expect.poll(() => offer.textContent()).toContain('Page v5/translated-elsewhere')
    await offer.getByRole('button', { name: 'Take' }).click()
    await segment('c').getByText('兩個頁面都說的話。').waitFor()
    await press('c', 'Translated')
    await until(async () => (await state('c')) === 'translated')
    const progress = page.getByTestId('progress')
    await expect.poll(() => progress.textContent()).toContain('4 of 4 translated')
  })

  it('publishes, which removes the notices on the site', async () => {
    await page.getByTestId('translate-publish').click()
    await until(async () => {
      const text = await html(chinese)
      return !text.includes(STALE) && text.includes('兩個頁面都說的話。')
    }, 60_000)
    const published = await writer.getDocument(id)
    const [first = '', second] = (published?.['body'].zhTW ?? []).map(blockText)
    expect([...first].sort()).toEqual([...'開始前請先選擇：槓桿'].sort())
    expect(second).toBe('自五月三日起計算。')
    const [a, b, c] = stale.body.en
    expect(published?.['body'].zhTWSource).toEqual(
      [a, b, c].flatMap((one) => (one ? [sourceOf(one)] : [])),
    )
  })

  // A unit test covers the share of a section that is translated: other files create pages in the same section.
  it('removes a page from the queue once nothing of it is pending', async () => {
    await page.getByRole('link', { name: 'Queue' }).click()
    await section().waitFor()
    await until(async () => (await page.getByTestId(`row-${id}`).count()) === 0)
  })

  it('records the source of a translated title when a writer changes it', async () => {
    const session = await StudioSession.signIn(stack, 'Writer')
    // A newly loaded Studio renders its form slowly on a busy machine.
    session.page.setDefaultTimeout(90_000)
    await session.open('page', id)
    await session.field('title.en').fill('Page with another title')
    const drafted = () => writer.getDocument(`drafts.${id}`)
    await until(async () => (await drafted())?.['title'].en === 'Page with another title', 30_000)
    await expect.poll(async () => (await drafted())?.['title'].zhTWSource).toBe(stale.title.en)
  })
})
