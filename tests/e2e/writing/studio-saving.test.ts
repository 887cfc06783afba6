// Needs a browser: it keeps typed text while the lake is unreachable.
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { launchBrowser } from '../../support/browser.ts'
import { lakeAs } from '../../support/lake.ts'
import { StudioSession } from '../../support/studio.ts'

const stack = inject('stack')
const lake = lakeAs(stack, 'writer')
const ID = 'page-v5-saved-heron'
const PARAGRAPH = {
  _type: 'block',
  _key: 'words',
  style: 'normal',
  markDefs: [],
  children: [{ _type: 'span', _key: 'span', text: 'It stands and waits.', marks: [] }],
}
/** Requests with which the Studio writes. */
const WRITES = /\/data\/(actions|mutate)\//

describe('a writer’s text', () => {
  let studio: StudioSession

  beforeAll(async () => {
    await lake.createOrReplace({
      _id: `drafts.${ID}`,
      _type: 'page',
      title: { _type: 'localeString', en: 'Heron', zhTW: '鷺' },
      path: { _type: 'slug', current: 'v5/saved-heron' },
      version: { _type: 'reference', _ref: 'version-next' },
      body: { _type: 'localeBody', en: [PARAGRAPH] },
    })
    studio = await StudioSession.signIn(stack, 'Writer')
    await studio.open('page', ID)
  })
  afterAll(async () => {
    await lake.delete({ query: '*[_id in [$id, "drafts." + $id]]', params: { id: ID } })
  })

  const says = (words: string) => studio.page.getByText(words, { exact: true }).first().waitFor()
  const stored = async () => (await lake.getDocument(`drafts.${ID}`))?.['title'].en
  /** Whether the browser asks before it closes the window, which stays open. */
  const asks = () =>
    studio.page.evaluate(
      () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })),
    )

  it('shows its saved state at all times', async () => {
    await says('Saved')
    await expect.poll(asks).toBe(false)
    await studio.field('title.en').fill('Grey heron')
    await expect.poll(stored).toBe('Grey heron')
    await says('Saved')
  })

  it('is kept while the lake is unreachable, and sent afterwards', {
    tags: ['nightly'],
  }, async () => {
    await studio.page.route(WRITES, (route) => route.abort())
    await studio.field('title.en').fill('Purple heron')
    await says('Saving…')
    await expect.poll(asks).toBe(true)
    await says('Offline: kept in this window')
    const shown = await studio.field('title.en').inputValue()
    expect(shown).toBe('Purple heron')
    expect(await stored()).toBe('Grey heron')
    await studio.page.unroute(WRITES)
    await expect.poll(stored, { timeout: 90_000 }).toBe('Purple heron')
    await says('Saved')
    await expect.poll(asks).toBe(false)
  })

  it('is kept when the session ends, and sent once the writer has signed in again', {
    tags: ['nightly'],
  }, async () => {
    const browser = await launchBrowser()
    onTestFinished(() => browser.close())
    const alone = await StudioSession.signInAnew(browser, stack, 'Writer')
    await alone.open('page', ID)
    const sees = (words: string) => alone.page.getByText(words, { exact: true }).first().waitFor()
    await sees('Saved')
    // As the browser does with an expired cookie.
    await alone.page.context().clearCookies()
    await alone.field('title.en').fill('Night heron')
    await alone.page.getByRole('alert').getByText('Your session has ended.').waitFor()
    await sees('Not saved: kept in this window')
    await alone.field('title.en').press('End')
    await alone.page.keyboard.type(' at night', { delay: 20 })
    expect(await stored()).not.toContain('Night heron')
    const signInAgain = alone.page.getByRole('link', { name: /^Sign in again/ })
    const [tab] = await Promise.all([
      alone.page.context().waitForEvent('page'),
      signInAgain.click(),
    ])
    await tab.getByRole('button', { name: /Writer/ }).click()
    await expect.poll(stored).toBe('Night heron at night')
    await sees('Saved')
    const shown = await alone.field('title.en').inputValue()
    expect(shown).toBe('Night heron at night')
  })

  it('is published completely, however early Publish is clicked', async () => {
    await studio.field('title.en').fill('White heron')
    await studio.page.getByTestId(/^action-publish/).click()
    await expect.poll(async () => (await lake.getDocument(ID))?.['title'].en).toBe('White heron')
    expect(await lake.getDocument(`drafts.${ID}`)).toBeUndefined()
  })
})
