import type { Nodes } from 'mdast'
import { expect, it } from 'vitest'
import { parseMarkdown } from '../../../schemas/markdown/parse.ts'
import { paragraph } from '../../testing/page-fixture.ts'
import { escapeStart } from './escape.ts'
import { inlineMarkdown } from './inline.ts'

const words = (node: Nodes): string =>
  'children' in node ? node.children.map(words).join('') : 'value' in node ? node.value : ''

it.each([
  'a * b * c and _under_ or order_link_id',
  '[no link](nowhere) <br> ~~kept~~ \\ and https',
  '# no heading',
  '- no item',
  '12. no item',
  '> no quote',
  '一段**中文**與_底線_',
  'code `a|b` and `x` here',
])('%j reads as it was written', (text) => {
  const markdown = escapeStart(inlineMarkdown(paragraph(text), ''))
  const [block, ...others] = parseMarkdown(markdown).children
  expect(others).toEqual([])
  expect(block?.type).toBe('paragraph')
  expect(block && words(block)).toBe(text.replaceAll('`', ''))
})

it('writes no tag in a formula', () => {
  const block = paragraph('<img src=x onerror=alert(1)> a < b')
  const children = block.children.map((span) => ({ ...span, marks: ['math'] }))
  expect(inlineMarkdown({ ...block, children }, '')).toBe(
    '$\\lt img src=x onerror=alert(1)\\gt  a \\lt  b$',
  )
})
