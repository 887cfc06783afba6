// Needs a browser: a report goes from the reader's page to the writer's form and back.
// @module-tag nightly
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { FEEDBACK, type Feedback } from '../../schemas/feedback.ts'
import { enhanced } from '../support/alive.ts'
import { launchBrowser } from '../support/browser.ts'
import { delivered } from '../support/delivered.ts'
import { lakeAs } from '../support/lake.ts'
import { html } from '../support/page.ts'
import { fromOwnAddress } from '../support/reports.ts'
import { skipAfterFailure } from '../support/steps.ts'
import { StudioErrors } from '../support/studio/studio-errors.ts'
import { StudioSession } from '../support/studio.ts'
import { until } from '../support/until.ts'

const stack = inject('stack')
const lake = lakeAs(stack, 'administrator').withConfig({ perspective: 'raw' })
const ID = 'page-v5-feedback-dunlin'
const PATH = 'v5/feedback-dunlin'

const words = (_key: string, text: string) => ({
  ...{ _type: 'block', _key, style: 'normal', markDefs: [] },
  children: [{ _type: 'span', _key: 's', text, marks: [] }],
})
const parameter = (name: string, description: string) => ({
  ...{ _type: 'parameter', _key: name, type: 'string', required: 'required' },
  name: [words('n', name)],
  description: [words('d', description)],
})
const table = {
  _type: 'parameterTable',
  _key: 'table',
  rows: [parameter('flock', 'How many birds.'), parameter('depth', 'How deep, in metres.')],
}
const page = {
  ...{ _id: ID, _type: 'page', title: { _type: 'localeString', en: 'Dunlin', zhTW: '黑腹濱鷸' } },
  path: { _type: 'slug', current: PATH },
  version: { _type: 'reference', _ref: 'version-next' },
  body: {
    _type: 'localeBody',
    en: [words('lead', 'A dunlin wades.'), table],
    zhTW: [words('lead', '黑腹濱鷸涉水。')],
  },
}

const reports = () =>
  lake.fetch<Feedback[]>('*[_type == $type && page == $id] | order(at)', { type: FEEDBACK, id: ID })

