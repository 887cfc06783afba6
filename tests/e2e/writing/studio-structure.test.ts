// Needs a browser: the tree of pages is dragged and sorted.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../../support/browser.ts'
import { lakeAs } from '../../support/lake.ts'
import { html } from '../../support/page.ts'
import { skipAfterFailure } from '../../support/steps.ts'
import { StudioErrors } from '../../support/studio/studio-errors.ts'
import { violations } from '../../support/studio/violations.ts'
import { StudioSession } from '../../support/studio.ts'
import { until } from '../../support/until.ts'
import { waitForDeliveries } from '../../support/wait-for-deliveries.ts'

const stack = inject('stack')
const lake = lakeAs(stack, 'administrator')
const SIDEBAR = 'sidebar-structureTest'
const REDIRECT = 'redirect-v5-structure-ant'
const NEW = 'page-v5-structure-eel'

const reference = (_ref: string) => ({ _type: 'reference', _ref })
const pageId = (name: string) => `page-v5-structure-${name}`
const entry = (name: string) => ({
  _key: name,
  _type: 'sidebarPage',
  page: reference(pageId(name)),
})
const paragraph = (text: string, markDefs: object[] = []) => ({
  _key: 'p',
  _type: 'block',
  style: 'normal',
  markDefs,
  children: [{ _key: 's', _type: 'span', text, marks: markDefs.length > 0 ? ['link'] : [] }],
})
const page = (name: string, title: string, block = paragraph('Words.')) => ({
  _id: pageId(name),
  _type: 'page',
  title: { _type: 'localeString', en: title },
  path: { _type: 'slug', current: `v5/structure-${name}` },
  version: reference('version-next'),
  body: { _type: 'localeBody', en: [block] },
})
const link = { _key: 'link', _type: 'pageLink', page: reference(pageId('ant')), anchor: 'gone' }

const made: { _id: string; _type: string; [field: string]: unknown }[] = [
  page('ant', 'Ant'),
  page('bee', 'Bee', paragraph('To a heading', [link])),
  page('cow', 'Cow'),
  {
    _id: SIDEBAR,
    _type: 'sidebar',
    name: 'structureTest',
    title: { _type: 'localeString', en: 'Structure test' },
    entry: reference(pageId('ant')),
    items: [
      entry('ant'),
      {
        _key: 'fold',
        _type: 'sidebarCategory',
        label: { _type: 'localeString', en: 'Insects' },
        items: [entry('bee')],
      },
      entry('cow'),
    ],
  },
  {
    _id: REDIRECT,
    _type: 'redirect',
    from: 'v5/structure-ant',
    to: reference(pageId('ant')),
  },
]

type Entry = { page?: { _ref: string }; items?: Entry[] }
const outline = (items: Entry[]): string =>
  items
    .map(({ page, items }) => (items ? `(${outline(items)})` : page?._ref.split('-').at(-1)))
    .join(' ')

