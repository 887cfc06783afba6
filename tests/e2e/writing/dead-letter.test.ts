// Needs a browser: the Studio lists a document that cannot be rendered.
// @module-tag nightly
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { lakeAs } from '../../support/lake.ts'
import { skipAfterFailure } from '../../support/steps.ts'
import { StudioErrors } from '../../support/studio/studio-errors.ts'
import { StudioSession } from '../../support/studio.ts'
import { until } from '../../support/until.ts'
import { waitForDeliveries } from '../../support/wait-for-deliveries.ts'

const stack = inject('stack')
const lake = lakeAs(stack, 'administrator')
const ID = 'page-v5-malformed-marlin'
const LETTER = `deadLetter.${ID}`

const marlin = (title: unknown) => ({
  _id: ID,
  _type: 'page',
  title: { _type: 'localeString', en: title },
  path: { _type: 'slug', current: 'v5/malformed-marlin' },
  body: { _type: 'localeBody', en: [] },
})

/** Each step depends on the one before. */
describe('a document that was written without the forms and cannot be shown', () => {
  const errors = new StudioErrors()
  let writer: StudioSession

  beforeAll(async () => {
    writer = await StudioSession.signIn(stack, 'Writer', errors)
    await lake.createOrReplace(marlin(5))
    await until(async () => (await lake.getDocument(LETTER)) !== undefined)
  })
  skipAfterFailure()
  afterAll(async () => {
    await lake.delete(ID)
    await waitForDeliveries(stack)
    await until(async () => (await lake.getDocument(LETTER)) === undefined)
  })

  it('is listed in the Studio’s attention list, with the fix', async () => {
    const { page } = writer
    await writer.openLists()
    await page.getByTestId('pane-item-Needs attention').click()
    await page.getByTestId('attention-dead-letters').getByText('1', { exact: true }).waitFor()
    await page.getByTestId('attention-dead-letters').click()
    const line = page.getByTestId('findings').getByText('Open it, mend what is named, and publish')
    await expect
      .poll(() => line.textContent())
      .toMatch(/v5\/malformed-marlin cannot be shown: .*title\.en/)
  })

  it('is removed from the list when it is corrected and published', async () => {
    await lake.createOrReplace(marlin('Marlin'))
    await writer.page.getByText('Nothing: all is well here.').waitFor()
    await expect.poll(() => lake.getDocument(LETTER)).toBeUndefined()
    expect(errors.all).toEqual([])
  })
})
