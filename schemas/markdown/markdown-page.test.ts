import { describe, expect, test } from 'vitest'
import type { Block } from '../../blocks/lists/model.ts'
import { blockText } from '../block-text.ts'
import { englishPage, translatedPage } from './markdown-page.ts'
import { asTranslation } from './write/as-translation.ts'

const page = 'v5/market/kline'
const front = '---\ntitle: T\nsidebarLabel: S\ndescription: D\n---\n\n'
const english = (text: string) => englishPage({ file: 'en.md', page, text: front + text })
const translated = (en: string, zh: string) =>
  translatedPage({ file: 'zh.md', page, text: front + zh }, english(en), 'en.md').blocks

/** Removes keys, so that golden rows stay readable. */
const bare = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, inner) => (key === '_key' ? undefined : inner)))
const span = (text: string, ...marks: string[]) => ({ _type: 'span', text, marks })
const block = (children: unknown[], rest = {}) => ({
  _type: 'block',
  style: 'normal',
  ...rest,
  children,
  markDefs: [],
})

const picture = `image-${'a'.repeat(40)}-800x600-png`

const GOLDEN: [name: string, markdown: string, blocks: unknown[]][] = [
  [
    'heading with an anchor',
    '## Rate `limit` {#rate-limit}',
    [
      {
        _type: 'block',
        style: 'h2',
        markDefs: [],
        children: [{ _type: 'span', text: 'Rate limit', marks: [] }],
        anchor: 'rate-limit',
      },
    ],
  ],
  [
    'decorators',
    'a **b `c`** *d* ~~e~~ :kbd[F]:sup[2]:sub[i]:math[\\frac{a_i}{b}]:kbd[\\[]{code}',
    [
      block([
        span('a '),
        span('b ', 'strong'),
        span('c', 'strong', 'code'),
        span(' '),
        span('d', 'em'),
        span(' '),
        span('e', 'strike-through'),
        span(' '),
        span('F', 'kbd'),
        span('2', 'sup'),
        span('i', 'sub'),
        span('\\frac{a_i}{b}', 'math'),
        span('[', 'code', 'kbd'),
      ]),
    ],
  ],
  ['a colon is no directive', 'category:spot at 10:30', [block([span('category:spot at 10:30')])]],
  ['lines of a paragraph', 'one\ntwo', [block([span('one two')])]],
  ['lines of Chinese', '一個\n句子', [block([span('一個句子')])]],
  [
    'nested list',
    '- a\n  1. b\n- c',
    [
      block([span('a')], { listItem: 'bullet', level: 1 }),
      block([span('b')], { listItem: 'number', level: 2 }),
      block([span('c')], { listItem: 'bullet', level: 1 }),
    ],
  ],
  ['quote', '> a', [block([span('a')], { style: 'blockquote' })]],
  [
    'fence',
    '```json title="Response" {1,3-5} numbers\n{}\n```',
    [
      {
        _type: 'codeBlock',
        language: 'json',
        code: '{}',
        title: 'Response',
        lines: '1,3-5',
        highlight: 'numbers',
      },
    ],
  ],
  [
    'admonition',
    ':::tip[Look]\nText\n:::',
    [{ _type: 'admonition', kind: 'tip', title: 'Look', body: [block([span('Text')])] }],
  ],
  [
    'tabs',
    '::::tabs{group="lang" address}\n:::tab{label="Python" value="python"}\n```python\nx\n```\n:::\n::::',
    [
      {
        _type: 'tabs',
        group: 'lang',
        inAddress: true,
        tabs: [
          {
            _type: 'tab',
            label: 'Python',
            value: 'python',
            body: [{ _type: 'codeBlock', language: 'python', code: 'x' }],
          },
        ],
      },
    ],
  ],
  [
    'operation, channel, enum, errors, changelog, divider',
    '::operation{id="GET /v5/market/kline"}\n\n::channel{id="public/orderbook"}\n\n::enum{name="category"}\n\n::errors{group="http"}\n\n::changelog\n\n***',
    [
      {
        _type: 'operation',
        operation: { _type: 'reference', _ref: 'operation-get-v5-market-kline' },
      },
      { _type: 'channel', channel: { _type: 'reference', _ref: 'channel-public-orderbook' } },
      { _type: 'enumTable', enum: { _type: 'reference', _ref: 'enum-category' } },
      { _type: 'errorTable', errors: { _type: 'reference', _ref: 'errors-http' } },
      { _type: 'changelog' },
      { _type: 'divider' },
    ],
  ],
  [
    'image',
    `::image{asset="${picture}" alt="A candle" zh-TW="一根 K 線"}`,
    [
      {
        _type: 'image',
        asset: { _type: 'reference', _ref: picture },
        alt: { _type: 'localeString', en: 'A candle', zhTW: '一根 K 線' },
      },
    ],
  ],
  [
    'table',
    '| a | b |\n|---|---|\n| 1 | `2` |',
    [
      {
        _type: 'table',
        header: true,
        rows: [
          {
            _type: 'tableRow',
            cells: [
              { _type: 'tableCell', content: [block([span('a')])] },
              { _type: 'tableCell', content: [block([span('b')])] },
            ],
          },
          {
            _type: 'tableRow',
            cells: [
              { _type: 'tableCell', content: [block([span('1')])] },
              { _type: 'tableCell', content: [block([span('2', 'code')])] },
            ],
          },
        ],
      },
    ],
  ],
]