/** Each step depends on the one before. */
describe('the lists and sidebars of the Studio', () => {
  const errors = new StudioErrors()
  let browser: Browser
  let writer: StudioSession

  const row = (title: string, session = writer) => session.page.getByTestId(`sidebar-row-${title}`)
  const stands = (expected: string, id = `drafts.${SIDEBAR}`) =>
    until(async () => outline((await lake.getDocument(id))?.['items'] ?? []) === expected)
  beforeAll(async () => {
    browser = await launchBrowser()
    const transaction = lake.transaction()
    for (const document of made) transaction.createOrReplace(document)
    await transaction.commit()
    writer = await StudioSession.signInAnew(browser, stack, 'Writer', errors)
  })

  skipAfterFailure()

  afterAll(async () => {
    await browser.close()
    const ids = [REDIRECT, SIDEBAR, NEW, ...['bee', 'ant', 'cow'].map(pageId)]
    for (const id of ids) {
      await lake.delete(`drafts.${id}`)
      await lake.delete(id)
    }
    await waitForDeliveries(stack)
  })

  it('show a sidebar as an accessible tree', async () => {
    await writer.openLists()
    for (const pane of ['Pages', 'Structure test'])
      await writer.page.getByTestId(`pane-item-${pane}`).click()
    await row('Insects').click()
    await row('Bee').waitFor()
    expect(await violations(writer.page, '[role=tree]')).toEqual([])
    expect(await violations(writer.page, '[role=toolbar]')).toEqual([])
  })

  it('move an entry by keyboard, and keep its focus', async () => {
    await row('Cow').focus()
    await writer.page.keyboard.press('Alt+ArrowUp')
    await stands('ant cow (bee)')
    await writer.page.keyboard.press('Alt+ArrowDown')
    await stands('ant (bee) cow')
    await writer.page.keyboard.press('Alt+ArrowRight')
    await stands('ant (bee cow)')
    await writer.page.keyboard.press('Alt+ArrowUp')
    await stands('ant (cow bee)')
    const hasFocus = () => row('Cow').evaluate((element) => element === document.activeElement)
    await expect.poll(hasFocus).toBe(true)
  })

  it('move an entry by dragging', async () => {
    await row('Cow').dragTo(row('Ant'), { targetPosition: { x: 80, y: 3 } })
    await stands('cow ant (bee)')
    await row('Ant').dragTo(row('Insects'), { targetPosition: { x: 80, y: 12 } })
    await stands('cow (bee ant)')
  })

  it('create a page of a kind in place', async () => {
    await row('Cow').focus()
    await writer.page.getByTestId('sidebar-new-page').click()
    const dialog = writer.page.getByRole('dialog')
    await dialog.getByLabel('Kind').selectOption({ label: 'Guide' })
    await dialog.getByLabel('Title in English').fill('Eel')
    await expect.poll(() => dialog.getByLabel('Path').inputValue()).toBe('v5/eel')
    await dialog.getByLabel('Path').fill('v5/structure-ant')
    await dialog.getByRole('button', { name: 'Create page' }).click()
    await dialog.getByText('The page “Ant” already has the path').waitFor()
    await dialog.getByLabel('Path').fill('v5/structure-eel')
    await dialog.getByRole('button', { name: 'Create page' }).click()
    await stands('cow eel (bee ant)')
    await until(async () => (await writer.field('title.en').inputValue()) === 'Eel')
    const draft = await lake.getDocument(`drafts.${NEW}`)
    expect(draft?.['version']).toMatchObject({ _ref: 'version-next' })
    // Its headings have texts; their anchors are assigned on first publish.
    const body: { style?: string; children?: { text: string }[] }[] = draft?.['body'].en
    const headings = body.filter(({ style }) => style === 'h2')
    expect(headings.map(({ children }) => children?.[0]?.text)).toContain('Before you start')
    expect(await lake.getDocument(NEW)).toBeUndefined()
  })

  it('let readers find the page once it is published, and other entries once the sidebar is', async () => {
    const publish = writer.page.getByTestId('sidebar-publish')
    await writer.page.getByText('New pages stand in it').waitFor()
    await expect.poll(() => publish.isDisabled()).toBe(true)
    await writer.page.getByTestId('entry-note').getByText('stays unpublished').waitFor()
    await writer.publish(async () => (await lake.getDocument(`drafts.${NEW}`)) !== undefined)
    await stands('ant (bee) cow eel', SIDEBAR)
    await stands('cow eel (bee ant)')
    await until(() => publish.isEnabled(), 60_000, 50)
    await publish.click()
    await stands('cow eel (bee ant)', SIDEBAR)
    await publish.waitFor({ state: 'detached' })
    await waitForDeliveries(stack)
    await until(async () => {
      const shown = await html(`${stack.site}/v5/structure-cow`)
      return /Cow[\s\S]*Eel[\s\S]*Insects[\s\S]*Bee[\s\S]*Ant/.test(shown)
    })
  })

  it('rename a category, and remove it again', async () => {
    await row('Cow').focus()
    await writer.page.getByTestId('sidebar-new-category').click()
    await writer.page.getByLabel('Label in English').fill('Fish')
    await writer.page.getByRole('button', { name: 'Save' }).click()
    await stands('cow () eel (bee ant)')
    await row('Fish').focus()
    await writer.page.keyboard.press('Delete')
    await writer.page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await stands('cow eel (bee ant)')
    await writer.page.getByTestId('sidebar-discard').click()
    await until(async () => (await lake.getDocument(`drafts.${SIDEBAR}`)) === undefined)
  })

  it('list documents that need attention, and open them', async () => {
    await writer.openLists()
    await writer.page.getByTestId('pane-item-Needs attention').click()
    const kinds = writer.page.getByTestId('attention')
    const findings = writer.page.getByTestId('findings')
    await kinds.waitFor()
    expect(await violations(writer.page, '[data-testid=attention]')).toEqual([])
    for (const [kind, title, reason] of [
      ['untranslated', 'Cow', '2 passages'],
      ['anchors', 'Bee', '“To a heading” leads to #gone, which is not on “Ant”'],
      ['redirects', '/v5/structure-ant', 'Leads to the address that it begins with'],
    ] as const) {
      await kinds.getByTestId(`attention-${kind}`).click()
      const line = findings.getByRole('link').filter({ hasText: title })
      await line.getByText(reason).first().waitFor()
    }
    expect(await violations(writer.page, '[data-testid=findings]')).toEqual([])
    await findings.getByRole('link').filter({ hasText: '/v5/structure-ant' }).click()
    await until(async () => (await writer.field('from').inputValue()) === 'v5/structure-ant')
  })

  it('show an area’s operations and topics in one list', async () => {
    await writer.openLists()
    for (const pane of ['API reference', 'Position'])
      await writer.page.getByTestId(`pane-item-${pane}`).click()
    await writer.page.getByText('GET /v5/position/list', { exact: true }).waitFor()
    await writer.page.getByText('WebSocket topics').waitFor()
    await writer.page.getByText('position', { exact: true }).waitFor()
  })

  it('are read-only for a translator', { tags: ['nightly'] }, async () => {
    const translator = await StudioSession.signInAnew(browser, stack, 'Translator', errors)
    await translator.follow(`/structure/pages;${SIDEBAR}`)
    await row('Cow', translator).waitFor()
    await row('Cow', translator).getByRole('link').click()
    await translator.page.getByTestId('access-note').waitFor()
    // Waits until the lake has answered who may edit the sidebar.
    const toolbars = await translator.page.getByRole('toolbar').count()
    expect(toolbars).toBe(0)
    const draggable = await row('Cow', translator).getAttribute('draggable')
    expect(draggable).toBe('false')
    await translator.changeLanguage('zh-TW')
    await translator.follow('/structure/attention')
    await translator.page.getByText('缺少繁體中文').waitFor()
    await translator.page.context().close()
  })

  it('cause no console error and no unexpected status', () => {
    expect(errors.all).toEqual([])
  })
})
