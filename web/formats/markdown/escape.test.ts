import fc from 'fast-check'
import type { Nodes, RootContent } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { expect, it } from 'vitest'
import type { PageText } from '../../../blocks/block/resolve.ts'
import { cases } from '../../../tests/support/cases.ts'
import { paragraph } from '../../testing/page-fixture.ts'
import { escapeText, proseLine } from './escape.ts'
import { inlineMarkdown } from './inline.ts'
import { listMarkdown } from './list.ts'
import { quote } from './quote.ts'

const reader = unified().use(remarkParse).use(remarkGfm)
const parse = (markdown: string) => reader.parse(markdown).children

/** Each visible character with its marks, in order. */
type Seen = [character: string, marks: string]

const MARKS: Record<string, string> = {
  delete: 'strike-through',
  emphasis: 'em',
  strong: 'strong',
  inlineCode: 'code',
}
const ELEMENTS: Record<string, string> = {
  del: 'strike-through',
  em: 'em',
  strong: 'strong',
  kbd: 'kbd',
}

function seenIn(nodes: readonly Nodes[]): Seen[] {
  const open: string[] = []
  const visit = (node: Nodes, marks: readonly string[]): Seen[] => {
    if (node.type === 'html') {
      const [, end, name = ''] = /^<(\/?)(\w+)>$/.exec(node.value) ?? []
      const mark = ELEMENTS[name]
      if (mark === undefined) throw new Error(`${node.value} was written by nobody`)
      if (end) open.splice(open.lastIndexOf(mark), 1)
      else open.push(mark)
      return []
    }
    const mark = MARKS[node.type]
    const inner = mark === undefined ? marks : [...marks, mark]
    if ('children' in node) return node.children.flatMap((child) => visit(child, inner))
    const text = 'value' in node ? node.value : ''
    const all = [...new Set([...inner, ...open])].toSorted().join(' ')
    return [...text.replace(/\s/g, '')].map((character) => [character, all])
  }
  return nodes.flatMap((node) => visit(node, []))
}

/** The expected characters of a block: code keeps only the mark `code`, as Markdown has no marks inside it. */
const seenOf = ({ children }: PageText): Seen[] =>
  children.flatMap(({ text, marks }) =>
    [...text.replace(/\s/g, '')].map(
      (character): Seen => [character, [...new Set(marks)].toSorted().join(' ')],
    ),
  )

const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...[
          'a',
          'b1',
          '中',
          '文',
          ' ',
          '\n',
          '\n\n',
          '，',
          '：',
          '「',
          '」',
          '。',
          '!',
          '"',
          '(',
          ')',
          '-',
          '#',
        ],
        ...[
          '# ',
          '- ',
          '1. ',
          '> ',
          '|',
          '---',
          '===',
          ':::',
          '```',
          '~~',
          '**',
          '*',
          '_',
          '[a](b)',
          '\\',
          '&amp;',
          '<b>',
        ],
        ...['\r', '\u2028', '\t', '    ', '+', '=', ':-:', '$', '@'],
      ),
      fc.string({ maxLength: 3 }),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join('').toWellFormed().replaceAll('\0', ''))
const marks = fc.subarray<string>(['strong', 'em', 'strike-through', 'kbd'], { maxLength: 2 })
const spans = fc.array(
  fc.record({ text, marks: fc.oneof(marks, fc.constant<string[]>(['code'])) }),
  {
    minLength: 1,
    maxLength: 5,
  },
)
const block = spans.map((children) => ({
  ...paragraph(''),
  children: children.map((span, index) => ({ _type: 'span' as const, _key: `s${index}`, ...span })),
}))

const RUNS = cases(1000)

it('any text with any marks is parsed as one paragraph with the same marks', () => {
  fc.assert(
    fc.property(block, (written) => {
      const blocks = parse(inlineMarkdown(written, ''))
      expect(blocks.map(({ type }) => type)).toEqual(
        seenOf(written).length > 0 ? ['paragraph'] : [],
      )
      expect(seenIn(blocks)).toEqual(seenOf(written))
    }),
    RUNS,
  )
})

it('any text stays inside its quote or list item', () => {
  fc.assert(
    fc.property(block, (written) => {
      const markdown = inlineMarkdown(written, '')
      fc.pre(markdown !== '')
      for (const whole of [quote(markdown), listMarkdown([written], () => markdown)]) {
        const [outer, ...others] = parse(whole)
        expect(others).toEqual([])
        expect(paragraphsIn(outer)).toEqual(['paragraph'])
      }
    }),
    RUNS,
  )
})

/** The types of the blocks inside a quote, or inside a list's only item. */
function paragraphsIn(outer: RootContent | undefined): string[] {
  if (outer?.type === 'blockquote') return outer.children.map(({ type }) => type)
  if (outer?.type !== 'list') return [`${outer?.type}`]
  return outer.children.flatMap(({ children }) => children.map(({ type }) => type))
}

it('any title is parsed as one heading, and any description as one paragraph', () => {
  fc.assert(
    fc.property(text, (written) => {
      const words = written.replace(/\s/g, '')
      const heading = parse(`# ${escapeText(written)}`)
      expect(heading.map(({ type }) => type)).toEqual(['heading'])
      expect(seenIn(heading)).toEqual([...words].map((character) => [character, '']))
      const line = proseLine(written.replaceAll('`', ''))
      expect(parse(line).map(({ type }) => type)).toEqual(line === '' ? [] : ['paragraph'])
    }),
    RUNS,
  )
})

it.each([
  ['注意：', '請先按', '**注意：**', '<strong>注意：</strong>請先按'],
  ['Note', ' this', '', '**Note** this'],
])(
  'a mark that ends with %j before %j is rendered so that it is parsed as a mark',
  (strong, after, _, markdown) => {
    const children = [
      { _type: 'span' as const, _key: 'a', text: strong, marks: ['strong'] },
      { _type: 'span' as const, _key: 'b', text: after, marks: [] },
    ]
    expect(inlineMarkdown({ ...paragraph(''), children }, '')).toBe(markdown)
  },
)

it('a formula contains no HTML tag', () => {
  const written = paragraph('<img src=x onerror=alert(1)> a < b')
  const children = written.children.map((span) => ({ ...span, marks: ['math'] }))
  expect(inlineMarkdown({ ...written, children }, '')).toBe(
    '$\\lt img src=x onerror=alert(1)\\gt  a \\lt  b$',
  )
})
