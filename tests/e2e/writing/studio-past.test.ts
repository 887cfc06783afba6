// Needs a browser: the history of a document is browsed in the Studio.
// @module-tag nightly
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../../support/browser.ts'
import { lakeAs } from '../../support/lake.ts'
import { skipAfterFailure } from '../../support/steps.ts'
import { confirm, openActionDialog } from '../../support/studio/document-menu.ts'
import { openHistory } from '../../support/studio/history-panel.ts'
import { StudioErrors } from '../../support/studio/studio-errors.ts'
import { StudioSession } from '../../support/studio.ts'
import { until } from '../../support/until.ts'
import { waitForDeliveries } from '../../support/wait-for-deliveries.ts'

const stack = inject('stack')
const lake = lakeAs(stack, 'writer')
const ID = 'page-v5-past-under-test'
const TITLE = 'A page with a past'

const PAGE = {
  _id: ID,
  _type: 'page',
  title: { _type: 'localeString', en: TITLE },
  path: { _type: 'slug', current: 'v5/past-under-test' },
  version: { _type: 'reference', _ref: 'version-next' },
}
const edit = (title: string) =>
  lake.action({
    actionType: 'sanity.action.document.edit',
    draftId: `drafts.${ID}`,
    publishedId: ID,
    patch: { set: { 'title.en': title } },
  })

/** Each step depends on the one before. */
describe('past versions in the Studio', () => {
  const errors = new StudioErrors()
  let browser: Browser
  let writer: StudioSession
  const roles = () => writer.page.getByText(/Changed by (administrators|writers)/).count()

  beforeAll(async () => {
    browser = await launchBrowser()
    await lake.createOrReplace(PAGE)
    await edit(`${TITLE}, drafted`)
    await lake.action({
      actionType: 'sanity.action.document.publish',
      draftId: `drafts.${ID}`,
      publishedId: ID,
    })
    await edit(TITLE)
    writer = await StudioSession.signInAnew(browser, stack, 'Writer', errors)
  })
  skipAfterFailure()
  afterAll(async () => {
    await browser.close()
    await lake.delete(`drafts.${ID}`)
    await lake.delete(ID)
    await waitForDeliveries(stack)
  })

  it('published versions are editable for writers’ roles, and offer no review', async () => {
    await writer.open('page', ID)
    await writer.page.getByTestId(/^action-publish/).waitFor()
    await writer.page.getByRole('button', { name: 'Published', exact: true }).first().click()
    await writer.page.getByTestId('action-unpublish').waitFor()
    await until(async () => !(await writer.field('title.en').isEditable()))
    await expect.poll(() => writer.page.getByText('Request review').count()).toBe(0)
    const told = await roles()
    expect(told).toBe(0)
  })

  it('old revisions are editable for writers’ roles', async () => {
    await writer.open('page', ID)
    const entries = await openHistory(writer.page)
    await entries.filter({ hasText: 'Published' }).last().click()
    await writer.page.getByTestId('action-reverttorevision').waitFor()
    await expect.poll(() => writer.field('title.en').isEditable()).toBe(false)
    const told = await roles()
    expect(told).toBe(0)
  })

  it('deleted documents show no editable form', async () => {
    // Deleted as scripts do, without a draft in the document's history.
    await lake.delete(`drafts.${ID}`)
    await lake.delete(ID)
    await writer.page.goto(stack.studio)
    await lake.create(PAGE)
    await writer.open('page', ID)
    await until(async () => (await writer.field('title.en').inputValue()) === TITLE)
    await confirm(await openActionDialog(writer.page, 'Delete'))
    await writer.page.getByTestId('deleted-document-banner').waitFor()
    await until(async () => !(await writer.field('title.en').isEditable()))
    const told = await roles()
    expect(told).toBe(0)
    await expect.poll(() => lake.getDocument(ID)).toBeUndefined()
  })

  it('restored documents come back as a draft', async () => {
    await writer.page.getByRole('button', { name: 'Restore most recent revision' }).click()
    await until(async () => (await writer.field('title.en').inputValue()).startsWith(TITLE))
    await until(() => writer.field('title.en').isEditable())
    // The form shows the draft before it is stored.
    await expect
      .poll(() => lake.getDocument(`drafts.${ID}`))
      .toMatchObject({ path: { current: 'v5/past-under-test' }, version: { _ref: 'version-next' } })
  })

  it('cause no console error and no unexpected status', () => {
    expect(errors.all).toEqual([])
  })
})
