import { describe, expect, it } from 'vitest'
import { code, heading, linked, note, paragraph } from '../../testing/blocks.ts'
import { coveredKeysIn } from './as-blocks.ts'
import { emptyHeadings, markedHeadings } from './body-rules.ts'
import { emptyParagraphs } from './empty-paragraphs.ts'
import { emptySections } from './empty-sections.ts'
import { headingLevels } from './heading-levels.ts'
import { linkWords } from './link-words.ts'
import { lostMarks } from './lost-marks.ts'
import { sameHeadings } from './same-headings.ts'
import { typedMarkdown } from './typed-markdown.ts'

describe('headingLevels', () => {
  it('accepts levels that increase by one, or decrease by any number', () => {
    const blocks = [
      heading('a', 2, 'A'),
      heading('b', 3, 'B'),
      note('n', heading('c', 4, 'C')),
      heading('d', 2, 'D'),
    ]
    expect(headingLevels(blocks)).toEqual([])
    expect(headingLevels(undefined)).toEqual([])
  })

  it('reports a first heading of another level than 2', () => {
    expect(headingLevels([heading('a', 3, 'Limits')])).toEqual([
      {
        message:
          'The first heading is below a section: “Limits” has level 3. Give it level 2, or put a heading above it.',
        path: [{ _key: 'a' }],
      },
    ])
  })

  it('reports a skipped level, also in admonitions', () => {
    const [problem] = headingLevels([heading('a', 2, 'A'), note('n', heading('c', 4, 'Deep'))])
    expect(problem?.message).toContain(
      '“Deep” has level 4, the heading before it 2. Give it level 3',
    )
    expect(problem?.path).toEqual([{ _key: 'n' }, 'body', { _key: 'c' }])
  })
})

describe('a heading', () => {
  const link = { _key: 'l', _type: 'link', href: 'https://a.example' }

  it('that is empty is an error', () => {
    expect(emptyHeadings([heading('a', 2, 'A'), note('n', heading('b', 3, ' '))])).toEqual([
      {
        message: 'A heading is empty: write it, or remove it.',
        path: [{ _key: 'n' }, 'body', { _key: 'b' }],
      },
    ])
  })

  it('with marks is reported once, and not for the text of its links', () => {
    const marked = {
      ...heading('a', 2, ''),
      children: [{ text: 'Use ' }, { text: 'here', marks: ['l', 'code'] }],
      markDefs: [link],
    }
    expect(markedHeadings([heading('b', 2, 'B')])).toEqual([])
    expect(markedHeadings([marked])).toMatchObject([
      { message: expect.stringContaining('“Use here”. Readers see its words alone') },
    ])
    expect(linkWords([marked])).toEqual([])
  })
})

describe('sameHeadings', () => {
  it('reports equal headings within a section, but not in two sections', () => {
    const twice = [heading('a', 2, 'Limits'), heading('b', 2, 'limits ')]
    expect(sameHeadings(twice).map(({ path }) => path)).toEqual([[{ _key: 'b' }]])
    const apart = [
      heading('a', 2, 'Spot'),
      heading('b', 3, 'Limits'),
      heading('c', 2, 'Option'),
      heading('d', 3, 'Limits'),
    ]
    expect(sameHeadings(apart)).toEqual([])
  })
})

describe('emptyParagraphs', () => {
  it('reports two or more consecutive empty paragraphs', () => {
    const blocks = [
      paragraph('a', ['Words']),
      paragraph('b', ['']),
      paragraph('c', ['Words']),
      paragraph('d', [' ']),
      paragraph('e', []),
      paragraph('f', ['']),
    ]
    const problems = emptyParagraphs(blocks)
    expect(problems).toHaveLength(1)
    expect(problems[0]?.path).toEqual([{ _key: 'd' }])
    expect(problems[0]?.message).toContain('remove these 3')
  })
})

