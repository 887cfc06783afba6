// Needs a browser: keys are pressed in the editor.
// @module-tag nightly
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { lakeAs } from '../../support/lake.ts'
import { BodyBlocks } from '../../support/studio/body-blocks.ts'
import { StudioSession } from '../../support/studio.ts'
import { until } from '../../support/until.ts'

const stack = inject('stack')
const lake = lakeAs(stack, 'administrator')

interface Stored {
  _type: string
  listItem?: string
  start?: number
  style?: string
  anchor?: string
  language?: string
  code?: string
  children?: { text: string }[]
  markDefs?: { _type: string; href?: string }[]
}

describe('Markdown that a writer types', () => {
  let writer: StudioSession
  let id = ''

  const stored = async (): Promise<Stored[]> =>
    (await lake.getDocument(`drafts.${id}`))?.['body']?.en ?? []
  const kinds = async () =>
    (await stored()).map(
      ({ _type, listItem, style }) => listItem ?? (_type === 'block' ? style : _type),
    )
  /** Types a line letter by letter, then Enter. */
  const line = async (words: string) => {
    await writer.page.keyboard.type(words, { delay: 20 })
    await writer.page.keyboard.press('Enter')
  }

  beforeAll(async () => {
    writer = await StudioSession.signIn(stack, 'Writer')
    id = await writer.begin()
    await writer.field('title.en').fill('Typed')
    await writer.beginBody('en', 'First words.')
  })

  afterAll(async () => {
    if (id) await lake.delete(`drafts.${id}`)
  })

  it('becomes headings, marks, links, lists and horizontal rules', async () => {
    await writer.page.keyboard.press('Enter')
    await line('## Rate limits')
    await line('Each key has **its** limit, see [this](https://a.example/b).')
    await line('- one')
    await line('two')
    await writer.page.keyboard.press('Enter')
    await writer.page.keyboard.type('---', { delay: 20 })
    await line('## Rate limits')
    await line('Last words.')
    await until(async () => (await kinds()).join(' ').includes('divider h2 normal'))
    expect((await kinds()).slice(0, 7)).toEqual([
      'normal',
      'h2',
      'normal',
      'bullet',
      'bullet',
      'divider',
      'h2',
    ])
    const blocks = await stored()
    expect(blocks.flatMap(({ anchor }) => anchor ?? [])).toEqual([])
    expect(blocks[2]?.markDefs).toMatchObject([{ _type: 'link', href: 'https://a.example/b' }])
  })

  it('starts a list at the typed number', async () => {
    await line('3. three')
    await line('four')
    await writer.page.keyboard.press('Enter')
    await expect
      .poll(async () =>
        (await stored()).flatMap(({ listItem, start }) =>
          listItem === 'number' ? [start ?? 'next'] : [],
        ),
      )
      .toEqual([3, 'next'])
  })

  it('opens the form of a code block, and returns to the line', async () => {
    await line('```python')
    const form = writer.page.getByTestId('form-in-place')
    await form.getByRole('textbox').first().waitFor()
    const codeBlock = async () => (await stored()).find(({ _type }) => _type === 'codeBlock')
    await expect.poll(async () => (await codeBlock())?.language).toBe('python')
    // In code, Tab indents.
    await form.getByRole('textbox', { name: 'Code' }).click()
    await writer.page.keyboard.type('return', { delay: 20 })
    await writer.page.keyboard.press('Home')
    await writer.page.keyboard.press('Tab')
    await writer.page.keyboard.press('End')
    await writer.page.keyboard.type(' 1', { delay: 20 })
    await until(async () => /^\s+return 1$/.test((await codeBlock())?.code ?? ''))
    await writer.page.keyboard.press('Escape')
    await form.waitFor({ state: 'detached' })
    // The field has the focus before it accepts text: letters typed earlier are lost.
    await writer.page
      .locator('[data-testid="field-body.en"] [contenteditable=true]:focus')
      .waitFor()
    expect((await kinds()).filter((kind) => kind === 'codeBlock')).toHaveLength(1)
  })

  it('continues after a block of the toolbar, at the end and in place of a selection', async () => {
    const { keyboard } = writer.page
    const note = async () => {
      const form = (await new BodyBlocks(writer.page).insert('Note or warning')).form
      await form.locator('[contenteditable=true]:focus').waitFor()
      await keyboard.type('Kept.', { delay: 20 })
      await keyboard.press('Escape')
      await keyboard.type('Behind it.', { delay: 20 })
    }
    await line('Before it.')
    await keyboard.type('Right before.', { delay: 20 })
    await note()
    const texts = async () =>
      (await stored()).flatMap(({ children }) => children?.map(({ text }) => text).join('') ?? '-')
    await expect
      .poll(async () => (await texts()).slice(-3))
      .toEqual(['Right before.', '-', 'Behind it.'])
    await keyboard.press('Shift+Home')
    await note()
    await expect.poll(async () => (await texts()).slice(-3)).toEqual(['-', '-', 'Behind it.'])
  })

  it('keeps text typed immediately after a toolbar click', async () => {
    const { page } = writer
    await page.keyboard.press('Control+End')
    await line('')
    await page.getByTestId('field-body.en').getByTestId('insert-menu-button').last().click()
    await page.getByRole('menuitem', { name: 'Insert Table (block)', exact: true }).click()
    await page.keyboard.type('Symbol')
    await page.keyboard.press('Escape')
    await until(async () => JSON.stringify(await stored()).includes('"Symbol"'))
  })

  it('continues at the caret after any choice in the toolbar’s menu', async () => {
    const { page } = writer
    const editor = page.getByTestId('field-body.en')
    const items = page.getByRole('menuitem')
    const choose = async (which: number) => {
      await editor.getByTestId('action-menu-button').click()
      const item = items.nth(which)
      await item.waitFor()
      const name = (await item.textContent()) ?? ''
      await item.click()
      await items.first().waitFor({ state: 'detached' })
      return name
    }
    await editor.getByTestId('action-menu-button').click()
    await items.first().waitFor()
    const count = await items.count()
    await page.keyboard.press('Escape')
    await items.first().waitFor({ state: 'detached' })
    const lost: string[] = []
    const arrived = editor.getByText(/^(Here)? and on$/)
    for (let which = 0; which < count; which++) {
      const before = await arrived.count()
      await page.keyboard.press('Control+End')
      await line('')
      await page.keyboard.type('Here', { delay: 20 })
      const name = await choose(which)
      const popover = page.getByTestId('popover-edit-dialog')
      await page
        .locator('[data-testid="field-body.en"] [contenteditable=true]:focus')
        .or(popover)
        .first()
        .waitFor()
      if (!(await popover.isVisible())) await page.keyboard.type(' and on', { delay: 20 })
      // The popover of a link may open after the text has the focus.
      const shown = arrived.nth(before).or(popover).first()
      await shown.waitFor().catch(() => lost.push(name))
      if (await popover.isVisible()) await page.keyboard.press('Escape')
    }
    expect(count).toBeGreaterThan(5)
    expect(lost).toEqual([])
  })
})
