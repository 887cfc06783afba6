// Needs a browser: the test reads every text that the Studio shows.
// @module-tag nightly
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../../support/browser.ts'
import { lakeAs } from '../../support/lake.ts'
import { EnglishWords } from '../../support/studio/english-words.ts'
import { StudioErrors } from '../../support/studio/studio-errors.ts'
import { StudioSession } from '../../support/studio.ts'
import { until } from '../../support/until.ts'
import { waitForDeliveries } from '../../support/wait-for-deliveries.ts'

const stack = inject('stack')
const lake = lakeAs(stack, 'administrator')

/** Each tool by its name in the address, with a selector of its content. */
const TOOLS = {
  home: '[data-testid="home-changed"] li',
  structure: '[data-testid="structure-tool-list-pane"]',
  preview: '[data-testid="presentation-root"]',
  'publish-together': '[data-testid="publish-together"]',
  translate: '[data-testid="queue"]',
  feedback: '[data-testid="feedback-filters"]',
  check: '[data-testid="checks"]',
  vision: '[data-testid="vision-query-editor"]',
  'search-insights': '#insights-asked',
  'preview-sessions': '[data-testid="session-person"]',
  operations: '#operations-dead',
}

const TYPES = [
  ...['page', 'sidebar', 'apiOperation', 'apiChannel', 'enumDefinition', 'errorCode'],
  ...['changelogEntry', 'announcement', 'navigation', 'siteSettings', 'redirect', 'docsVersion'],
  ...['apiEnvironment', 'changeReceiver', 'translationTerm'],
  ...['searchSynonym', 'searchCuration', 'searchStopWords'],
]

const BLOCKS = ['附註或警告', '表格', '圖片', 'API 操作']

const WITH_PARAMETERS = '*[_type == "apiOperation" && count(parameters) > 0][0]._id'

const reference = (_ref: string) => ({ _type: 'reference', _ref })
const MOVED = 'page-v5-chinese-heron'
const RECEIVER = {
  ...{ _id: 'receiver-chinese', _type: 'changeReceiver', name: '蒼鷺' },
  ...{ url: 'https://hooks.exchange.example/changes', enabled: false },
}
const page = (path: string) => ({
  _type: 'page',
  title: { _type: 'localeString', en: 'Heron' },
  path: { _type: 'slug', current: path },
  version: reference('version-next'),
  body: { _type: 'localeBody', en: [] },
})

