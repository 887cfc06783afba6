// Needs a browser: a writer's first hour in the Studio.
// @module-tag nightly
import type { SanityDocument } from '@sanity/client'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../../support/browser.ts'
import { lakeAs } from '../../support/lake.ts'
import { html } from '../../support/page.ts'
import { skipAfterFailure } from '../../support/steps.ts'
import { confirm, openActionDialog } from '../../support/studio/document-menu.ts'
import { clipboard, DOT, paste } from '../../support/studio/paste.ts'
import { StudioErrors } from '../../support/studio/studio-errors.ts'
import { StudioSession } from '../../support/studio.ts'
import { until } from '../../support/until.ts'
import { waitForDeliveries } from '../../support/wait-for-deliveries.ts'

const stack = inject('stack')
const lake = lakeAs(stack, 'administrator')
const TITLE = 'Withdraw without surprises'
const PATH = 'v5/withdraw-without-surprises'
const SIDEBAR = 'sidebar-v5SideBar'

interface Stored {
  _type: string
  style?: string
  listItem?: string
  asset?: { _ref: string }
  children?: { text: string }[]
  markDefs?: { _type: string; anchor?: string; page?: { _ref: string } }[]
}

/** Counts a writer's clicks, key presses and dialogs. */
interface Stopwatch {
  presses: number
  keys: number
  dialogs: string[]
}

async function startStopwatch(page: Page): Promise<() => Promise<Stopwatch>> {
  await page.evaluate(() => {
    const seen: Stopwatch = { presses: 0, keys: 0, dialogs: [] }
    addEventListener('pointerdown', () => seen.presses++, true)
    addEventListener('keydown', () => seen.keys++, true)
    new MutationObserver(() => {
      for (const one of document.querySelectorAll('[role=dialog]'))
        seen.dialogs.push(one.textContent?.slice(0, 60) ?? '')
    }).observe(document.body, { childList: true, subtree: true })
    Object.assign(window, { seen })
  })
  return () => page.evaluate(() => (window as unknown as { seen: Stopwatch }).seen)
}

/** Whether the caret is in the empty line after a block. */
function isCaretBehindBlock(): boolean {
  const { anchorNode } = document.getSelection() ?? {}
  const line = anchorNode?.parentElement?.closest('[data-pt-block=text]')
  const isInEditor = document.activeElement?.matches('[data-pt-editor]') === true
  return isInEditor && line?.previousElementSibling?.matches('[data-pt-block=object]') === true
}