/** Each step goes on from the one before. */
describe('what readers mark', () => {
  const errors = new StudioErrors()
  let browser: Browser
  let writer: StudioSession

  const reading = async (address: string, options: Parameters<Browser['newPage']>[0] = {}) => {
    const reader = await browser.newPage({ ...fromOwnAddress(), ...options })
    await reader.goto(`${stack.site}/${address}`)
    if (options.javaScriptEnabled !== false) await enhanced(reader)
    return reader
  }
  const dialogOf = (reader: Page) => reader.locator('dialog[open]:has(form.report)')
  const row = (locale: string, block: string) =>
    writer.page.getByTestId('feedback').getByTestId(`feedback-${ID}-${locale}-${block}`)

  beforeAll(async () => {
    browser = await launchBrowser()
    await lake.createOrReplace(page)
    await delivered(stack)
    await until(async () => (await html(`${stack.site}/${PATH}`)).includes('How deep'))
    writer = await StudioSession.signIn(stack, 'Writer', errors)
  })
  skipAfterFailure()
  afterAll(async () => {
    await browser.close()
    for (const { _id } of await reports()) await lake.delete(_id)
    for (const id of [`drafts.${ID}`, ID]) await lake.delete(id)
    await delivered(stack)
  })

  it('is a field whose words they select, on a phone and in Chinese', async () => {
    const viewport = { width: 390, height: 844 }
    const reader = await reading(`zh-TW/${PATH}`, { viewport, hasTouch: true, isMobile: true })
    const field = reader.locator('main [data-field="depth"]')
    await field.getByText('How deep, in metres.').evaluate((element) => {
      getSelection()?.selectAllChildren(element)
    })
    await reader.getByRole('button', { name: '回報', exact: true }).tap()
    await dialogOf(reader).getByLabel('用一句話說明').fill('單位是公分。')
    await dialogOf(reader).getByRole('button', { name: '送出' }).tap()
    await dialogOf(reader).getByText('謝謝').waitFor()
    await reader.close()
  })

  it('is a field whose link has the keyboard', async () => {
    const reader = await reading(PATH)
    await reader.locator('main [data-field="depth"] a[href^="#"]').focus()
    await reader.keyboard.press('Tab')
    await reader.keyboard.press('Enter')
    await dialogOf(reader).getByLabel('In a sentence').focus()
    await reader.keyboard.type('The unit is centimetres.')
    await reader.keyboard.press('Tab')
    await reader.keyboard.type('reader@mail.example')
    await reader.keyboard.press('Tab')
    await reader.keyboard.press('Enter')
    await dialogOf(reader).getByText('Thank you.').waitFor()
    await reader.close()
  })

  it('is the page where there are no scripts', async () => {
    const reader = await reading(PATH, { javaScriptEnabled: false })
    await reader.getByRole('link', { name: 'Report a problem' }).click()
    await reader.getByLabel('Something is missing').check()
    await reader.getByLabel('In a sentence').fill('What a dunlin eats.')
    const thanks = reader.getByText('Thank you.')
    // Whoever sends it too soon is told so, and sends it again.
    await until(
      async () => {
        await Promise.all([
          reader.waitForEvent('framenavigated'),
          reader.getByRole('button', { name: 'Send' }).click(),
        ])
        await thanks.or(reader.getByText('That was too fast.')).waitFor()
        return thanks.isVisible()
      },
      30_000,
      1000,
    )
    await reader.close()
  })

  it('is found by the writer at the field that it is about', async () => {
    const found = async () =>
      (await reports()).map(({ locale, block, field }) => [locale, block, field])
    await expect.poll(found).toEqual([
      ['zh-TW', 'table', 'depth'],
      ['en', 'table', 'depth'],
      ['en', undefined, undefined],
    ])
    await writer.follow('/feedback')
    await row('en', 'table').getByText('The unit is centimetres.').waitFor()
    await row('en', 'table')
      .getByText(/· depth$/)
      .waitFor()
    await row('en', 'table').getByText('Answer to: reader@mail.example').waitFor()
    await row('zh-TW', 'table').getByText('單位是公分。').waitFor()
    await row('en', 'page').getByText('What a dunlin eats.').waitFor()
  })

  it('is mended in the form that opens there', async () => {
    await row('en', 'table').getByRole('link', { name: 'Dunlin' }).click()
    const rows = writer.page.getByTestId('field-body.en[_key=="table"].rows')
    await until(() =>
      rows.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return top >= 0 && bottom <= innerHeight
      }),
    )
    await rows.getByText('depth', { exact: true }).click()
    const type = writer.page.getByTestId('field-body.en[_key=="table"].rows[_key=="depth"].type')
    await type.getByRole('textbox').fill('string, in cm')
    await until(async () => {
      const draft = await lake.getDocument(`drafts.${ID}`)
      return draft?.['body'].en[1].rows[1].type === 'string, in cm'
    })
    await writer.page.keyboard.press('Escape')
    await type.waitFor({ state: 'detached' })
  })

  it('is settled by the publish, which asks', async () => {
    const button = writer.page.getByTestId(/^action-publish/)
    await until(async () => button.isEnabled())
    await button.click()
    const dialog = writer.page.getByRole('dialog')
    await dialog.getByText('Does this settle what readers reported?').waitFor()
    for (const name of [/The unit is centimetres/, /單位是公分/])
      await expect.poll(() => dialog.getByRole('checkbox', { name }).isChecked()).toBe(true)
    // The page as a whole is no question of it.
    const asked = await dialog.getByRole('checkbox').count()
    expect(asked).toBe(2)
    await dialog.getByTestId('confirm-button').getByText('mark 2 as done').click()
    await until(async () => (await html(`${stack.site}/${PATH}`)).includes('string, in cm'))
    const states = async () => (await reports()).map(({ state }) => state)
    await expect.poll(states).toEqual(['done', 'done', 'open'])
  })

  it('is shown as done in the inbox', async () => {
    await writer.follow('/feedback')
    await row('en', 'page').waitFor()
    await row('en', 'table').waitFor({ state: 'detached' })
    await writer.page
      .getByTestId('feedback-filters')
      .getByLabel('State', { exact: true })
      .selectOption('done')
    await row('en', 'table').getByText('The unit is centimetres.').waitFor()
    await row('zh-TW', 'table').getByText('單位是公分。').waitFor()
    await expect.poll(() => row('en', 'page').count()).toBe(0)
    expect(errors.all).toEqual([])
  })
})