describe('the Studio in Chinese', () => {
  const errors = new StudioErrors()
  let browser: Browser
  let studio: StudioSession
  let english: EnglishWords
  let draft = ''

  const open = async (type: string, id: string) => {
    const form = studio.page.getByTestId('form-view').first()
    // Another document's form has fields too.
    await studio.openLists()
    await form.waitFor({ state: 'detached' })
    await studio.follow(`/intent/edit/id=${id};type=${type}/`)
    await studio.page.waitForURL((url) => !url.pathname.startsWith('/intent/'))
    await form.locator('[data-testid^="field-"]').first().waitFor({ state: 'attached' })
    await studio.page.getByTestId('loading-block').waitFor({ state: 'detached' })
  }

  beforeAll(async () => {
    await lake.createOrReplace({ ...page('v5/chinese-heron'), _id: MOVED })
    await lake.createOrReplace({ ...page('v5/chinese-egret'), _id: `drafts.${MOVED}` })
    await lake.createOrReplace(RECEIVER)
    browser = await launchBrowser()
    studio = await StudioSession.signInAnew(browser, stack, 'Administrator', errors)
    english = new EnglishWords(studio.page, stack.users, () =>
      lake.fetch('*', {}, { perspective: 'raw' }),
    )
    await studio.changeLanguage('zh-TW')
  })
  afterAll(async () => {
    await browser.close()
    for (const id of [draft, `drafts.${MOVED}`, `workflow.${MOVED}`, MOVED, RECEIVER._id])
      if (id !== '') await lake.delete(id)
    await waitForDeliveries(stack)
  })

  it('has no English in a tool', async () => {
    for (const [name, shown] of Object.entries(TOOLS)) {
      await studio.follow(`/${name}`)
      await studio.page.locator(shown).first().waitFor()
      await english.look(name)
    }
    expect(english.found()).toEqual([])
  })

  it('has no English in a list of documents', async () => {
    const { page } = studio
    const list = page
      .getByTestId('structure-tool-list-pane')
      .nth(1)
      .or(page.getByTestId('attention'))
      .or(page.getByTestId('document-list-pane'))
      .first()
    for (const pane of ['attention', 'pages', 'api-reference', 'settings', 'docsVersion']) {
      await studio.openLists()
      await list.waitFor({ state: 'detached' })
      await page.locator(`a[href="/structure/${pane}"]`).click()
      await list.waitFor()
      await english.look(pane)
    }
    expect(english.found()).toEqual([])
  })

  it('has no English in the form of a document', async () => {
    for (const type of TYPES) {
      const one = '*[_type == $type && !(_id in path("drafts.**"))][0]._id'
      await open(type, await lake.fetch<string>(one, { type }))
      await english.look(type)
      const groups = studio.page.getByTestId('field-groups').first()
      if (!(await groups.isVisible())) continue
      await groups.getByRole('tab', { name: '所有欄位' }).click()
      await groups.getByRole('tab', { name: '所有欄位', selected: true }).waitFor()
      await english.look(type)
    }
    expect(english.found()).toEqual([])
  })

  it('has no English where something is written', async () => {
    const { page } = studio
    await page.getByTestId('new-document-button').click()
    await page.getByTestId('new-document-button-search-input').waitFor()
    await english.look('new document')
    await page.keyboard.press('Escape')
    await studio.follow('/intent/create/type=page;template=page/')
    await studio.field('title.en').waitFor()
    draft = `drafts.${studio.documentId}`
    const editor = page.getByTestId('field-body.en')
    await editor.locator('[contenteditable=true]').click()
    const insert = editor.getByTestId('insert-menu-button').last()
    await until(() => insert.isEnabled())
    await english.look('editor')
    await insert.click()
    await page.getByRole('menuitem').first().waitFor()
    await english.look('kinds of blocks')
    await page.keyboard.press('Escape')
    for (const name of BLOCKS) {
      // The toolbar has room only for the first button.
      const button = editor.getByRole('button', { name: `插入${name}（區塊）`, exact: true })
      if (await button.isVisible()) await button.click()
      else {
        await insert.click()
        const item = page.getByRole('menuitem').filter({ hasText: new RegExp(`^${name}$`) })
        await item.click()
      }
      const form = page.getByTestId('form-in-place')
      await form.getByRole('button').first().waitFor()
      await english.look(name)
      await page.keyboard.press('Escape')
      await form.waitFor({ state: 'detached' })
    }
    expect(english.found()).toEqual([])
  })

  it('has no English in confirmation dialogs', async () => {
    const { page } = studio
    await open('page', MOVED)
    const footer = page.getByTestId('pane-footer')
    const dialog = page.getByRole('dialog').first()
    /** Waits for a dialog's search for references. */
    const answered = () =>
      dialog.locator('[data-ui=Spinner]').first().waitFor({ state: 'detached' })
    for (const action of ['刪除', '排程發布', '捨棄變更', '分享預覽']) {
      await footer.getByTestId('action-menu-button').click()
      const item = page.getByRole('menuitem').filter({ hasText: action })
      await item.waitFor()
      await english.look('actions')
      await item.click()
      await dialog.waitFor()
      await answered()
      await english.look(action)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }
    await footer.getByRole('button', { name: '發布英文', exact: true }).click()
    await dialog.getByTestId('confirm-button').waitFor()
    await answered()
    await english.look('move')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await footer.getByTestId('action-menu-button').click()
    await page.getByRole('menuitem').filter({ hasText: '請求審閱' }).click()
    await page.getByTestId('open-review').click()
    await page.getByTestId('review-panel').waitFor()
    await english.look('review')
    await page.getByTestId('document-pane').getByTestId('pane-context-menu-button').click()
    await page.getByRole('menuitem').first().waitFor()
    await english.look('menu of the document')
    await page.getByRole('menuitem').filter({ hasText: '歷程' }).click()
    await page.locator('#history-panel').getByTestId('timeline-item-button').first().waitFor()
    await english.look('history')
    await page.getByRole('button', { name: '已發布', exact: true }).first().click()
    await footer.getByRole('button', { name: '取消發布' }).click()
    await dialog.getByTestId('confirm-button').waitFor()
    await answered()
    await english.look('unpublish')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(english.found()).toEqual([])
  })

  it('has no English in a field of the API', async () => {
    const { page } = studio
    await open('apiOperation', await lake.fetch<string>(WITH_PARAMETERS))
    await page.getByTestId('field-parameters').getByTestId('default-preview').first().click()
    const dialog = page.getByRole('dialog').last()
    const facts = dialog.getByTestId('fieldset-facts')
    await facts.getByRole('button').first().click()
    await facts.locator('[data-testid^="field-"]').first().waitFor()
    await english.look('field')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(english.found()).toEqual([])
  })

  it('has no English in sidebars, the queue of translators, checks and the search', async () => {
    const { page } = studio
    await studio.follow('/structure/pages;sidebar-v5SideBar')
    await page.getByTestId('sidebar-new-page').click()
    await page.getByRole('dialog').waitFor()
    await english.look('new page')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('treeitem').first().focus()
    await page.keyboard.press('F2')
    await page.getByRole('dialog').waitFor()
    await english.look('label')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await studio.follow('/structure/attention')
    await page.getByTestId('attention').getByRole('link').first().waitFor()
    await english.look('attention')
    await studio.follow(`/translate/${MOVED}`)
    await page.getByTestId('translate-editor').waitFor()
    await english.look('translation')
    await studio.follow('/check')
    await page.getByTestId('checks').getByRole('button').first().click()
    await page.getByTestId('check-rule').first().waitFor({ timeout: 60_000 })
    await english.look('check')
    await page.getByTestId('studio-search').click()
    await page.getByPlaceholder('搜尋', { exact: true }).fill('kline')
    await page.getByTestId('search-results').waitFor()
    await english.look('search')
    await page.keyboard.press('Escape')
    await page.locator('#user-menu').click()
    await page.getByRole('menuitem').first().waitFor()
    await english.look('user')
    expect(english.found()).toEqual([])
  })

  it('causes no console error and no unexpected status', () => {
    expect(errors.all).toEqual([])
  })
})