describe('emptySections', () => {
  const item = (key: string, words: string) => ({ ...paragraph(key, [words]), listItem: 'bullet' })

  it('reports the initial content of a page kind that was not filled in', () => {
    const guide = [
      paragraph('a', ['What it is for.']),
      heading('b', 2, 'Before you start'),
      item('c', ''),
      heading('d', 2, 'Steps'),
      heading('e', 3, 'First'),
      paragraph('f', ['Do it.']),
      heading('g', 2, 'Related'),
      { _key: 'h', _type: 'cards', cards: [] },
    ]
    expect(emptySections(guide).map(({ path }) => path)).toEqual([[{ _key: 'b' }], [{ _key: 'g' }]])
  })

  it('reports an empty list item, but no section with content', () => {
    const list = [heading('a', 2, 'Related'), item('b', 'One'), item('c', '')]
    expect(emptySections(list).map(({ path }) => path)).toEqual([[{ _key: 'c' }]])
    expect(emptySections([heading('a', 2, 'Limits'), { _key: 'b', _type: 'operation' }])).toEqual(
      [],
    )
    expect(emptySections(undefined)).toEqual([])
  })
})

describe('typedMarkdown', () => {
  it.each([
    ['## Limits', 'Heading 2'],
    ['- one', 'Bulleted list'],
    ['```json', 'Code'],
    [':::tip', 'Note or warning'],
    ['> quoted', 'Quote'],
    ['| a | b |', 'Table'],
  ])('reports “%s”, with the name in the toolbar', (words, name) => {
    const [problem] = typedMarkdown([note('n', paragraph('a', [words]))])
    expect(problem?.message).toContain(`Use “${name}”`)
    expect(problem?.path).toEqual([{ _key: 'n' }, 'body', { _key: 'a' }])
  })

  it.each(['Words - and more', '#1 of all', '-1 is no list', '5 > 3'])('accepts “%s”', (words) => {
    expect(typedMarkdown([paragraph('a', [words])])).toEqual([])
  })

  it('accepts Markdown in code', () => {
    expect(typedMarkdown([paragraph('a', [code('## Limits')])])).toEqual([])
  })
})

describe('linkWords', () => {
  const link = (words: string) => [
    paragraph(
      'a',
      ['See ', linked(words, 'm')],
      [{ _key: 'm', _type: 'link', href: 'https://a.b' }],
    ),
  ]
  it.each(['here', 'Click here', 'this page', 'Read more', '這裡', '請點此處', 'here.'])(
    'reports “%s”',
    (words) =>
      expect(linkWords(link(words))).toEqual([
        {
          message: expect.stringContaining(`where it leads: “${words}”`),
          path: [{ _key: 'a' }, 'markDefs', { _key: 'm' }],
        },
      ]),
  )
  it.each(['Get Kline', 'what the response holds', 'more about limits', '查詢 K 線', ''])(
    'accepts “%s”',
    (words) => expect(linkWords(link(words))).toEqual([]),
  )
})

describe('lostMarks', () => {
  const english = paragraph(
    'a',
    ['Send ', code('symbol'), ' to ', linked('Get Kline', 'm')],
    [{ _key: 'm', _type: 'pageLink', page: { _ref: 'page-kline' } }],
  )
  it('names the missing links and code', () => {
    const chinese = paragraph('a', ['將 symbol 送到 K 線'])
    const said = lostMarks([english], [chinese])
    expect(said.map(({ message }) => message)).toEqual([
      expect.stringContaining('A link of the English is missing: “Get Kline”'),
      expect.stringContaining('Code of the English is missing: `symbol`'),
    ])
    expect(said[0]?.path).toEqual([{ _key: 'a' }])
  })
  it('accepts links and code in any order, and an untranslated block', () => {
    const chinese = paragraph(
      'a',
      [linked('K 線', 'x'), '用 ', code('symbol')],
      [{ _key: 'x', _type: 'pageLink', page: { _ref: 'page-kline' } }],
    )
    expect(lostMarks([english], [chinese])).toEqual([])
    expect(lostMarks([english], [paragraph('a', [''])])).toEqual([])
    expect(lostMarks([english], [paragraph('b', ['別的'])])).toEqual([])
  })
})

it('coveredKeysIn returns the blocks of a translation that the block above covers', () => {
  const zhTWSource = [
    { _key: 'a', hash: '1' },
    { _key: 'b', hash: '2', above: true },
    { above: true },
    1,
  ]
  expect(coveredKeysIn({ zhTWSource }, 'zhTWSource')).toEqual(['b'])
  expect(coveredKeysIn(undefined, 'zhTWSource')).toEqual([])
})
