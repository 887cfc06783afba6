// Needs a browser: clipboard content is pasted.
// @module-tag nightly
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { lakeAs } from '../../support/lake.ts'
import { clipboard, DOT, paste } from '../../support/studio/paste.ts'
import { StudioSession } from '../../support/studio.ts'
import { until } from '../../support/until.ts'

const stack = inject('stack')
const lake = lakeAs(stack, 'administrator')

interface Stored {
  _type: string
  _key: string
  listItem?: string
  style?: string
  asset?: { _ref: string }
  markDefs?: { _type: string; page?: { _ref: string } }[]
}

describe('paste into a page', () => {
  let writer: StudioSession
  let id = ''

  const stored = async (): Promise<Stored[]> =>
    (await lake.getDocument(`drafts.${id}`))?.['body']?.en ?? []
  const kinds = async () =>
    (await stored()).map(
      ({ _type, listItem, style }) => listItem ?? (_type === 'block' ? style : _type),
    )
  const note = () => writer.page.getByTestId('paste-note')
  const editor = () =>
    writer.page.getByTestId('field-body.en').locator('[contenteditable=true]').first()

  /** Empties the body by keyboard. */
  async function clear(): Promise<void> {
    await editor().press('Control+a')
    await editor().press('Delete')
    // The last block keeps the style of the first until another Backspace.
    await editor().press('Backspace')
    await until(async () => (await kinds()).join() === 'normal' || (await kinds()).length === 0)
  }

  beforeAll(async () => {
    writer = await StudioSession.signIn(stack, 'Writer')
    id = await writer.begin()
    await writer.field('title.en').fill('Pasted')
    await writer.beginBody('en', 'x')
    await editor().press('Backspace')
  })

  afterAll(async () => {
    if (id) await lake.delete(`drafts.${id}`)
  })

  it('converts a Word document to blocks, and reports its missing image', async () => {
    await paste(editor(), {
      'text/html': clipboard('word.html'),
      'text/plain': 'Withdrawals for brokers',
    })
    await note().getByText('One thing is not as it was.').waitFor()
    await expect
      .poll(kinds)
      .toEqual([
        'h2',
        'h2',
        'normal',
        'bullet',
        'bullet',
        'bullet',
        'number',
        'number',
        'h3',
        'table',
        'blockquote',
        'normal',
        'normal',
      ])
    await note().getByRole('button', { name: 'Show' }).click()
    await note()
      .getByText(/its file is on the computer/)
      .waitFor()
  })

  it('is undone as a whole by one undo', async () => {
    await note().getByRole('button', { name: 'Undo' }).click()
    await expect.poll(async () => (await kinds()).filter((kind) => kind !== 'normal')).toEqual([])
    await expect.poll(() => note().count()).toBe(0)
  })

  it('reads Markdown, or keeps plain text if the writer asks for it', async () => {
    const text = clipboard('markdown.text')
    await clear()
    await paste(editor(), { 'text/plain': text })
    await note().getByText('Read as Markdown.').waitFor()
    await expect.poll(kinds).toEqual(expect.arrayContaining(['codeBlock', 'admonition']))
    await clear()
    await writer.page.keyboard.down('Control')
    await writer.page.keyboard.down('Shift')
    await writer.page.keyboard.press('v')
    await paste(editor(), { 'text/plain': text })
    await writer.page.keyboard.up('Shift')
    await writer.page.keyboard.up('Control')
    // Waits for the whole text: these words come after the code.
    await until(async () => {
      const blocks = await stored()
      return blocks.length > 3 && JSON.stringify(blocks).includes('Never log the secret.')
    })
    expect(await kinds()).not.toContain('codeBlock')
    await editor().press('a')
  })

  it('links to pages of the site itself', async () => {
    await clear()
    const html = `<p>See <a href="${stack.site}/zh-TW/v5/market/tickers">tickers</a> and more words</p><p>b</p>`
    await paste(editor(), { 'text/html': html, 'text/plain': 'See tickers' })
    await until(async () => (await stored()).some(({ markDefs }) => (markDefs ?? []).length > 0))
    const [link] = (await stored()).flatMap(({ markDefs }) => markDefs ?? [])
    expect(link).toMatchObject({ _type: 'pageLink', page: { _ref: 'page-v5-market-tickers' } })
  })

  it('keeps an image, and asks for its alternative text', async () => {
    await clear()
    await paste(editor(), {}, DOT)
    await note().getByText('Say what each picture shows').waitFor()
    const pictures = async () => (await stored()).filter(({ _type }) => _type === 'image')
    await expect
      .poll(async () => (await pictures()).map(({ asset }) => asset?._ref))
      .toEqual([expect.stringMatching(/^image-[0-9a-f]{40}-1x1-png$/)])
  })
})
