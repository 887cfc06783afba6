// Needs a browser: words are replaced in the editor.
// @module-tag nightly
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { headingOf } from '../../../blocks/heading/heading-of.ts'
import { newKey } from '../../../schemas/new-table.ts'
import { lakeAs } from '../../support/lake.ts'
import { chooseAction } from '../../support/studio/document-menu.ts'
import { StudioSession } from '../../support/studio.ts'
import { until } from '../../support/until.ts'

const stack = inject('stack')
const lake = lakeAs(stack, 'administrator')
const ID = 'page-v5-find-heron'

const span = (text: string, ...marks: string[]) => ({ _type: 'span', _key: newKey(), text, marks })
const paragraph = (_key: string, ...children: object[]) => ({
  _type: 'block',
  _key,
  style: 'normal',
  markDefs: [],
  children,
})
const page = {
  _id: `drafts.${ID}`,
  _type: 'page',
  title: { _type: 'localeString', en: 'Heron' },
  path: { _type: 'slug', current: 'v5/find-heron' },
  version: { _type: 'reference', _ref: 'version-next' },
  body: {
    _type: 'localeBody',
    en: [
      headingOf({ _key: 'a', level: 2, text: 'A heron', anchor: 'a-heron' }),
      paragraph('b', span('One '), span('heron', 'strong'), span(' and a Heron.')),
      { _type: 'codeBlock', _key: 'c', language: 'text', code: 'heron' },
    ],
    zhTW: [paragraph('b', span('鷺與 heron'))],
  },
}

describe('find and replace', () => {
  let writer: StudioSession

  const body = async (field: 'en' | 'zhTW') =>
    JSON.stringify((await lake.getDocument(`drafts.${ID}`))?.['body']?.[field])
  const count = async (words: string) => (await body('en')).split(words).length - 1

  beforeAll(async () => {
    await lake.createOrReplace(page)
    writer = await StudioSession.signIn(stack, 'Writer')
    await writer.open('page', ID)
  })

  afterAll(async () => {
    await lake.delete(`drafts.${ID}`)
  })

  it('replaces text in one language, once or everywhere, and can be undone', async () => {
    const { page: window } = writer
    await chooseAction(window, 'Find and replace')
    const dialog = window.getByRole('dialog')
    const status = dialog.getByTestId('find-status')
    const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()

    await dialog.getByLabel('Find').fill('heron')
    await status.getByText('1 of 3').waitFor()
    await press('Next')
    await status.getByText('2 of 3').waitFor()
    await expect.poll(() => dialog.locator('mark').textContent()).toBe('heron')
    await dialog.getByLabel('Replace with').fill('stork')
    await press('Replace')
    await until(async () => (await count('stork')) === 1)
    await status.getByText('2 of 2').waitFor()

    await press('Replace all')
    await until(async () => (await count('stork')) === 3)
    // Code and anchors are unchanged.
    expect(await count('heron')).toBe(2)
    expect(await body('zhTW')).toContain('鷺與 heron')
    await press('Undo')
    await until(async () => (await count('stork')) === 1)
    await dialog.getByLabel('Match capital letters').check()
    await status.getByText('1 of 1').waitFor()
  })
})
