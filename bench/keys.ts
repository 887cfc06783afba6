import type { Page } from 'playwright-core'
import { launchBrowser } from '../tests/support/browser.ts'
import { lakeAs } from '../tests/support/lake.ts'
import { DOT } from '../tests/support/studio/paste.ts'
import { StudioSession } from '../tests/support/studio.ts'
import { until } from '../tests/support/until.ts'
import { ofStack } from './harness/question.ts'

/** 120 words per minute, of five letters and a space. */
const PACE_MS = 100
/** Slowdown of the page's processor. */
const SLOWER = 4
const SENTENCE = 'the quick answer names the order and says why it was cancelled, '
  .repeat(4)
  .slice(0, 200)
const WORD = 'quick'

/** Inserts a block called `name` at the caret, as the last step before a writer types on. */
type InsertBlock = (page: Page, name: string) => Promise<void>

const editorOf = (page: Page) =>
  page.getByTestId('field-body.en').locator('[data-pt-editor][contenteditable=true]').first()

const byToolbar: InsertBlock = async (page, name) => {
  await page.getByTestId('field-body.en').getByTestId('insert-menu-button').last().click()
  await page.getByRole('menuitem', { name: `Insert ${name} (block)`, exact: true }).click()
}

/** Inserts a block and closes its form, once that is open. */
const byToolbarAlone: InsertBlock = async (page, name) => {
  await byToolbar(page, name)
  // What is typed is held in it meanwhile.
  await page.locator('body > textarea').waitFor({ state: 'detached' })
  await backToText(page)
}

const bySlash: InsertBlock = async (page, name) => {
  await page.keyboard.type(`/${name}`, { delay: PACE_MS })
  const chosen = page.getByTestId('typeahead').getByRole('option', { selected: true })
  await chosen.waitFor()
  await page.keyboard.press('Enter')
}

/** Inserts a block by pasting one that was created, closed and cut. */
const byPaste: InsertBlock = async (page, name) => {
  await byToolbarAlone(page, name)
  for (const keys of ['Control+a', 'Control+x', 'Control+v']) await page.keyboard.press(keys)
}

/** Inserts a block by pasting a copy of one behind it. */
const byDuplicate: InsertBlock = async (page, name) => {
  await byToolbarAlone(page, name)
  for (const keys of ['Control+a', 'Control+c', 'ArrowRight', 'Control+v'])
    await page.keyboard.press(keys)
}

const LINES: Readonly<Record<string, string>> = {
  Code: '```python',
  'Note or warning': ':::note',
  Table: '| a | b |',
  'Line across': '---',
}
const byMarkdown: InsertBlock = async (page, name) => {
  await page.keyboard.type(LINES[name] ?? '', { delay: PACE_MS })
  // The last letter already creates a horizontal rule.
  if (name !== 'Line across') await page.keyboard.press('Enter')
}

const byDrop: InsertBlock = async (page) => {
  await editorOf(page).evaluate((editor, dot) => {
    const bytes = Uint8Array.from(atob(dot), (letter) => letter.charCodeAt(0))
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([bytes], 'dot.png', { type: 'image/png' }))
    const { x, y } = editor.getBoundingClientRect()
    const at = { clientX: x + 20, clientY: y + 12, bubbles: true, cancelable: true }
    for (const type of ['dragenter', 'dragover', 'drop'])
      editor.firstElementChild?.dispatchEvent(new DragEvent(type, { dataTransfer, ...at }))
  }, DOT)
}

/**
 * Checks for each kind of block and way of inserting it, on a slow processor, whether letters typed immediately
 * afterwards are lost, doubled or misplaced: the focused element must finally contain the sentence, and nothing else.
 * Words after the name choose: `npm run bench keys Tabs`, `npm run bench keys "by a drop"`.
 */
