// Needs a browser: the dashboard is used, and a page created from it.
// @module-tag nightly
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../../support/browser.ts'
import { lakeAs } from '../../support/lake.ts'
import { skipAfterFailure } from '../../support/steps.ts'
import { confirm, openActionDialog } from '../../support/studio/document-menu.ts'
import { EnglishWords } from '../../support/studio/english-words.ts'
import { StudioErrors } from '../../support/studio/studio-errors.ts'
import { unnamedButtons } from '../../support/studio/unnamed-buttons.ts'
import { violations } from '../../support/studio/violations.ts'
import { StudioSession } from '../../support/studio.ts'
import { until } from '../../support/until.ts'
import { waitForDeliveries } from '../../support/wait-for-deliveries.ts'

const stack = inject('stack')
const administrator = lakeAs(stack, 'administrator')
const writing = lakeAs(stack, 'writer')
const SIDEBAR = 'sidebar-homeTest'

const reference = (_ref: string) => ({ _type: 'reference', _ref })
const pageId = (name: string) => `page-v5-home-${name}`
const page = (name: string, en: string, zhTW: string) => ({
  _type: 'page',
  title: { _type: 'localeString', en, zhTW },
  path: { _type: 'slug', current: `v5/home-${name}` },
  version: reference('version-next'),
  body: { _type: 'localeBody', en: [] },
})
const entry = (name: string) => ({
  _key: name,
  _type: 'sidebarPage',
  page: reference(pageId(name)),
})
/** A requested review. */
const review = (name: string, by: { id: string; name: string }) => ({
  _id: `workflow.${pageId(name)}`,
  _type: 'workflow',
  subject: pageId(name),
  document: { ...reference(pageId(name)), _weak: true },
  state: 'inReview',
  requestedBy: by,
  requestedAt: new Date().toISOString(),
})

const PAGES = ['finch', 'gull', 'heron', 'ibis', 'jay', 'kite', 'loon']

