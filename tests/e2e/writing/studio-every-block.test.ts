// Needs a browser: each kind of block is created in the editor.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { blockTypes } from '../../../blocks/registry.ts'
import { lakeAs } from '../../support/lake.ts'
import { html } from '../../support/page.ts'
import { skipAfterFailure } from '../../support/steps.ts'
import { BodyBlocks } from '../../support/studio/body-blocks.ts'
import { chooseAction } from '../../support/studio/document-menu.ts'
import { upload } from '../../support/studio/image-block.ts'
import { StudioSession } from '../../support/studio.ts'
import { until } from '../../support/until.ts'
import { waitForDeliveries } from '../../support/wait-for-deliveries.ts'

const stack = inject('stack')
const lake = lakeAs(stack, 'administrator')
const PATH = 'v5/every-block'

type Stored = { _type: string; style?: string; asset?: { _ref: string } }

/** A page that a writer creates in the browser with every block that a body may contain. */
describe('a page with every block', () => {
  let writer: StudioSession
  let blocks: BodyBlocks
  let id = ''
  let picture = ''

  const draft = () => lake.getDocument(`drafts.${id}`)
  const stored = async (): Promise<Stored[]> => (await draft())?.['body']?.en ?? []

  beforeAll(async () => {
    writer = await StudioSession.signIn(stack, 'Writer')
    blocks = new BodyBlocks(writer.page)
  })

  skipAfterFailure()

  afterAll(async () => {
    for (const one of [`drafts.${id}`, id, `workflow.${id}`, picture]) {
      if (/[0-9a-f]{8}/.test(one)) await lake.delete(one)
    }
    await waitForDeliveries(stack)
  })

  it('begins with a title, a path and a paragraph', async () => {
    id = await writer.begin()
    await writer.field('title.en').fill('Every block')
    await writer.field('path').fill(PATH)
    await writer.beginBody('en', 'It begins with words.')
  })

  it('gets a heading, whose level the style menu changes, and text in blocks', async () => {
    await writer.page.keyboard.press('Enter')
    await writer.page.keyboard.type('First part', { delay: 20 })
    await blocks.style('Heading 4')
    await expect.poll(async () => (await stored()).at(-1)?.style).toBe('h4')
    await blocks.style('Heading 2')
    await expect.poll(async () => (await stored()).at(-1)?.style).toBe('h2')
    await writer.page.keyboard.press('Enter')

    const note = await blocks.insert('Note or warning')
    await note.writeText('body', 'A note to keep.')
    await note.close()

    const fold = await blocks.insert('Fold')
    await fold.write('summary', 'Open me')
    await fold.writeText('body', 'Folded words.')
    await fold.close()

    const code = await blocks.insert('Code')
    await code.field('language').getByRole('combobox').selectOption({ label: 'Python' })
    await code.write('code', 'every = "block"')
    await code.close()
  })

  it('gets tabs, a table and parameters', { tags: ['nightly'] }, async () => {
    const tabs = await blocks.insert('Tabs')
    await writer.page.keyboard.type('Only tab')
    const tab = await tabs.openItem()
    await tab.write('value', 'only')
    await tab.writeText('body', 'Words of a tab.')
    await tab.close()
    await tabs.close()

    const steps = await blocks.insert('Steps')
    for (const [at, title] of ['Hatch', 'Fly'].entries()) {
      const step = at === 0 ? await steps.openItem() : await steps.addItem()
      await step.write('title', title)
      await step.writeText('body', `How to ${title}.`)
      await step.close()
    }
    await steps.close()

    const table = await blocks.insert('Table')
    const { keyboard } = writer.page
    const cell = (place: string) => table.form.getByRole('textbox', { name: place })
    const atCell = (place: string) =>
      until(() => cell(place).evaluate((element) => element === document.activeElement))
    await cell('Row 1, column 1').focus()
    // By keyboard alone, over the end of the table.
    for (const [place, words, next] of [
      ['Row 1, column 1', 'Name', 'Tab'],
      ['Row 1, column 2', 'Meaning', 'Tab'],
      ['Row 2, column 1', '`orderId`', 'Tab'],
      ['Row 2, column 2', 'Of an order', 'Enter'],
      ['Row 3, column 1', '`side`', 'Tab'],
      ['Row 3, column 2', 'Buy or sell', 'Shift+Tab'],
    ] as const) {
      await atCell(place)
      await keyboard.insertText(words)
      await keyboard.press(next)
    }
    await atCell('Row 3, column 1')
    // The row moves up with the focus.
    await keyboard.press('Alt+Shift+ArrowUp')
    await atCell('Row 2, column 1')
    await expect.poll(() => cell('Row 2, column 1').inputValue()).toBe('`side`')
    await table.form.getByRole('button', { name: 'Row 2', exact: true }).click()
    await writer.page.getByRole('menuitem', { name: 'Move down' }).click()
    await until(async () => (await cell('Row 3, column 2').inputValue()) === 'Buy or sell')
    expect(await table.shows(cell('Row 1, column 1'))).toBe(true)
    await table.close()

    const parameters = await blocks.insert('Parameters')
    const parameter = await parameters.openItem()
    await parameter.writeText('name', 'pelican')
    await parameter.write('type', 'string')
    await parameter.writeText('description', 'Which bird it is.')
    await parameter.close()
    await parameters.close()
  })

  it('gets a sequence diagram', { tags: ['nightly'] }, async () => {
    const diagram = await blocks.insert('Sequence diagram')
    for (const [id, label] of [
      ['heron', 'The heron'],
      ['pond', 'The pond'],
    ] as const) {
      const actor = await diagram.addItem('actors')
      await actor.write('id', id)
      await actor.write('label', label)
      await actor.close()
    }
    const message = await diagram.addItem('events', 'Message')
    await message.choose('from', 'The heron (heron)')
    await message.choose('to', 'The pond (pond)')
    await message.write('text', 'asks for fish')
    await message.close()
    await diagram.close()
  })

  it('gets an image, and cannot be published without its alternative text', {
    tags: ['nightly'],
  }, async () => {
    const clip = { x: 0, y: 0, width: 200, height: 100 }
    const image = await blocks.insert('Image')
    await upload(image.form, 'bar.png', await writer.page.screenshot({ clip }))
    const problem = image.field('alt').getByTestId('input-validation-icon-error').first()
    await problem.waitFor()
    // The button is disabled once the saved text has been validated.
    await expect.poll(() => writer.page.getByTestId(/^action-publish/).isDisabled()).toBe(true)
    await image.write('alt.en', 'The bar of the Studio')
    await problem.waitFor({ state: 'detached' })
    await image.close()
    await until(async () => {
      picture = (await stored()).find(({ _type }) => _type === 'image')?.asset?._ref ?? ''
      return picture !== ''
    })
  })

  it('gets blocks that show API documents and other pages', { tags: ['nightly'] }, async () => {
    const operation = await blocks.insert('API operation')
    await operation.refer('kline', 'GET /v5/market/kline')
    await operation.close()
    const topic = await blocks.insert('WebSocket topic')
    await topic.refer('ticker', 'tickers.{symbol}')
    await topic.close()
    const values = await blocks.insert('Table of values')
    await values.refer('orderStatus', 'orderStatus')
    await values.close()
    const errors = await blocks.insert('Table of error codes')
    await errors.refer('HTTP', 'HTTP status')
    await errors.close()
    const cards = await blocks.insert('Cards to pages')
    const card = await cards.openItem()
    await card.refer('Get Kline', '/v5/market/kline')
    await card.close()
    await cards.close()
  })

  it('gets blocks without text, and so contains each kind of block', {
    tags: ['nightly'],
  }, async () => {
    for (const name of ['Changelog', 'Line across']) await (await blocks.insert(name)).close()
    const placeholder = await blocks.insert('Placeholder')
    await placeholder.write('name', 'Chart')
    await placeholder.write('source', '<Chart />')
    await placeholder.close()
    const missing = async () => {
      const there = new Set((await stored()).map(({ _type }) => _type))
      return blockTypes.filter((type) => !there.has(type))
    }
    await expect.poll(missing, { message: 'types that no step above inserts' }).toEqual([])
  })

  it('is published at the time that the writer set', async () => {
    await until(() => writer.page.getByTestId(/^action-publish/).isEnabled(), 60_000, 50)
    await chooseAction(writer.page, 'Schedule publishing')
    const time = await writer.page.evaluate(() => {
      const at = new Date(Date.now() + 10_000)
      return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 19)
    })
    await writer.page.getByTestId('schedule-time').fill(time)
    await writer.page.getByTestId('confirm-schedule').click()
    await writer.page.getByText('Scheduled: published by itself').first().waitFor()
    await until(async () => (await lake.getDocument(id)) !== undefined, 60_000, 100)
    // Not earlier, however much of that time the steps above took.
    const publishedAt = (await lake.getDocument(id))?._updatedAt ?? ''
    expect(Date.parse(publishedAt)).toBeGreaterThanOrEqual(Date.parse(time))
  })

  const shown = async () => {
    const page = await html(`${stack.site}/${PATH}`)
    return { page, words: page.replace(/<[^>]+>/g, '').replaceAll('&quot;', '"') }
  }

  it('shows what was written to readers', async () => {
    await waitForDeliveries(stack)
    await until(async () => (await fetch(`${stack.site}/${PATH}`)).status === 200)
    const { page, words } = await shown()
    for (const written of [
      'It begins with words.',
      'First part',
      'A note to keep.',
      'Open me',
      'Folded words.',
      'every = "block"',
    ])
      expect(words).toContain(written)
    expect(page).toContain('id="first-part"')
  })

  it('shows every other block to readers', { tags: ['nightly'] }, async () => {
    const { page, words } = await shown()
    for (const written of [
      'Only tab',
      'Words of a tab.',
      'How to Fly.',
      'The heron to The pond: asks for fish',
      'Meaning',
      'Of an order',
      'Buy or sell',
      'pelican',
      'Which bird it is.',
      '/v5/market/kline',
      'tickers.',
      'PartiallyFilled',
      'Get Kline',
    ])
      expect(words).toContain(written)
    expect(page).toContain('id="row-429"')
    expect(page).toContain('alt="The bar of the Studio"')
    expect(page).toMatch(/<code[^>]*>orderId<\/code>/)
    expect(page).toMatch(/<hr/)
  })
})