export const benchKeys = ofStack(async (stack, report) => {
  const lake = lakeAs(stack, 'writer')
  const browser = await launchBrowser()
  let id = ''
  try {
    const studio = await StudioSession.signInAnew(browser, stack, 'Writer')
    const { page } = studio
    id = await studio.begin()
    await studio.field('title.en').fill('Keys')
    await studio.beginBody('en', 'x')
    const names = await kindsOf(page)
    const ways: [string, InsertBlock, string[]][] = [
      ['by the toolbar', byToolbar, names],
      ['by a slash', bySlash, names],
      ['as Markdown', byMarkdown, Object.keys(LINES)],
      ['by a paste', byPaste, names],
      ['by a duplicate', byDuplicate, names],
      ['by a drop', byDrop, ['Image']],
    ]
    const chosen = process.argv.slice(3)
    const client = await page.context().newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    for (const [how, way, all] of ways) {
      const kinds = all.filter((name) => chosen.every((word) => `${name} ${how}`.includes(word)))
      for (const name of kinds) {
        try {
          await emptyBody(page, async () => (await lake.getDocument(`drafts.${id}`))?.['body']?.en)
          await way(page, name)
          await typeOn(page)
          const there = await textThatTook(page)
          if (!holds(there)) report.fault('letters lost', `${name} ${how}: ${there}`)
          await backToText(page)
        } catch (error) {
          report.fault('not typed', `${name} ${how}: ${error}`)
        }
        console.log(`${new Date().toISOString()} ${name} ${how}`)
      }
      if (kinds.length === 0) continue
      report.note(`letters typed behind a block made ${how}`, [SENTENCE.length * kinds.length], '')
    }
  } finally {
    await browser.close()
    if (id) await lake.delete(`drafts.${id}`)
  }
})

/** The kinds of blocks in the toolbar's menu, by label. */
async function kindsOf(page: Page): Promise<string[]> {
  await page.getByTestId('field-body.en').getByTestId('insert-menu-button').last().click()
  const items = page.getByRole('menuitem')
  await items.first().waitFor()
  const names = await items.allTextContents()
  await page.keyboard.press('Escape')
  await items.first().waitFor({ state: 'detached' })
  return names.map((name) => name.trim())
}

interface Stored {
  style?: string
  children?: { text: string }[]
}

/** Deletes everything in the body, and leaves the caret in an empty line. */
async function emptyBody(page: Page, stored: () => Promise<Stored[] | undefined>): Promise<void> {
  const isEmpty = (blocks: Stored[] = []) =>
    blocks.length < 2 &&
    blocks.every(
      ({ style, children }) => style === 'normal' && children?.every(({ text }) => text === ''),
    )
  await until(
    async () => {
      await editorOf(page).focus()
      for (const keys of ['Control+a', 'Delete', 'Backspace']) await page.keyboard.press(keys)
      return isEmpty(await stored())
    },
    60_000,
    500,
  )
}

/** Presses a key at each beat, whether or not the page is ready. */
async function typeOn(page: Page): Promise<void> {
  const pressed: Promise<void>[] = []
  let beat = performance.now()
  for (const letter of SENTENCE) {
    pressed.push(page.keyboard.press(letter))
    beat += PACE_MS
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, beat - performance.now())))
  }
  await Promise.all(pressed)
}

/** Whether the text ends with the sentence, once; a field may have had a value before. */
const holds = (text: string): boolean =>
  text.endsWith(SENTENCE) && text.split(WORD).length === SENTENCE.split(WORD).length

/** The text of the focused field or paragraph, once it is the sentence, or after some seconds. */
async function textThatTook(page: Page): Promise<string> {
  const read = () =>
    page.evaluate(() => {
      const owner = document.activeElement
      if (owner instanceof HTMLInputElement || owner instanceof HTMLTextAreaElement)
        return owner.value
      const isEditor = owner?.matches('[contenteditable=true]')
      const paragraph = document
        .getSelection()
        ?.anchorNode?.parentElement?.closest('[data-pt-block], .cm-content')
      const text = isEditor
        ? ((paragraph ?? owner)?.textContent ?? '')
        : `nothing, but ${owner?.outerHTML.slice(0, 90)}`
      return text.replaceAll('\ufeff', '').replaceAll('\u00a0', ' ')
    })
  const isThere = async () => holds(await read())
  await until(isThere, 15_000, 200).catch(() => undefined)
  return read()
}

/** Closes any open form, as a person does. */
async function backToText(page: Page): Promise<void> {
  const form = page.getByTestId('form-in-place')
  await until(
    async () => {
      if ((await form.count()) > 0) await page.keyboard.press('Escape')
      return (await form.count()) === 0
    },
    30_000,
    1000,
  )
  await page.locator('[data-testid="field-body.en"] [contenteditable=true]:focus').waitFor()
}