describe('Markdown to Portable Text', () => {
  test.each(GOLDEN)('%s', (_, markdown, blocks) => {
    expect(bare(english(markdown).blocks)).toEqual(blocks)
  })

  test('converts links to references to pages, or to addresses', () => {
    const [only] = english('[a](page:v5/intro#auth) [b](https://a.example) [c](#here)').blocks
    expect(only?._type === 'block' && bare(only.markDefs)).toEqual([
      { _type: 'pageLink', page: { _type: 'reference', _ref: 'page-v5-intro' }, anchor: 'auth' },
      { _type: 'link', href: 'https://a.example' },
      {
        _type: 'pageLink',
        page: { _type: 'reference', _ref: 'page-v5-market-kline' },
        anchor: 'here',
      },
    ])
    const marks = only?._type === 'block' ? only.children.flatMap((child) => child.marks) : []
    expect(marks).toEqual(only?._type === 'block' && only.markDefs.map((mark) => mark._key))
  })

  test.each([
    ['## No anchor', 'en.md:7:1: heading "No anchor" has no anchor'],
    ['# One {#one}', 'is of level 1'],
    ['## A {#a}\n\n## B {#a}', 'en.md: two headings have the anchor #a'],
    ['[a](../kline)', 'link "../kline" is neither a page nor an address'],
    ['[a]: https://a.example', 'en.md:7:1: a page has no link definitions'],
    ['> [a]: https://a.example', 'en.md:7:3: a page has no link definitions'],
    ['<div>a</div>', 'raw HTML'],
    ['::operation{id="kline"}', 'operation id "kline" is not like'],
    ['::channel{id="orderbook"}', 'channel id "orderbook" is not like'],
    ['::image{asset="a.png" alt="A"}', 'image asset "a.png" is not like'],
    [`::image{asset="${picture}" alt="A" width="50%"}`, 'width "50%" is no number of pixels'],
    [
      `::image{asset="${picture}" alt="A" crop="0 0 2 0"}`,
      'crop "0 0 2 0" is not four numbers from 0 to 1',
    ],
    ['::image', 'needs asset'],
    ['::errors{name="http"}', 'directive "errors" needs group="…"'],
    [':::box\na\n:::', 'unknown directive ":::box"'],
    [':::note\n***\n:::', ':::note holds a divider'],
    [':::note\n## A {#a}\n:::\n\n## B {#a}', 'two headings have the anchor #a'],
    ['| a |\n|-|\n| <ul>b</ul> |', 'this has no place in the ul of a table'],
    ['| a |\n|-|\n| <p>b |', '<p> is not closed'],
    ['- a\n\n  b', 'a list item holds one paragraph'],
    ['```same\n```', 'belongs in translations only'],
    ['```js wide\n```', '"wide" after the language'],
  ])('throws for %j', (markdown, message) => {
    expect(() => english(markdown)).toThrow(message)
  })

  test('derives keys that are unique in a page, stable, and different between pages', () => {
    const text = Array.from({ length: 400 }, (_, index) => `Text ${index}`).join('\n\n')
    const keys = (blocks: Block[]) => blocks.map((one) => one._key)
    expect(new Set(keys(english(text).blocks)).size).toBe(400)
    expect(keys(english(text).blocks)).toEqual(keys(english(text).blocks))
    const other = englishPage({ file: 'en.md', page: 'v5/intro', text: front + text })
    expect(keys(other.blocks)[0]).not.toBe(keys(english(text).blocks)[0])
  })
})