/** Each step depends on the one before. */
describe('the dashboard of the Studio', () => {
  const errors = new StudioErrors()
  let browser: Browser
  let writer: StudioSession
  let english: EnglishWords

  const section = (name: string) => writer.page.getByTestId(`home-${name}`)
  const line = (list: string, name: string) =>
    section(list).getByTestId(`home-document-${pageId(name)}`)
  const row = (title: string) => writer.page.getByTestId(`sidebar-row-${title}`)
  const rows = () => writer.page.getByRole('treeitem').count()
  const hasFocus = (title: string) => row(title).evaluate((one) => one === document.activeElement)
  const names = async (id: string) =>
    ((await administrator.getDocument(id))?.['items'] ?? []).map(
      ({ page, items }: { page?: { _ref: string }; items?: unknown[] }) =>
        items ? `(${items.length})` : page?._ref.split('-').at(-1),
    )
  const stands = (expected: string, id = SIDEBAR) =>
    until(async () => (await names(id)).join(' ') === expected)

  /** Shows the dashboard in a colour mode, after the transition. */
  const showIn = async (colorScheme: 'light' | 'dark') => {
    await writer.page.emulateMedia({ colorScheme })
    await until(() =>
      writer.page.evaluate((isLight) => {
        const home = document.querySelector('[data-testid=home]')
        const colour = home ? getComputedStyle(home).backgroundColor : ''
        const red = Number(/\d+/.exec(colour)?.[0])
        const changing = document.getAnimations().some((one) => one instanceof CSSTransition)
        return !changing && red > 127 === isLight
      }, colorScheme === 'light'),
    )
  }

  beforeAll(async () => {
    browser = await launchBrowser()
    await administrator
      .transaction()
      .createOrReplace({ _id: pageId('finch'), ...page('finch', 'Finch', '雀') })
      .createOrReplace({ _id: pageId('gull'), ...page('gull', 'Gull', '鷗') })
      .createOrReplace({
        _id: SIDEBAR,
        _type: 'sidebar',
        name: 'homeTest',
        title: { _type: 'localeString', en: 'Home test' },
        entry: reference(pageId('finch')),
        items: [
          entry('finch'),
          {
            _key: 'fold',
            _type: 'sidebarCategory',
            label: { _type: 'localeString', en: 'Seabirds', zhTW: '海鳥' },
            items: [entry('gull')],
          },
        ],
      })
      .createOrReplace({ _id: `drafts.${pageId('heron')}`, ...page('heron', 'Heron', '鷺') })
      .createOrReplace(review('heron', { id: 'administrator', name: 'Administrator' }))
      .commit()
    await writing.createOrReplace({
      _id: `drafts.${pageId('ibis')}`,
      ...page('ibis', 'Ibis', '鹮'),
    })
    writer = await StudioSession.signInAnew(browser, stack, 'Writer', errors)
    english = new EnglishWords(writer.page, stack.users, () =>
      administrator.fetch('*', {}, { perspective: 'raw' }),
    )
  })

  skipAfterFailure()

  afterAll(async () => {
    await browser.close()
    const ids = [SIDEBAR, ...PAGES.map(pageId)]
    // Reviews are deleted after their drafts.
    for (const prefix of ['drafts.', 'workflow.', ''])
      for (const id of ids) await administrator.delete(`${prefix}${id}`)
    await waitForDeliveries(stack)
  })

  it('opens after sign-in with the writer’s drafts and reviews', async () => {
    await writer.page.waitForURL(`${stack.studio}/home`)
    await line('mine', 'ibis').getByText('new').waitFor()
    await line('review', 'heron').getByText('Administrator asked').waitFor()
    const others = [line('mine', 'heron'), line('review', 'ibis')]
    const counts = await Promise.all(others.map((one) => one.count()))
    expect(counts).toEqual([0, 0])
  })

  it('is updated when others make changes', async () => {
    await administrator
      .patch(`drafts.${pageId('ibis')}`)
      .set({ 'title.en': 'Ibises' })
      .commit()
    await line('mine', 'ibis').waitFor({ state: 'detached' })
    await writing
      .patch(`drafts.${pageId('ibis')}`)
      .set({ 'title.en': 'Ibis' })
      .commit()
    await line('mine', 'ibis').waitFor()
    await writing.createOrReplace(review('ibis', { id: 'writer', name: 'Writer' }))
    await line('mine', 'ibis').getByText('In review').waitFor()
    await writing.createOrReplace({ _id: pageId('jay'), ...page('jay', 'Jay', '松鴉') })
    await line('changed', 'jay').getByText('Writer, ').waitFor()
    await administrator.delete(`drafts.${pageId('heron')}`)
    await line('review', 'heron').waitFor({ state: 'detached' })
    // The list was reloaded since, and has no review request for the writer's own draft.
    const own = await line('review', 'ibis').count()
    expect(own).toBe(0)
  })

  it('counts documents that need attention, and opens their list', async () => {
    const kind = section('attention').getByTestId('attention-untranslated')
    await until(async () => /\d/.test((await kind.textContent()) ?? ''))
    await kind.click()
    await writer.page.getByTestId('findings').getByText('passages').first().waitFor()
    await writer.page.goBack()
    await section('mine').waitFor()
  })

  it('opens a document by keyboard', async () => {
    await line('mine', 'ibis').focus()
    await writer.page.keyboard.press('Enter')
    await until(async () => (await writer.field('title.en').inputValue()) === 'Ibis')
    await writer.follow('/home')
  })

  it('passes axe in both modes, on a phone, and in Chinese', async () => {
    const { page } = writer
    for (const language of ['en-US', 'zh-TW'] as const) {
      await line('mine', 'ibis').waitFor()
      await section('create').getByRole('link').first().waitFor()
      for (const colorScheme of ['light', 'dark'] as const) {
        await showIn(colorScheme)
        expect(await violations(page, '[data-testid=home]'), colorScheme).toEqual([])
      }
      await page.setViewportSize({ width: 390, height: 800 })
      const width = () =>
        page.evaluate(() => {
          const home = document.querySelector('[data-testid=home]')
          return Math.max(document.documentElement.scrollWidth, home?.scrollWidth ?? 0)
        })
      await expect.poll(width).toBeLessThanOrEqual(390)
      await page.setViewportSize({ width: 1440, height: 1000 })
      if (language === 'en-US') await writer.changeLanguage('zh-TW')
      else await english.look('home')
    }
    expect(english.found()).toEqual([])
    await writer.changeLanguage('en-US')
  })

  it('creates a page of a kind in the sidebar where such pages are', async () => {
    await section('create').getByTestId('home-create-page-explorer').click()
    const dialog = writer.page.getByRole('dialog')
    await expect.poll(() => dialog.getByLabel('Kind').inputValue()).toBe('page-explorer')
    await expect.poll(() => writer.page.url()).toContain('sidebar-apiExplorerSideBar')
    // The dialog handles keys a moment after it is shown.
    await dialog.locator(':focus').waitFor()
    await writer.page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    // The Studio's router writes the address after the dialog has closed.
    await writer.page.waitForURL((url) => !url.href.includes('new'))
    await writer.page.getByTestId('sidebar-filter').waitFor()
  })

  it('filters the tree by text in both languages, without moving hidden entries', async () => {
    await writer.follow(`/structure/pages;${SIDEBAR}`)
    await row('Finch').waitFor()
    // By now the Studio knows that the writer may move entries.
    await writer.page.getByTestId('sidebar-new-page').waitFor()
    const folded = await row('Gull').count()
    expect(folded).toBe(0)
    const filter = writer.page.getByTestId('sidebar-filter')
    await filter.fill('鷗')
    await row('Gull').waitFor()
    await expect.poll(rows).toBe(2)
    await writer.page.getByRole('status').getByText('1 entry has these words.').waitFor()
    expect(await violations(writer.page, '[role=tree]')).toEqual([])
    await filter.press('ArrowDown')
    await expect.poll(() => hasFocus('Seabirds')).toBe(true)
    await writer.page.keyboard.press('ArrowDown')
    await expect.poll(() => hasFocus('Gull')).toBe(true)
    await expect.poll(() => row('Gull').getAttribute('draggable')).toBe('false')
    await writer.page.keyboard.press('Alt+ArrowLeft')
    await writer.page.keyboard.press('Escape')
    await row('Finch').waitFor()
    await expect.poll(() => filter.inputValue()).toBe('')
    await expect.poll(() => hasFocus('Gull')).toBe(true)
    // A move is shown at once, and stored later.
    const level = await row('Gull').getAttribute('aria-level')
    expect(level).toBe('2')
    expect(await administrator.getDocument(`drafts.${SIDEBAR}`)).toBeUndefined()
  })

  it('publishes a new page with its entry, and no other change of the sidebar', async () => {
    await row('Finch').focus()
    for (const name of ['Kite', 'Loon']) {
      await writer.page.getByTestId('sidebar-new-page').click()
      const dialog = writer.page.getByRole('dialog')
      await dialog.getByLabel('Title in English').fill(name)
      await dialog.getByLabel('Path').fill(`v5/home-${name.toLowerCase()}`)
      await dialog.getByRole('button', { name: 'Create page' }).click()
      await row(name).waitFor()
    }
    await stands('finch kite loon (1)', `drafts.${SIDEBAR}`)
    await row('Kite').getByRole('link').click()
    const note = writer.page.getByTestId('entry-note')
    await note.getByText('Its entry in the sidebar “Home test” is published with it.').waitFor()
    await note.getByText('stays unpublished').waitFor()
    await expect.poll(() => unnamedButtons(writer.page)).toEqual([])
    await writer.publish(async () =>
      Boolean(await administrator.getDocument(`drafts.${pageId('kite')}`)),
    )
    await stands('finch kite (1)')
    await stands('finch kite loon (1)', `drafts.${SIDEBAR}`)
    const [kite, sidebar] = await Promise.all(
      [pageId('kite'), SIDEBAR].map((id) => administrator.getDocument(id)),
    )
    expect(sidebar?._rev).toBe(kite?._rev)
  })

  it('deletes an unpublished page with its entry', async () => {
    await writer.open('page', pageId('loon'))
    const dialog = await openActionDialog(writer.page, 'Delete')
    await dialog.getByText('Its entry in the sidebar “Home test” goes with it.').waitFor()
    await confirm(dialog)
    await until(async () => !(await administrator.getDocument(`drafts.${pageId('loon')}`)))
    await until(async () => !(await administrator.getDocument(`drafts.${SIDEBAR}`)))
    await stands('finch kite (1)')
  })

  it('causes no console error and no unexpected status', () => {
    expect(errors.all).toEqual([])
  })
})
