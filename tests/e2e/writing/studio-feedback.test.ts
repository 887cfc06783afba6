// Needs a browser: reports are assigned and resolved in the Studio.
// @module-tag nightly
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { FEEDBACK, feedbackId } from '../../../schemas/feedback.ts'
import { launchBrowser } from '../../support/browser.ts'
import { lakeAs } from '../../support/lake.ts'
import { skipAfterFailure } from '../../support/steps.ts'
import { EnglishWords } from '../../support/studio/english-words.ts'
import { StudioErrors } from '../../support/studio/studio-errors.ts'
import { violations } from '../../support/studio/violations.ts'
import { StudioSession } from '../../support/studio.ts'
import { until } from '../../support/until.ts'
import { waitForDeliveries } from '../../support/wait-for-deliveries.ts'

const stack = inject('stack')
const lake = lakeAs(stack, 'administrator')
const ID = 'page-v5-feedback-plover'
const HOSTILE = '<img src=x onerror="window.ran=1"> and {{title}} $t(close)'

const paragraph = (_key: string, text: string) => ({
  _type: 'block',
  _key,
  style: 'normal',
  markDefs: [],
  children: [{ _type: 'span', _key: 's', text, marks: [] }],
})
const page = {
  _id: ID,
  _type: 'page',
  title: { _type: 'localeString', en: 'Plover', zhTW: '鴴' },
  path: { _type: 'slug', current: 'v5/feedback-plover' },
  version: { _type: 'reference', _ref: 'version-next' },
  body: {
    _type: 'localeBody',
    en: [paragraph('a', 'A plover waits.'), paragraph('b', 'It counts seconds.')],
    zhTW: [paragraph('a', '鴴在等待。'), paragraph('b', '牠以秒計算。')],
  },
}
const KEYS = ['first', 'second', 'hostile', 'chinese', 'whole']
const report = (key: string, minutes: number, more: object = {}) => ({
  _id: feedbackId(`e2e-${key}`),
  _type: FEEDBACK,
  kind: 'wrong',
  words: `The ${key} report.`,
  page: ID,
  path: 'v5/feedback-plover',
  locale: 'en',
  block: 'b',
  quote: 'It counts seconds.',
  at: new Date(Date.now() - minutes * 60_000).toISOString(),
  state: 'open',
  ...more,
})
const stored = async (key: string) => lake.getDocument(feedbackId(`e2e-${key}`))
const becomes = (key: string, more: object) =>
  until(async () => {
    const found = await stored(key)
    return Object.entries(more).every(([name, value]) => found?.[name] === value)
  })