describe('a translated page', () => {
  const en =
    '## A {#a}\n\nText\n\n```js\nx\n```\n\n:::note\nMore\n:::\n\n::operation{id="GET /v5/a"}'
  const zh = '## 甲 {#a}\n\n文\n\n```same\n```\n\n:::note\n更多\n:::\n\n::operation{id="GET /v5/a"}'

  test('has the English keys, and only blocks with text', () => {
    const words = english(en).blocks.filter((one) => blockText(one) !== '')
    const blocks = translated(en, zh)
    expect(blocks.map((one) => one._key)).toEqual(words.map((one) => one._key))
    expect(blocks.map(blockText)).toEqual(['甲', '文', '更多'])
  })

  test('can give English code another title, and is written as it was read', () => {
    const text = zh.replace('```same', '```same title="例"')
    const [, , code] = translated(en, text)
    expect(code).toMatchObject({ _type: 'codeBlock', language: 'js', code: '', title: '例' })
    const blocks = asTranslation(english(en).blocks, translated(en, text), new Set())
    expect(blocks[2]).toMatchObject({ language: 'same', title: '例' })
  })

  test.each([
    ['x', '例'],
    ['', '例'],
    ['x', undefined],
  ])('with the code %o writes only the title %o', (code, title) => {
    const [heading, text, block, ...rest] = english(en).blocks
    if (!heading || !text || block?._type !== 'codeBlock') throw new Error('There is no code')
    const own = { ...block, code, ...(title !== undefined && { title }) }
    const written = asTranslation([heading, text, block, ...rest], [own], new Set())[2]
    expect(written).toEqual({
      ...{ _type: 'codeBlock', _key: block._key, language: 'same', code: '' },
      ...(title !== undefined && { title }),
    })
  })

  test('may leave blocks untranslated', () => {
    const waiting = zh.replace('文', '```same\n```').replace('更多', '```same\n```')
    expect(translated(en, waiting).map(blockText)).toEqual(['甲', ''])
  })

  test.each([
    [
      zh.replace('{#a}', '{#b}'),
      'zh.md: block 1 is heading 2 #b, but en.md has heading 2 #a there',
    ],
    [zh.replace('文', '- 文'), 'block 2 is bullet item of level 1, but en.md has paragraph there'],
    [zh.replace(/\n\n::operation.*/, ''), 'block 5 is missing, but en.md has operation'],
    [`${zh}\n\n多`, 'block 6 is paragraph, but en.md has no such block there'],
    [zh.replace('更多', '- 更多'), 'block 4.1 is bullet item of level 1'],
  ])('throws if its structure differs (%#)', (text, message) => {
    expect(() => translated(en, text)).toThrow(message)
  })
})
