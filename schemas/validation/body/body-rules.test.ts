import { describe, expect, it } from 'vitest'
import { code, heading, linked, note, paragraph } from '../../testing/blocks.ts'
import { saidIn } from './as-blocks.ts'
import { emptyHeadings } from './empty-headings.ts'
import { emptyParagraphs } from './empty-paragraphs.ts'
import { headingLevels } from './heading-levels.ts'
import { linkWords } from './link-words.ts'
import { lostMarks } from './lost-marks.ts'
import { markedHeadings } from './marked-headings.ts'
import { sameHeadings } from './same-headings.ts'
import { typedMarkdown } from './typed-markdown.ts'
import { unfilled } from './unfilled.ts'

describe('the levels of headings', () => {
  it('follow each other, and go back by as many as they like', () => {
    const blocks = [
      heading('a', 2, 'A'),
      heading('b', 3, 'B'),
      note('n', heading('c', 4, 'C')),
      heading('d', 2, 'D'),
    ]
    expect(headingLevels(blocks)).toEqual([])
    expect(headingLevels(undefined)).toEqual([])
  })

  it('begin with 2', () => {
    expect(headingLevels([heading('a', 3, 'Limits')])).toEqual([
      {
        message:
          'The first heading is below a section: “Limits” has level 3. Give it level 2, or put a heading above it.',
        path: [{ _key: 'a' }],
      },
    ])
  })

  it('leave out none, in notes as well', () => {
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

  it('shows no marks, and its links are not looked at', () => {
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

describe('headings of the same words', () => {
  it('are told within a section, and left alone in two', () => {
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

describe('empty paragraphs', () => {
  it('are told where two or more follow each other', () => {
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

describe('what a kind of page begins with', () => {
  const item = (key: string, words: string) => ({ ...paragraph(key, [words]), listItem: 'bullet' })

  it('is told where it is left as it was', () => {
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
    expect(unfilled(guide).map(({ path }) => path)).toEqual([[{ _key: 'b' }], [{ _key: 'g' }]])
  })

  it('is left alone once it is written, but for an item that is still empty', () => {
    const list = [heading('a', 2, 'Related'), item('b', 'One'), item('c', '')]
    expect(unfilled(list).map(({ path }) => path)).toEqual([[{ _key: 'c' }]])
    expect(unfilled([heading('a', 2, 'Limits'), { _key: 'b', _type: 'operation' }])).toEqual([])
    expect(unfilled(undefined)).toEqual([])
  })
})

describe('Markdown in a paragraph', () => {
  it.each([
    ['## Limits', 'Heading 2'],
    ['- one', 'Bulleted list'],
    ['```json', 'Code'],
    [':::tip', 'Note or warning'],
    ['> quoted', 'Quote'],
    ['| a | b |', 'Table'],
  ])('“%s” is told, and what of the toolbar it is', (words, name) => {
    const [problem] = typedMarkdown([note('n', paragraph('a', [words]))])
    expect(problem?.message).toContain(`Use “${name}”`)
    expect(problem?.path).toEqual([{ _key: 'n' }, 'body', { _key: 'a' }])
  })

  it.each(['Words - and more', '#1 of all', '-1 is no list', '5 > 3'])('“%s” is not', (words) => {
    expect(typedMarkdown([paragraph('a', [words])])).toEqual([])
  })

  it('is meant where it is code', () => {
    expect(typedMarkdown([paragraph('a', [code('## Limits')])])).toEqual([])
  })
})

describe('the words of links', () => {
  const link = (words: string) => [
    paragraph(
      'a',
      ['See ', linked(words, 'm')],
      [{ _key: 'm', _type: 'link', href: 'https://a.b' }],
    ),
  ]
  it.each(['here', 'Click here', 'this page', 'Read more', '這裡', '請點此處', 'here.'])(
    'say more than “%s”',
    (words) =>
      expect(linkWords(link(words))).toEqual([
        {
          message: expect.stringContaining(`where it leads: “${words}”`),
          path: [{ _key: 'a' }, 'markDefs', { _key: 'm' }],
        },
      ]),
  )
  it.each(['Get Kline', 'what the response holds', 'more about limits', '查詢 K 線', ''])(
    'may be “%s”',
    (words) => expect(linkWords(link(words))).toEqual([]),
  )
})

describe('what a translation lost', () => {
  const english = paragraph(
    'a',
    ['Send ', code('symbol'), ' to ', linked('Get Kline', 'm')],
    [{ _key: 'm', _type: 'pageLink', page: { _ref: 'page-kline' } }],
  )
  it('is named: links and code', () => {
    const chinese = paragraph('a', ['將 symbol 送到 K 線'])
    const said = lostMarks([english], [chinese])
    expect(said.map(({ message }) => message)).toEqual([
      expect.stringContaining('A link of the English is missing: “Get Kline”'),
      expect.stringContaining('Code of the English is missing: `symbol`'),
    ])
    expect(said[0]?.path).toEqual([{ _key: 'a' }])
  })
  it('is nothing where both are there, in any order, or nothing is translated yet', () => {
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

it('knows which blocks of a translation the one above says too', () => {
  const zhTWSource = [
    { _key: 'a', hash: '1' },
    { _key: 'b', hash: '2', above: true },
    { above: true },
    1,
  ]
  expect(saidIn({ zhTWSource }, 'zhTWSource')).toEqual(['b'])
  expect(saidIn(undefined, 'zhTWSource')).toEqual([])
})
