import fc from 'fast-check'
import { operationId, pageId } from '../../ids.ts'
import {
  ADMONITION_KINDS,
  type Block,
  type MarkDef,
  REQUIREMENTS,
  type Span,
  type TextBlock,
} from '../blocks.ts'

const _key = 'k'
/** Letters, signs that mean something in Markdown, and Chinese. */
const sign = fc.constantFrom(...'ab1 甲。*_`~[]()<>#&:|!\\{}"-+.=$/'.split(''))
const word = fc.array(sign, { minLength: 1, maxLength: 6 }).map((signs) => signs.join(''))
/** A line as an editor keeps it: no space at its ends, nor two in a row. */
const line = fc
  .array(word, { minLength: 1, maxLength: 3 })
  .map((words) => words.join('').replace(/ +/g, ' ').trim() || 'x')

const mark = fc.subarray(['strong', 'em', 'strike-through', 'kbd'], { maxLength: 2 })
const def: fc.Arbitrary<MarkDef> = fc.oneof(
  fc.record({
    _type: fc.constant('link' as const),
    _key: fc.constant(_key),
    href: fc.webUrl({ withFragments: true }),
  }),
  fc
    .record({ path: fc.constantFrom('v5/a', 'v5/b'), anchor: fc.constantFrom(undefined, 'a-b') })
    .map(({ path, anchor }) => ({
      _type: 'pageLink' as const,
      _key,
      page: { _type: 'reference' as const, _ref: pageId(path) },
      ...(anchor && { anchor }),
    })),
)

const run = fc.record({
  text: line,
  marks: mark,
  code: fc.boolean(),
  link: fc.option(def, { nil: undefined, freq: 4 }),
})

function words(breaks: boolean) {
  const space = fc.constantFrom('', ' ', ...(breaks ? ['\n'] : []))
  return fc
    .array(fc.tuple(run, space), { minLength: 1, maxLength: 4 })
    .map((runs): Pick<TextBlock, 'children' | 'markDefs'> => {
      const markDefs: MarkDef[] = []
      const children: Span[] = []
      for (const [index, [{ text, marks, code, link }, after]] of runs.entries()) {
        const own = link && { ...link, _key: `link${index}` }
        if (own) markDefs.push(own)
        const all = [
          ...(own ? [own._key] : []),
          ...marks,
          ...(code && !marks.includes('kbd') ? ['code'] : []),
        ]
        // In a cell GFM has no way to write code with a backslash before a pipe.
        const words = text.replace(/\\+\|/g, '|')
        children.push({ _type: 'span', _key, text: words, marks: all })
        if (index < runs.length - 1) children.push({ _type: 'span', _key, text: after, marks: [] })
      }
      return { children, markDefs }
    })
}

const text = (rest: Partial<TextBlock>, breaks = true): fc.Arbitrary<TextBlock> =>
  words(breaks).map((inner) => ({ _type: 'block', _key, style: 'normal', ...rest, ...inner }))

const list = fc
  .array(
    fc.tuple(text({}), fc.constantFrom('bullet' as const, 'number' as const), fc.nat({ max: 3 })),
    {
      minLength: 1,
      maxLength: 5,
    },
  )
  .map((items) => {
    let before = 0
    return items.map(([block, listItem, depth]): TextBlock => {
      before = Math.min(depth + 1, before + 1)
      return { ...block, listItem, level: before }
    })
  })

const code = fc
  .record({
    code: fc.array(line, { maxLength: 3 }).map((lines) => lines.join('\n')),
    title: fc.constantFrom(undefined, 'A title: it'),
    lines: fc.constantFrom(undefined, '1,3-5'),
  })
  .map(
    ({ code, title, lines }): Block => ({
      _type: 'codeBlock',
      _key,
      language: 'json',
      code,
      ...(title && { title }),
      ...(lines && { lines }),
    }),
  )

