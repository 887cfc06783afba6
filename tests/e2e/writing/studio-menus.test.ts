// Needs a browser: menus of the editor are opened by pointer and key.
// @module-tag nightly
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { lakeAs } from '../../support/lake.ts'
import { StudioSession } from '../../support/studio.ts'
import { until } from '../../support/until.ts'

const stack = inject('stack')
const lake = lakeAs(stack, 'administrator')

interface Stored {
  _type: string
  kind?: string
  listItem?: string
  style?: string
  children?: { text: string; marks: string[] }[]
  markDefs?: { _key: string; _type: string; page?: { _ref: string }; anchor?: string }[]
}

describe('the menus that open while a writer types', () => {
  let writer: StudioSession
  let id = ''

  const stored = async (): Promise<Stored[]> =>
    (await lake.getDocument(`drafts.${id}`))?.['body']?.en ?? []
  const kinds = async () =>
    (await stored()).map(
      ({ _type, kind, listItem, style }) =>
        listItem ?? (_type === 'block' ? style : (kind ?? _type)),
    )
  const words = ({ children = [] }: Stored) => children.map(({ text }) => text).join('')
  const type = (text: string) => writer.page.keyboard.type(text, { delay: 20 })
  const press = (key: string) => writer.page.keyboard.press(key)
  const list = () => writer.page.getByTestId('typeahead').getByRole('listbox')
  const options = () => list().getByRole('option').allTextContents()
  const selected = () => list().getByRole('option', { selected: true })
  /** The focused editor. */
  const editor = () => writer.page.locator('[contenteditable=true]:focus')
  const form = () => writer.page.getByTestId('form-in-place')
  const closeForm = async () => {
    await form().getByRole('textbox').first().waitFor()
    await press('Escape')
    await form().waitFor({ state: 'detached' })
    await editor().waitFor()
  }

  beforeAll(async () => {
    writer = await StudioSession.signIn(stack, 'Writer')
    id = await writer.begin()
    await writer.field('title.en').fill('Chosen')
    await writer.beginBody('en', 'First words.')
    await press('Enter')
  })

  afterAll(async () => {
    if (id) await lake.delete(`drafts.${id}`)
  })

  it('offer every kind of block after a slash, and insert the chosen one', async () => {
    await type('/')
    await list().waitFor()
    await expect.poll(async () => (await options()).length).toBeGreaterThan(20)
    // The focus stays in the editor, whose aria-activedescendant names the active entry.
    const active = async () => editor().getAttribute('aria-activedescendant')
    await until(async () => (await active()) === (await selected().getAttribute('id')))
    const before = await active()
    await press('ArrowDown')
    await until(async () => (await active()) !== before)
    await press('ArrowUp')
    await until(async () => (await active()) === before)

    await type('warn')
    await until(async () => (await options())[0]?.startsWith('Warning') === true)
    await press('Enter')
    await list().waitFor({ state: 'detached' })
    await closeForm()
    await until(async () => (await kinds()).join(' ') === 'normal warning normal')
    await until(async () => (await stored()).map(words).join('|') === 'First words.||')
  })

  it('find blocks in Chinese, create lists, and offer the last choice first', async () => {
    await type('/編號')
    await until(async () => (await options())[0]?.trim() === 'Numbers')
    await press('Enter')
    await type('one')
    await until(async () => (await kinds()).includes('number'))
    await press('Enter')
    await press('Enter')
    await type('/')
    await expect
      .poll(async () => (await options()).slice(0, 2).map((text) => text.trim()))
      .toEqual(['Numbers', expect.stringContaining('Warning')])
    await press('Escape')
    await list().waitFor({ state: 'detached' })
    await press('Backspace')
  })

  it('ignore words that contain a slash, and stay closed after Escape', async () => {
    await type('and/or 1/2 /no such thing')
    await editor().getByText('and/or 1/2 /no such thing').waitFor()
    await until(async () => (await list().count()) === 0)
    await press('Enter')
    await type('Behind words /divi')
    await list().waitFor()
    await list().getByRole('option', { name: 'Line across' }).click()
    await until(async () => (await kinds()).includes('divider'))
    await until(async () => (await stored()).map(words).includes('Behind words'))
    expect((await stored()).map(words)).toContain('and/or 1/2 /no such thing')
    await press('Control+z')
    await until(async () => !(await kinds()).includes('divider'))
    await until(async () => (await stored()).map(words).includes('Behind words /divi'))
  })

  it('ignore an input method that completes a word', async () => {
    await press('Enter')
    await type('/')
    await list().waitFor()
    const input = await writer.page.context().newCDPSession(writer.page)
    await input.send('Input.imeSetComposition', { text: 'ㄅ', selectionStart: 1, selectionEnd: 1 })
    await input.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key: 'Enter',
      windowsVirtualKeyCode: 229,
    })
    await input.send('Input.insertText', { text: '表格' })
    await until(async () => (await options())[0]?.trim() === 'Table')
    const forms = await form().count()
    expect(forms).toBe(0)
    await press('Escape')
  })

  it('link to a page, and to one of its headings', async () => {
    await press('Enter')
    await type('See [[v5/guide')
    await list().waitFor()
    const [page] = await lake.fetch<{ _id: string; title: { en: string } }[]>(
      '*[_type == "page" && path.current == "v5/guide"]{_id, title}',
      {},
      { perspective: 'published' },
    )
    await until(async () => (await options())[0]?.startsWith(page?.title.en ?? '?') === true)
    await press('Enter')
    await type(' first, ')
    const linked = async () => (await stored()).find((block) => words(block).startsWith('See '))
    const line = `See ${page?.title.en} first,`
    await until(async () => (await stored()).some((block) => words(block).trimEnd() === line))
    const block = await linked()
    expect(block?.markDefs).toMatchObject([{ _type: 'pageLink', page: { _ref: page?._id } }])
    expect(block?.children?.find(({ marks }) => marks.length > 0)?.text).toBe(page?.title.en)

    await type('[[v5/guide#')
    await until(async () => (await options())[0]?.includes('#') === true)
    await press('Enter')
    await until(async () => (await linked())?.markDefs?.[1]?.anchor !== undefined)
  })

  it('are beside a word count', async () => {
    const counts = writer.page.getByTestId('word-count')
    await until(async () =>
      /^\d+ words · 2 Chinese characters$/.test((await counts.first().textContent()) ?? ''),
    )
    await writer.beginBody('zhTW', '每個金鑰 API')
    await until(async () => (await counts.nth(1).textContent()) === '1 word · 4 Chinese characters')
  })
})
