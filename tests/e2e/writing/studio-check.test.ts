// Needs a browser: findings link to fields of the form.
// @module-tag nightly
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { lakeAs } from '../../support/lake.ts'
import { StudioErrors } from '../../support/studio/studio-errors.ts'
import { StudioSession } from '../../support/studio.ts'

const stack = inject('stack')
const lake = lakeAs(stack, 'writer')
const ID = 'page-v5-checked-heron'

const paragraph = (_key: string, text: string) => ({
  _type: 'block',
  _key,
  style: 'normal',
  markDefs: [],
  children: [{ _type: 'span', _key: `${_key}s`, text, marks: [] }],
})
/** An image without alternative text. */
const image = (_ref: string) => ({ _type: 'image', _key: 'i', asset: { _type: 'reference', _ref } })

describe('the check of every document', () => {
  const errors = new StudioErrors()
  let studio: StudioSession

  beforeAll(async () => {
    const shown: string = await lake.fetch('*[_type == "sanity.imageAsset"][0]._id')
    await lake.createOrReplace({
      _id: `drafts.${ID}`,
      _type: 'page',
      title: { _type: 'localeString', en: 'Checked heron', zhTW: '受檢查的鷺' },
      path: { _type: 'slug', current: 'v5/checked-heron' },
      version: { _type: 'reference', _ref: 'version-next' },
      body: {
        _type: 'localeBody',
        en: [paragraph('a', 'One.'), paragraph('b', 'Two.'), image(shown)],
      },
    })
    studio = await StudioSession.signIn(stack, 'Writer', errors)
  })
  afterAll(async () => {
    await lake.delete(`drafts.${ID}`)
  })

  const checks = () => studio.page.getByTestId('checks')
  const open = async () => {
    await studio.follow('/check')
    await checks().getByRole('button', { name: 'Check everything' }).waitFor()
  }

  it('names the location of a finding by the form’s labels, and opens it', async () => {
    await open()
    const finding = studio.page
      .getByTestId('check-finding')
      .filter({ hasText: 'Say in a sentence what the image shows' })
      .filter({ hasText: '/v5/checked-heron' })
    await checks().getByRole('button', { name: 'Check everything' }).click()
    await expect
      .poll(() => finding.textContent())
      .toContain('Body, 3rd block (Image) → What it shows, English')
    await studio.page.getByTestId('check-done').waitFor()
    await finding.getByRole('link').click()
    const field = studio.page.getByTestId('field-body.en[_key=="i"].alt.en')
    await field.waitFor()
    await expect.poll(() => studio.page.url()).toContain(ID)
  })

  it('stops on request, and keeps its findings', async () => {
    await open()
    await checks().getByRole('button', { name: 'Check everything' }).click()
    await checks().getByRole('button', { name: 'Cancel' }).click()
    const cancelled = studio.page.getByTestId('check-cancelled')
    const [, checked, of] = (await cancelled.textContent())?.match(/(\d+) of (\d+|…)/) ?? []
    expect(Number(checked)).toBeLessThan(of === '…' ? 1 : Number(of))
    await checks().getByRole('button', { name: 'Check again' }).waitFor()
  })

  it('causes no console error and no unexpected status', () => {
    expect(errors.all).toEqual([])
  })
})
