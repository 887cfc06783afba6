// Needs a browser: headings are typed in the editor.
// @module-tag nightly
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { lakeAs } from '../../support/lake.ts'
import { BodyBlocks } from '../../support/studio/body-blocks.ts'
import { StudioSession } from '../../support/studio.ts'
import { until } from '../../support/until.ts'

const stack = inject('stack')
const lake = lakeAs(stack, 'administrator')
const PATH = 'v5/headings-gull'

interface Stored {
  style: string
  anchor?: string
  children: { text: string }[]
}

describe('a heading', () => {
  let writer: StudioSession
  let id = ''

  const bodyOf = async (document: string): Promise<Stored[]> =>
    (await lake.getDocument(document))?.['body']?.en ?? []
  const stored = async () =>
    (await bodyOf(`drafts.${id}`)).map(
      ({ style, children }) => `${style} ${children.map(({ text }) => text).join('')}`,
    )
  const holds = (...lines: string[]) =>
    until(async () => JSON.stringify(await stored()) === JSON.stringify(lines))
  const editor = () => writer.page.getByTestId('field-body.en')
  const words = (text: string): Locator => editor().getByText(text, { exact: true })
  /** Sets the caret after `text`, and waits until the toolbar shows its style: letters typed earlier are lost. */
  const pressAtEnd = async (text: string, style: string) => {
    await writer.pressAtEnd(words(text))
    await editor().getByTestId('block-style-select').getByText(style).waitFor()
  }
  const press = (key: string) => writer.page.keyboard.press(key)
  const type = (text: string) => writer.page.keyboard.type(text, { delay: 20 })
  const site = async () => (await fetch(`${stack.site}/${PATH}`)).text()

  beforeAll(async () => {
    writer = await StudioSession.signIn(stack, 'Writer')
    id = await writer.begin()
    await writer.field('title.en').fill('Gull')
    await writer.field('path').fill(PATH)
    await writer.beginBody('en', 'First words.')
  })

  afterAll(async () => {
    if (id) await lake.delete({ query: '*[_id in [$id, "drafts." + $id]]', params: { id } })
  })

  it('is created by its Markdown marks, and edited in place', async () => {
    await press('Enter')
    await type('## Rate limits')
    await press('Enter')
    await type('Each key has its own.')
    await holds('normal First words.', 'h2 Rate limits', 'normal Each key has its own.')
  })

  it('changes its level in the style menu, and back by undo', async () => {
    await pressAtEnd('Rate limits', 'Heading 2')
    await new BodyBlocks(writer.page).style('Heading 4')
    await holds('normal First words.', 'h4 Rate limits', 'normal Each key has its own.')
    // The caret is in the text again.
    await writer.page.keyboard.insertText(' of all')
    await holds('normal First words.', 'h4 Rate limits of all', 'normal Each key has its own.')
    await press('Control+z')
    await press('Control+z')
    await holds('normal First words.', 'h2 Rate limits', 'normal Each key has its own.')
    // A menu that closes without animation returns the focus to its own button.
    await writer.page.emulateMedia({ reducedMotion: 'reduce' })
    await new BodyBlocks(writer.page).style('Heading 3')
    await new BodyBlocks(writer.page).style('Heading 2')
    await writer.page.emulateMedia({ reducedMotion: null })
    await holds('normal First words.', 'h2 Rate limits', 'normal Each key has its own.')
  })

  it('is split and joined by the keys of any text', async () => {
    await pressAtEnd('Rate limits', 'Heading 2')
    for (const _ of 'limits') await press('ArrowLeft')
    await press('Enter')
    await holds('normal First words.', 'h2 Rate ', 'h2 limits', 'normal Each key has its own.')
    // As in a list, the first Backspace removes the style.
    await press('Backspace')
    await holds('normal First words.', 'h2 Rate ', 'normal limits', 'normal Each key has its own.')
    await press('Backspace')
    await holds('normal First words.', 'h2 Rate limits', 'normal Each key has its own.')
  })

  it('gets its anchor on publish, and keeps it when it is reworded', async () => {
    expect((await bodyOf(`drafts.${id}`)).filter(({ anchor }) => anchor !== undefined)).toEqual([])
    await writer.publish(async () => (await stored()).length === 3)
    await until(async () => (await bodyOf(id))[1]?.anchor === 'rate-limits')
    await until(async () => /<h2[^>]* id="rate-limits"/.test(await site()))
    // Comes from another block, so that the style shows when the caret has moved.
    await pressAtEnd('First words.', 'Paragraph')
    await pressAtEnd('Rate limits', 'Heading 2')
    await type(' of keys')
    await writer.publish(async () => (await stored())[1] === 'h2 Rate limits of keys')
    await until(async () => (await site()).includes('Rate limits of keys'))
    expect((await bodyOf(id))[1]).toMatchObject({ style: 'h2', anchor: 'rate-limits' })
    expect(await site()).toMatch(/<h2[^>]* id="rate-limits"/)
  })
})