/** A first-time user's session; each step depends on the one before. */
describe('the first hour of a writer', () => {
  const errors = new StudioErrors()
  let browser: Browser
  let writer: StudioSession
  let page: Page
  let id = ''
  let sidebar: SanityDocument | undefined
  let stopwatch: () => Promise<Stopwatch>

  const body = async (): Promise<Stored[]> =>
    (await lake.getDocument(`drafts.${id}`))?.['body']?.en ?? []
  const kinds = async () =>
    (await body()).map(({ _type, style, listItem }) => listItem ?? style ?? _type)
  const words = async () =>
    (await body()).map(({ children = [] }) => children.map(({ text }) => text).join(''))
  const holds = (kind: string) => until(async () => (await kinds()).includes(kind))
  const form = () => page.getByTestId('form-in-place')
  const list = () => page.getByTestId('typeahead').getByRole('listbox')
  /** The editor of the English body. */
  const editor = () => page.getByTestId('field-body.en').locator('[contenteditable=true]').first()

  /** Types letter by letter, as fast as a skilled typist. */
  const type = (text: string) => page.keyboard.type(text, { delay: 20 })
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const focused = (field: Locator) => field.and(page.locator(':focus')).waitFor()
  /** Presses Tab until a field has the focus. */
  async function tabTo(field: Locator): Promise<void> {
    for (let count = 0; count < 20; count++) {
      if (await field.evaluate((one) => one === document.activeElement)) return
      await press('Tab')
    }
    throw new Error(`Tab never led to ${field}`)
  }
  /** Inserts a block by its name after a slash; then its form has the focus. */
  async function begin(name: string): Promise<void> {
    await type(`/${name}`)
    // Until the list has handled the last letter, another entry is selected.
    await list().getByRole('option', { selected: true }).filter({ hasText: name }).waitFor()
    await press('Enter')
    await list().waitFor({ state: 'detached' })
    await form().locator(':focus').waitFor()
  }
  /** Closes the form and continues in the text after the block. */
  async function leave(): Promise<void> {
    await press('Escape')
    await form().waitFor({ state: 'detached' })
    await until(() => page.evaluate(isCaretBehindBlock), 10_000, 20)
  }
  beforeAll(async () => {
    sidebar = await lake.getDocument(SIDEBAR)
    browser = await launchBrowser()
  })
  skipAfterFailure()
  afterAll(async () => {
    await browser.close()
    const pictures = (await body()).flatMap(({ asset }) => asset?._ref ?? [])
    if (sidebar) await lake.createOrReplace(sidebar)
    const redirects = await lake.fetch<string[]>('*[_type == "redirect" && from == $path]._id', {
      path: PATH,
    })
    for (const one of [`drafts.${SIDEBAR}`, `drafts.${id}`, ...redirects, id, ...pictures])
      if (one !== '') await lake.delete(one)
    await waitForDeliveries(stack)
  })

  it('begins on the dashboard with a page in its sidebar', async () => {
    writer = await StudioSession.signInByButtons(browser, stack, 'Writer', errors)
    page = writer.page
    await page.getByTestId('home-create-page').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Title in English').fill(TITLE)
    await until(async () => (await dialog.getByLabel('Path').inputValue()) === PATH)
    await press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('treeitem', { name: TITLE }).getByRole('link').click()
    await writer.field('title.en').waitFor()
    id = await lake.fetch<string>(
      '*[_type == "page" && path.current == $path][0]._id',
      { path: PATH },
      { perspective: 'raw' },
    )
    id = id.replace('drafts.', '')
    stopwatch = await startStopwatch(page)
  })

  it('contains headings, a list and links, typed by keyboard alone', async () => {
    await editor().focus()
    await press('Enter')
    await type('Money leaves in three steps.')
    await press('Enter')
    await type('## Before you begin')
    await press('Enter')
    await type('- Allow the address')
    await press('Enter')
    await type('Know the [[v5/guide')
    await until(
      async () =>
        (await list().getByRole('option').first().textContent())?.includes('v5/guide') === true,
    )
    await press('Enter', 'Enter', 'Enter')
    await type('A refusal has the code [[v5/error#10004')
    await until(
      async () =>
        (await list().getByRole('option').first().textContent())?.includes('row-10004') === true,
    )
    await press('Enter')
    await type('.')
    await press('Enter')
    // Text is stored some moments after it is typed.
    await expect
      .poll(async () => (await words()).filter(Boolean))
      .toEqual([
        'Money leaves in three steps.',
        'Before you begin',
        'Allow the address',
        expect.stringMatching(/^Know the .+/),
        'A refusal has the code 10004.',
      ])
    expect(JSON.stringify(await body())).toContain('"anchor":"row-10004"')
  })

  it('contains a table, code, a note, tabs and an operation, inserted in place', async () => {
    await begin('table')
    for (const [place, words] of [
      ['Row 1, column 1', 'Chain'],
      ['Row 1, column 2', 'Fee'],
      ['Row 2, column 1', 'BTC'],
      ['Row 2, column 2', '0.0002'],
    ] as const) {
      await focused(form().getByRole('textbox', { name: place, exact: true }))
      await type(words)
      await press('Tab')
    }
    await leave()
    await holds('table')

    // Types on after the key that opens a form, as a person does.
    await type('```python')
    await press('Enter')
    await type('withdraw("BTC", 1)')
    await focused(form().getByRole('textbox', { name: 'Code' }))
    await leave()
    await holds('codeBlock')

    await type(':::warning')
    await press('Enter')
    await type('Addresses are checked by you alone.')
    await focused(form().locator('[contenteditable=true]').first())
    await leave()

    await begin('tabs')
    await tabTo(form().getByRole('button', { name: 'Add item' }))
    await press('Enter')
    const tab = form().getByTestId('form-in-place')
    await focused(tab.getByRole('textbox').first())
    await type('Python')
    await tabTo(tab.getByRole('textbox').nth(1))
    await type('python')
    await tabTo(tab.locator('[contenteditable=true]'))
    await type('Words of the tab.')
    await press('Escape')
    await tab.waitFor({ state: 'detached' })
    await leave()
    await holds('tabs')

    await begin('operation')
    await type('withdraw')
    // Distinguishes a delay from a search without results.
    await expect.poll(() => form().getByRole('combobox').inputValue()).toBe('withdraw')
    const found = page.getByTestId('autocomplete-popover').getByRole('option')
    const orButton = page.getByTestId('autocomplete-popover').getByRole('button')
    // With long text Sanity may scroll the form out of view once more, which hides its list; a person scrolls back.
    await until(async () => {
      await form().getByRole('combobox').scrollIntoViewIfNeeded()
      return found.or(orButton).first().isVisible()
    })
    await press('ArrowDown', 'Enter')
    await form().getByRole('combobox').waitFor({ state: 'detached' })
    await leave()
    await holds('operation')
  })

  it('contains three pasted documents and a pasted image', async () => {
    for (const [file, type, begin] of [
      ['word.html', 'text/html', 'Withdrawals for brokers'],
      ['dropbox-paper.html', 'text/html', ''],
      ['markdown.text', 'text/plain', ''],
    ] as const) {
      const before = (await body()).length
      const data = clipboard(file)
      await paste(editor(), {
        [type]: data,
        ...(type === 'text/html' && { 'text/plain': begin || file }),
      })
      await until(async () => (await body()).length > before + 2)
      await press('Enter')
    }
    await paste(editor(), {}, DOT)
    await until(async () => (await body()).some(({ asset }) => asset !== undefined))
    await press('ArrowUp')
  })

  it('never leaves the page, and loses no letter', async () => {
    const { dialogs, presses, keys } = await stopwatch()
    expect(dialogs).toEqual([])
    expect(presses).toBe(0)
    // The typed text, and little more.
    expect(keys).toBeLessThan(400)
    const text = JSON.stringify(await body())
    for (const typed of [
      ...['Money leaves in three steps.', 'Before you begin', 'Allow the address', 'Know the '],
      ...[
        'Chain',
        'Fee',
        'BTC',
        '0.0002',
        'withdraw(',
        ', 1)',
        'Addresses are checked by you alone.',
      ],
      ...['Python', 'python', 'Words of the tab.'],
    ])
      expect(text).toContain(typed)
  })

  it('asks for the image’s alternative text in the form', async () => {
    const picture = page
      .getByTestId('pte-block-object')
      .filter({ has: page.locator('img[src*="/images/"]') })
    await picture.last().dblclick()
    await form().getByTestId('string-input').first().fill('A dot')
    await form().getByTestId('form-in-place-done').click()
    await form().waitFor({ state: 'detached' })
    // The next step leaves the Studio, which would ask whether to discard unsaved text.
    await until(async () => JSON.stringify(await body()).includes('A dot'))
  })

  it('includes a phone preview, and a publish that goes live', async () => {
    const path = `${new URL(stack.site).pathname}/${PATH}`
    await page.goto(`${stack.studio}/preview?preview=${encodeURIComponent(path)}`)
    const site = page.frameLocator('iframe')
    await site.getByRole('heading', { name: 'Before you begin' }).waitFor()
    await page.getByTestId('preview-viewport-toggle').click()
    await until(() => site.locator('body').evaluate(() => innerWidth < 400))
    await site.getByText('Addresses are checked by you alone.').waitFor()
    await page.goto(`${stack.studio}/intent/edit/id=${id};type=page/`)
    await writer.field('title.en').waitFor()
    await writer.publish(async () => (await lake.getDocument(`drafts.${id}`)) !== undefined)
    await waitForDeliveries(stack)
    await until(async () => (await fetch(`${stack.site}/${PATH}`)).status === 200)
    expect(await html(`${stack.site}/${PATH}`)).toContain('Money leaves in three steps.')
  })

  it('includes a deletion and its restoration', async () => {
    const dialog = await openActionDialog(page, 'Delete')
    // The page's entry in the sidebar leads there then.
    await dialog.getByTestId('page-choice').fill('integration guid')
    await page.getByText('/v5/guide', { exact: true }).click()
    await confirm(dialog)
    await page.getByTestId('deleted-document-banner').waitFor()
    await page.getByRole('button', { name: 'Restore most recent revision' }).click()
    await until(async () => (await writer.field('title.en').inputValue()) === TITLE)
    await until(async () => (await words()).includes('Money leaves in three steps.'))
  })

  it('causes no console error and no unexpected status', () => {
    expect(errors.all).toEqual([])
  })
})
