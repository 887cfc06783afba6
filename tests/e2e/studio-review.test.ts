// Needs a browser: two people review and publish in two sessions.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { failure } from '../../local/lake/testing/test-lake.ts'
import { workflowId } from '../../schemas/workflow/workflow.ts'
import { approve, requestReview, type StepContext, schedule } from '../../studio/review/steps.ts'
import { lakeAs } from '../support/lake.ts'
import { html } from '../support/page.ts'
import { chooseAction } from '../support/studio/document-menu.ts'
import { StudioSession } from '../support/studio.ts'
import { until } from '../support/until.ts'

const stack = inject('stack')
const SECTION = 'v5/two-people'
const ID = 'page-v5-two-people-place'
const DRAFT = `drafts.${ID}`
const REVIEW = workflowId(ID)
const url = `${stack.site}/${SECTION}/place`
/** Most delay of a scheduled publish for readers, in ms. */
const LATEST_MS = 10_000

const lake = {
  writer: lakeAs(stack, 'writer'),
  administrator: lakeAs(stack, 'administrator'),
  translator: lakeAs(stack, 'translator'),
}
const as = (role: keyof typeof lake): StepContext => ({
  client: lake[role],
  id: ID,
  user: { id: role, name: role.charAt(0).toUpperCase() + role.slice(1) },
})
const revision = async () => (await lake.writer.getDocument(DRAFT))?._rev ?? ''
const inSeconds = (seconds: number) => {
  const at = new Date(Date.now() + seconds * 1000)
  at.setMilliseconds(0)
  return at
}

async function edit(title: string): Promise<void> {
  await lake.writer.action({
    actionType: 'sanity.action.document.edit',
    draftId: DRAFT,
    publishedId: ID,
    patch: { set: { 'title.en': title } },
  })
}

const publish = (role: keyof typeof lake) =>
  lake[role].action({
    actionType: 'sanity.action.document.publish',
    draftId: DRAFT,
    publishedId: ID,
  })

/** Creates a draft that the administrator has approved. */
async function approved(title: string): Promise<void> {
  await edit(title)
  await requestReview(as('writer'))
  await approve(as('administrator'), await revision())
}

/** Delay in ms between `at` and the page showing `words`. */
async function liveAfter(at: Date, words: string): Promise<number> {
  await until(async () => {
    const shown = await html(url).catch(() => '')
    return shown.includes(words)
  }, 60_000)
  return Date.now() - at.getTime()
}

describe('a page with four-eyes approval', () => {
  let writer: StudioSession
  let administrator: StudioSession

  beforeAll(async () => {
    const { administrator: owner } = lake
    await owner.createOrReplace({
      _id: ID,
      _type: 'page',
      title: { _type: 'localeString', en: 'Place' },
      path: { _type: 'slug', current: `${SECTION}/place` },
      version: { _type: 'reference', _ref: 'version-next' },
      body: { _type: 'localeBody', en: [] },
    })
    await owner
      .patch('siteSettings')
      .set({ fourEyes: [SECTION] })
      .commit()
    writer = await StudioSession.signIn(stack, 'Writer')
    administrator = await StudioSession.signIn(stack, 'Administrator')
  })

  afterAll(async () => {
    await lake.administrator.patch('siteSettings').unset(['fourEyes']).commit()
    for (const id of [DRAFT, REVIEW, ID]) await lake.administrator.delete(id)
  })

  it('is reviewed on request, and cannot be approved by its author', async () => {
    const { page } = writer
    await writer.open('page', ID)
    await writer.field('title.en').fill('Place orders')
    await page.getByTestId('review-banner').getByText('published by two people').waitFor()
    await until(async () => (await lake.writer.getDocument(DRAFT)) !== undefined)
    await expect.poll(() => page.getByTestId(/^action-publish/).isDisabled()).toBe(true)
    await chooseAction(page, 'Request review')
    await page.getByTestId('open-review').click()
    const panel = page.getByTestId('review-panel')
    await panel.getByText('You edited this draft').waitFor()
    await expect.poll(() => panel.getByTestId('review-approve').isDisabled()).toBe(true)
    await expect.poll(() => page.getByTestId(/^action-publish/).isDisabled()).toBe(true)
    const refused = { status: 403, message: expect.stringContaining('you have edited this draft') }
    expect(await failure(approve(as('writer'), await revision()))).toMatchObject(refused)
    for (const role of ['writer', 'administrator'] as const) {
      expect(await failure(publish(role))).toMatchObject({ status: 403 })
      const direct = lake[role].patch(ID).set({ 'title.en': 'X' }).commit()
      expect(await failure(direct)).toMatchObject({ status: 403 })
    }
  })

  it('is approved by somebody else, with a note, and published at its time', async () => {
    await administrator.page.getByText('Writer asks you to review “Place orders”').waitFor()
    await administrator.page.getByRole('link', { name: 'Open the draft' }).click()
    await administrator.field('title.en').waitFor()
    await administrator.page.getByTestId('open-review').click()
    const panel = administrator.page.getByTestId('review-panel')
    await panel.getByTestId('note-text').fill('Reads well.')
    await panel.getByTestId('add-note').click()
    await writer.page.getByTestId('review-panel').getByText('Reads well.').waitFor()
    await panel.getByTestId('review-approve').click()
    await writer.page.getByText('Administrator wrote a note on “Place orders”').waitFor()
    await writer.page.getByTestId('review-panel').getByText('Administrator approved').waitFor()
    await writer.page.getByText('Administrator approved “Place orders”').waitFor()
    await until(() => writer.page.getByTestId(/^action-publish/).isEnabled())

    await writer.page.getByTestId('review-schedule').click()
    const later = inSeconds(3600)
    const local = new Date(later.getTime() - later.getTimezoneOffset() * 60_000)
    await writer.page.getByTestId('schedule-time').fill(local.toISOString().slice(0, 19))
    await writer.page.getByTestId('confirm-schedule').click()
    await writer.page.getByTestId('review-cancelSchedule').waitFor()
    expect(await html(url)).not.toContain('Place orders')
    // The hour is not waited for.
    const at = inSeconds(1)
    await schedule(as('writer'), at, await revision())
    expect(await liveAfter(at, 'Place orders')).toBeLessThan(LATEST_MS)
    expect(await lake.writer.getDocument(REVIEW)).toBeUndefined()
    await writer.page.getByTestId('review-panel').getByText('There is no draft').waitFor()
  })

  it('needs another approval after an edit, and says so where it was scheduled', {
    tags: ['nightly'],
  }, async () => {
    await approved('Place many orders')
    const at = inSeconds(2)
    await schedule(as('writer'), at, await revision())
    await edit('Place too many orders')
    const banner = writer.page.getByTestId('review-banner')
    await banner.getByText('edited after').first().waitFor()
    await expect.poll(() => writer.page.getByTestId(/^action-publish/).isDisabled()).toBe(true)
    expect(await failure(publish('administrator'))).toMatchObject({ status: 403 })
    await banner.getByText('It was not published').waitFor()
    await writer.page.getByText('was not published at its time').waitFor()
    expect(await html(url)).not.toContain('many orders')

    await writer.page.getByTestId('review-request').click()
    await until(async () => (await lake.writer.getDocument(REVIEW))?.['state'] === 'inReview')
    await approve(as('translator'), await revision())
    await until(() => writer.page.getByTestId(/^action-publish/).isEnabled())
    await writer.page.getByTestId(/^action-publish/).click()
    await liveAfter(new Date(), 'Place too many orders')
    expect(await lake.writer.getDocument(REVIEW)).toBeUndefined()
  })
})