const cell = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: text({}).map(one) },
      list,
      text({ style: 'blockquote' }).map(one),
    ),
    {
      minLength: 1,
      maxLength: 2,
    },
  )
  .map((parts) => parts.flat())

const table = fc
  .record({ header: fc.boolean(), width: fc.integer({ min: 1, max: 3 }), centred: fc.boolean() })
  .chain(({ header, width, centred }) =>
    fc
      .array(fc.array(cell, { minLength: width, maxLength: width }), {
        minLength: 1,
        maxLength: 3,
      })
      .map(
        (rows): Block => ({
          _type: 'table',
          _key,
          header,
          ...(centred && {
            align: Array.from({ length: width }, (_, x) => (x === 1 ? 'left' : 'center')),
          }),
          rows: rows.map((cells) => ({
            _type: 'tableRow',
            _key,
            cells: cells.map((content) => ({ _type: 'tableCell', _key, content })),
          })),
        }),
      ),
  )

const parameters = fc
  .array(
    fc.record({
      name: text({}, false).filter(({ children }) => !children[0]?.text.startsWith('>')),
      depth: fc.nat({ max: 2 }),
      type: fc.constantFrom(undefined, 'string', 'array<object>'),
      required: fc.constantFrom(undefined, ...REQUIREMENTS),
      description: fc.oneof(fc.constant<TextBlock[]>([]), cell),
    }),
    { minLength: 1, maxLength: 2 },
  )
  .map(
    (rows): Block => ({
      _type: 'parameterTable',
      _key,
      rows: rows.map(({ name, depth, type, required, description }) => ({
        _type: 'parameter',
        _key,
        name: [name],
        ...(depth > 0 && { depth }),
        ...(type && { type }),
        ...(required && { required }),
        description,
      })),
    }),
  )

const inner = fc
  .array(
    fc.oneof(
      text({}).map(alone),
      list,
      text({ style: 'blockquote' }).map(alone),
      code.map(alone),
      table.map(alone),
      parameters.map(alone),
    ),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map((parts): Block[] => parts.flat())

const container = fc
  .tuple(inner, inner, line, fc.constantFrom(...ADMONITION_KINDS))
  .map(([one, other, title, kind]): Block[] => [
    { _type: 'admonition', _key, kind, title, body: one },
    { _type: 'admonition', _key, kind, body: other },
    { _type: 'details', _key, summary: title, body: one },
    {
      _type: 'tabs',
      _key,
      group: 'g',
      tabs: [
        { _type: 'tab', _key, label: title, value: 'a', body: other },
        { _type: 'tab', _key, label: 'B', value: 'b', body: one },
      ],
    },
  ])

const leaf = fc.constantFrom<Block>(
  { _type: 'divider', _key },
  { _type: 'changelog', _key },
  { _type: 'placeholder', _key, name: 'Foo', source: '<Foo a={1}>\n```\n</Foo>' },
  {
    _type: 'operation',
    _key,
    operation: { _type: 'reference', _ref: operationId('GET', '/v5/a') },
  },
)

const heading = fc
  .record({
    text: line,
    level: fc.integer({ min: 2, max: 5 }),
    aliases: fc.array(line, { maxLength: 2 }),
  })
  .map(
    ({ aliases, ...words }): Block => ({
      _type: 'heading',
      _key,
      anchor: '',
      ...words,
      ...(aliases.length > 0 && { aliases }),
    }),
  )

function one(block: TextBlock): TextBlock[] {
  return [block]
}

function alone(block: Block): Block[] {
  return [block]
}

/** Blocks of a page in any order, as the Studio lets people write them. */
export const anyBlocks: fc.Arbitrary<Block[]> = fc
  .array(fc.oneof(inner, container, leaf.map(alone), heading.map(alone)), { maxLength: 4 })
  .map((parts) =>
    parts
      .flat()
      .map((block, index) =>
        block._type === 'heading' ? { ...block, anchor: `h-${index}` } : block,
      ),
  )