/** Each step depends on the one before. */
describe('what readers reported of passages', () => {
  const errors = new StudioErrors()
  let browser: Browser
  let writer: StudioSession
  let translator: StudioSession

  const rowIn = (session: StudioSession, block: string, locale = 'en', inside = 'feedback') =>
    session.page.getByTestId(inside).getByTestId(`feedback-${ID}-${locale}-${block}`)
  const filter = (label: string) =>
    writer.page.getByTestId('feedback-filters').getByLabel(label, { exact: true })
  const shown = async (session: StudioSession) => {
    await session.follow('/feedback')
    await session.page.getByTestId('feedback').waitFor()
  }

  beforeAll(async () => {
    browser = await launchBrowser()
    const transaction = lake.transaction().createOrReplace(page)
    for (const one of [
      report('first', 3),
      report('second', 2, { kind: 'unclear', contact: 'a@exchange.example' }),
      report('hostile', 1, { words: HOSTILE, quote: HOSTILE, block: 'a' }),
      report('chinese', 4, { locale: 'zh-TW', words: '單位錯了。', quote: '牠以秒計算。' }),
      report('whole', 5, { block: undefined, quote: undefined }),
    ])
      transaction.createOrReplace(one)
    await transaction.commit()
    writer = await StudioSession.signInAnew(browser, stack, 'Writer', errors)
    translator = await StudioSession.signInAnew(browser, stack, 'Translator', errors)
  })
  skipAfterFailure()
  afterAll(async () => {
    await browser.close()
    for (const key of KEYS) await lake.delete(feedbackId(`e2e-${key}`))
    for (const id of [`drafts.${ID}`, ID]) await lake.delete(id)
    await waitForDeliveries(stack)
  })

  it('has one row for each passage, always as text', async () => {
    await shown(writer)
    const row = rowIn(writer, 'b')
    await row.getByText('2 reports').waitFor()
    await row.getByText('The first report.').waitFor()
    await row.getByText('The second report.').waitFor()
    await row.getByText('Answer to: a@exchange.example').waitFor()
    await rowIn(writer, 'b', 'zh-TW').getByText('單位錯了。').waitFor()
    await rowIn(writer, 'page').getByText('The page as a whole').waitFor()
    const hostile = rowIn(writer, 'a')
    await expect.poll(() => hostile.getByText(HOSTILE).count()).toBe(2)
    const images = await hostile.locator('img').count()
    expect(images).toBe(0)
    const ran = await writer.page.evaluate(() => 'ran' in window)
    expect(ran).toBe(false)
  })

  it('can be filtered and sorted in both directions', async () => {
    const rows = writer.page.getByTestId('feedback').locator(`[data-testid^=feedback-${ID}]`)
    const order = async () =>
      rows.evaluateAll((all) =>
        all.map((one) => one.getAttribute('data-testid')?.split('-').at(-1)),
      )
    await filter('Page').selectOption(ID)
    await until(async () => (await order()).join(' ') === 'a b b page')
    await filter('Order').selectOption('oldest')
    await until(async () => (await order()).join(' ') === 'page b b a')
    await filter('Language').selectOption('zh-TW')
    await until(async () => (await order()).join(' ') === 'b')
    await filter('Age').selectOption('older')
    await writer.page.getByText('None of these reports is of this choice.').waitFor()
    for (const label of ['Language', 'Order', 'Age', 'Page']) {
      await filter(label).selectOption({ index: 0 })
    }
  })

  it('lets writers assign, annotate and resolve several reports by keyboard', async () => {
    const row = rowIn(writer, 'b')
    await row.getByRole('button', { name: 'I look after it' }).press('Enter')
    await row.getByText('Writer looks after it').first().waitFor()
    expect([(await stored('first'))?.['assignee'], (await stored('second'))?.['assignee']]).toEqual(
      [
        { id: 'writer', name: 'Writer' },
        { id: 'writer', name: 'Writer' },
      ],
    )
    await row.getByRole('button', { name: 'Give it back' }).press('Enter')
    await row.getByText('Writer looks after it').first().waitFor({ state: 'detached' })
    expect(await stored('first')).not.toHaveProperty('assignee')
    await row.getByRole('button', { name: 'I look after it' }).press('Enter')
    await row.getByText('Writer looks after it').first().waitFor()
    await row.getByRole('checkbox', { name: 'Act on: The first report.' }).uncheck()
    await row.getByLabel('Who looks after it').selectOption({ label: 'Administrator' })
    await row.getByText('Administrator looks after it').waitFor()
    expect((await stored('first'))?.['assignee']).toEqual({ id: 'writer', name: 'Writer' })
    await row.getByRole('button', { name: 'Note', exact: true }).press('Enter')
    await writer.page.keyboard.type('Which unit?')
    await row.getByRole('button', { name: 'Save note' }).press('Enter')
    await row.getByText('Note: Which unit?').waitFor()
    await becomes('second', { note: 'Which unit?' })
    await rowIn(writer, 'a').getByRole('button', { name: 'Spam' }).press('Enter')
    await rowIn(writer, 'a').waitFor({ state: 'detached' })
    // The focus moves to the row that takes the place.
    await until(() => row.evaluate((element) => element === document.activeElement))
    await becomes('hostile', { state: 'spam' })
    await filter('State').selectOption('spam')
    await rowIn(writer, 'a').getByRole('button', { name: 'Open again' }).press('Enter')
    await becomes('hostile', { state: 'open' })
    await filter('State').selectOption('open')
  })

  it('is updated while it is open', async () => {
    await lake.patch(feedbackId('e2e-whole')).set({ state: 'done' }).commit()
    await rowIn(writer, 'page').waitFor({ state: 'detached' })
  })

  it('passes axe in both modes and on a phone', async () => {
    const { page: window } = writer
    for (const colorScheme of ['light', 'dark'] as const) {
      await window.emulateMedia({ colorScheme })
      // The Studio follows the system's colour mode a moment later.
      await window.locator(`[data-testid=feedback][data-scheme=${colorScheme}]`).waitFor()
      await until(async () =>
        window.evaluate(
          () => !document.getAnimations().some((one) => one instanceof CSSTransition),
        ),
      )
      expect(await violations(window, '[data-testid=feedback]'), colorScheme).toEqual([])
    }
    await window.setViewportSize({ width: 390, height: 800 })
    const width = () =>
      window.evaluate(() => {
        const inbox = document.querySelector('[data-testid=feedback]')
        return Math.max(document.documentElement.scrollWidth, inbox?.scrollWidth ?? 0)
      })
    await expect.poll(width).toBeLessThanOrEqual(390)
    await window.setViewportSize({ width: 1440, height: 1000 })
  })

  it('is counted in the attention list', async () => {
    await writer.follow('/home')
    const kind = writer.page.getByTestId('attention-feedback')
    await until(async () => /\d/.test((await kind.textContent()) ?? ''))
    await kind.click()
    const line = writer.page.getByTestId('findings').getByRole('link').filter({ hasText: 'Plover' })
    await line.getByText('4 reports').waitFor()
  })

  it('opens a report’s passage, with the panel and the number beside the form', async () => {
    await shown(writer)
    await rowIn(writer, 'b').getByRole('link', { name: 'Plover' }).click()
    const panel = writer.page.getByTestId('feedback-panel')
    await rowIn(writer, 'b', 'en', 'feedback-panel').getByText('The second report.').waitFor()
    await writer.page.getByTestId('document-pane').getByText('4 reports').first().waitFor()
    await writer.page.getByTestId('field-body.en').waitFor()
    expect(await violations(writer.page, '[data-testid=feedback-panel]')).toEqual([])
    await panel
      .getByTestId(`feedback-${ID}-en-b`)
      .getByRole('button', { name: 'Show in the form' })
      .click()
    const words = writer.page.getByTestId('field-body.en').getByText('It counts seconds.')
    await until(() =>
      words.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return top >= 0 && bottom <= innerHeight
      }),
    )
  })

  it('resolves the chosen reports on publish of their passage', async () => {
    await writer.appendToParagraph('en', 'It counts seconds.', ' And minutes.')
    await until(
      async () =>
        (await lake.getDocument(`drafts.${ID}`))?.['body'].en[1].children[0].text ===
        'It counts seconds. And minutes.',
      15_000,
    )
    const button = writer.page.getByTestId(/^action-publish/)
    await until(async () => button.isEnabled())
    await button.click()
    const dialog = writer.page.getByRole('dialog')
    await dialog.getByText('Does this settle what readers reported?').waitFor()
    // Reports on other passages and languages are not offered in this publish.
    await expect.poll(() => dialog.getByRole('checkbox').count()).toBe(2)
    expect(await violations(writer.page, '[data-testid=settled-choice]')).toEqual([])
    await dialog.getByRole('checkbox', { name: /The second report/ }).uncheck()
    await dialog.getByLabel('Note for other writers, if you like').fill('Minutes are named.')
    await dialog.getByTestId('confirm-button').getByText('mark 1 as done').click()
    await becomes('first', { state: 'done', note: 'Minutes are named.' })
    expect(await lake.getDocument(`drafts.${ID}`)).toBeUndefined()
    expect((await lake.getDocument(ID))?.['body'].en[1].children[0].text).toContain('minutes')
    expect(await stored('second')).toMatchObject({ state: 'open', note: 'Which unit?' })
    await rowIn(writer, 'b', 'en', 'feedback-panel')
      .getByText('The first report.')
      .waitFor({ state: 'detached' })
  })

  it('does not ask on a publish of other passages', async () => {
    await writer.field('title.en').fill('Plovers')
    await writer.publish(async () => (await lake.getDocument(`drafts.${ID}`)) !== undefined)
    expect((await lake.getDocument(ID))?.['title'].en).toBe('Plovers')
  })

  it('asks once for all reports on a publish of several documents', async () => {
    const published = await lake.getDocument(ID)
    const en = [paragraph('a', 'A plover waits.'), paragraph('b', 'It counts hours.')]
    if (!published) throw new Error('The page is gone.')
    await lake.create({ ...published, _id: `drafts.${ID}`, body: { ...published['body'], en } })
    await writer.follow('/publish-together')
    await writer.page.getByTestId(`draft-${ID}`).getByRole('checkbox').check()
    await writer.page.getByTestId('publish-chosen').click()
    const dialog = writer.page.getByRole('dialog')
    await dialog.getByRole('checkbox', { name: /The second report/ }).waitFor()
    await expect.poll(() => dialog.getByRole('checkbox').count()).toBe(1)
    await dialog.getByTestId('confirm-button').getByText('mark 1 as done').click()
    await becomes('second', { state: 'done' })
    expect(await lake.getDocument(`drafts.${ID}`)).toBeUndefined()
    expect((await lake.getDocument(ID))?.['body'].en[1].children[0].text).toBe('It counts hours.')
  })

  it('gives translators the reports about Chinese, in Chinese', async () => {
    const english = new EnglishWords(translator.page, stack.users, () =>
      lake.fetch('*', {}, { perspective: 'raw' }),
    )
    await translator.changeLanguage('zh-TW')
    await translator.follow('/home')
    const kind = translator.page.getByTestId('attention-feedback')
    await kind.click()
    const findings = translator.page.getByTestId('findings')
    await findings.getByRole('link').filter({ hasText: 'Plovers' }).getByText('1 則回報').waitFor()
    await shown(translator)
    await rowIn(translator, 'a').getByText('由撰寫者處理').waitFor()
    const buttons = await rowIn(translator, 'a').getByRole('button').count()
    expect(buttons).toBe(0)
    await english.look('feedback')
    expect(english.found()).toEqual([])
    const row = rowIn(translator, 'b', 'zh-TW')
    await row.getByRole('button', { name: '已處理' }).click()
    await row.waitFor({ state: 'detached' })
    await becomes('chinese', { state: 'done' })
    const change = lakeAs(stack, 'translator')
      .patch(feedbackId('e2e-second'))
      .set({ state: 'done' })
      .commit()
    await expect(change).rejects.toMatchObject({ statusCode: 403 })
  })

  it('causes no console error and no unexpected status', () => {
    expect(errors.all).toEqual([])
  })
})
