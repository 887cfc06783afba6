// Needs a browser: times are set in forms of the Studio.
// @module-tag nightly
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../../support/browser.ts'
import { edit, lakeAs } from '../../support/lake.ts'
import { html } from '../../support/page.ts'
import { skipAfterFailure } from '../../support/steps.ts'
import { StudioErrors } from '../../support/studio/studio-errors.ts'
import { violations } from '../../support/studio/violations.ts'
import { StudioSession } from '../../support/studio.ts'
import { until } from '../../support/until.ts'
import { waitForDeliveries } from '../../support/wait-for-deliveries.ts'

const stack = inject('stack')
const lake = lakeAs(stack, 'writer')
const WORDS = 'Storks rest on the roof.'
const p2p = `${stack.site}/p2p/guide`
const HOUR_MS = 60 * 60_000
const time = (ms: number) => new Date(Date.now() + ms).toISOString()

/** Each step depends on the one before. */
describe('announcements in the Studio', () => {
  const errors = new StudioErrors()
  let browser: Browser
  let studio: StudioSession
  let id = ''

  const group = (name: string) => studio.page.getByTestId(`announcements-${name}`)
  const listed = (name: string) => group(name).getByRole('link').filter({ hasText: WORDS })

  beforeAll(async () => {
    browser = await launchBrowser()
    studio = await StudioSession.signInAnew(browser, stack, 'Writer', errors)
  })
  skipAfterFailure()
  afterAll(async () => {
    await browser.close()
    if (id === '') return
    await lake.delete({ query: '*[_id in $ids]', params: { ids: [id, `drafts.${id}`] } })
    await waitForDeliveries(stack)
  })

  it('begin in the list, without an id field', async () => {
    await studio.follow('/structure')
    await studio.page.getByTestId('pane-item-Announcements').click()
    await group('now').getByRole('link').filter({ hasText: 'Market data' }).waitFor()
    expect(await violations(studio.page, '[data-testid=announcements]')).toEqual([])
    await studio.page.getByTestId('new-announcement').click()
    await studio.field('text.en').fill(WORDS)
    await listed('unpublished').waitFor()
    id = studio.documentId
    // The same as choosing by hand; an announcement on all pages would disturb other tests.
    const sections = [{ _key: 'a', _type: 'reference', _ref: 'sidebar-p2pSideBar' }]
    await edit(lake, id, { sections, startsAt: time(HOUR_MS) })
  })

  it('are planned, active or over according to their times', async () => {
    const draft = async () => (await lake.getDocument(`drafts.${id}`)) !== undefined
    await studio.publish(draft)
    await listed('coming').getByText('P2P Trading').waitFor()
    await edit(lake, id, { startsAt: time(-HOUR_MS), endsAt: time(HOUR_MS), level: 'warning' })
    await listed('coming').getByText('edited since').waitFor()
    await studio.publish(draft)
    await listed('now').getByText('Warning').waitFor()
    await waitForDeliveries(stack)
    await until(async () => (await html(p2p)).includes(WORDS))
    await edit(lake, id, { endsAt: time(-1000) })
    await studio.publish(draft)
    await listed('over').waitFor()
    await waitForDeliveries(stack)
    await until(async () => !(await html(p2p)).includes(WORDS))
  })

  it('appear in the calendar of scheduled documents, and open from it', async () => {
    await edit(lake, id, { startsAt: time(48 * HOUR_MS), endsAt: time(50 * HOUR_MS) })
    await studio.publish(async () => (await lake.getDocument(`drafts.${id}`)) !== undefined)
    await studio.follow('/structure/scheduled')
    const calendar = studio.page.getByTestId('scheduled')
    const entries = calendar.getByRole('link').filter({ hasText: WORDS })
    await entries.filter({ hasText: 'Announcement begins' }).waitFor()
    expect(await violations(studio.page, '[data-testid=scheduled]')).toEqual([])
    await entries.filter({ hasText: 'Announcement ends' }).press('Enter')
    await until(async () => (await studio.field('text.en').inputValue()) === WORDS)
  })

  it('refuse times at which nobody would see them', async () => {
    await edit(lake, id, { startsAt: time(2 * HOUR_MS), endsAt: time(HOUR_MS) })
    const field = studio.page.getByTestId('field-endsAt')
    await field.getByTestId('input-validation-icon-error').waitFor()
    await until(async () => studio.page.getByTestId(/^action-publish/).isDisabled())
  })

  it('fit a narrow window, in Chinese too', async () => {
    await studio.changeLanguage('zh-TW')
    await studio.page.setViewportSize({ width: 390, height: 800 })
    const fits = async (pane: string) => {
      const wide = await studio.page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide, pane).toBeLessThanOrEqual(390)
      expect(await violations(studio.page, `[data-testid=${pane}]`)).toEqual([])
    }
    await studio.follow('/structure/announcements')
    await group('coming').getByRole('heading', { name: '即將顯示' }).waitFor()
    await listed('coming').getByText('警告').waitFor()
    await fits('announcements')
    await studio.follow('/structure/scheduled')
    await studio.page.getByTestId('scheduled').getByText('公告開始').first().waitFor()
    await fits('scheduled')
    expect(errors.all).toEqual([])
  })
})
