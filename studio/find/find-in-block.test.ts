import { expect, it } from 'vitest'
import type { Block } from '../../blocks/lists/model.ts'
import { blockText } from '../../schemas/block-text.ts'
import { matchesIn, replaceIn } from './find-in-block.ts'

const span = (text: string, ...marks: string[]) => ({
  _type: 'span' as const,
  _key: text,
  text,
  marks,
})
const paragraph = (...children: ReturnType<typeof span>[]): Block => ({
  _type: 'block',
  _key: 'p',
  style: 'normal',
  markDefs: [],
  children,
})
const note: Block = {
  _type: 'admonition',
  _key: 'n',
  kind: 'note',
  title: 'Order limits',
  body: [{ ...paragraph(span('An order, and an Order.')), _key: 'i' }],
}
const any = (text: string) => ({ text, matchCase: false })
const exact = (text: string) => ({ text, matchCase: true })
const spansOf = (block: Block) =>
  block._type === 'block' ? block.children.map(({ text, marks }) => [text, ...marks]) : []

it('matchesIn finds text in titles and nested blocks, with the text around it', () => {
  expect(matchesIn([note], any('order')).map(({ found }) => found)).toEqual([
    'Order',
    'order',
    'Order',
  ])
  expect(matchesIn([note], exact('Order'))).toEqual([
    { block: 'n', number: 0, before: '', found: 'Order', after: ' limits' },
    { block: 'n', number: 1, before: 'An order, and an ', found: 'Order', after: '.' },
  ])
})

it.each(['', 'nowhere', '.*'])('matchesIn finds nothing for “%s”', (text) => {
  expect(matchesIn([note], any(text))).toEqual([])
})

it('replaceIn replaces all matches, or one of them', () => {
  expect(blockText(replaceIn(note, any('order'), 'trade'))).toBe(
    'trade limits\nAn trade, and an trade.',
  )
  expect(blockText(replaceIn(note, any('order'), 'trade', 1))).toBe(
    'Order limits\nAn trade, and an Order.',
  )
  expect(blockText(replaceIn(note, any('order'), '$&'))).toContain('$& limits')
})

it('replaceIn keeps the marks around a match, even if the match spans several marks', () => {
  const marked = paragraph(span('Use the '), span('API', 'strong'), span(' key. API keys'))
  expect(spansOf(replaceIn(marked, exact('API'), 'REST'))).toEqual([
    ['Use the '],
    ['REST', 'strong'],
    [' key. REST keys'],
  ])
  expect(spansOf(replaceIn(marked, any('the api key'), 'a token'))).toEqual([
    ['Use a token'],
    ['. API keys'],
  ])
})

it('replaceIn keeps an empty span in a paragraph whose whole text is removed', () => {
  expect(spansOf(replaceIn(paragraph(span('API', 'code')), any('api'), ''))).toEqual([['', 'code']])
})
