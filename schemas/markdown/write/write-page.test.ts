import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Block } from '../../../blocks/lists/model.ts'
import { cases } from '../../../tests/support/cases.ts'
import { anyBlocks, typedBlocks } from '../../testing/any-blocks.ts'
import { seededNames } from '../../testing/seeded-names.ts'
import { englishPage } from '../markdown-page.ts'
import { meaning } from './meaning.ts'
import { tidy } from './tidy.ts'
import { writePage } from './write-page.ts'

const frontMatter = { title: 'T', sidebarLabel: 'S', description: 'D: and more' }
const page = 'v5/a'
const front = '---\ntitle: T\nsidebarLabel: S\ndescription: "D: and more"\n---\n\n'
const read = (text: string) => englishPage({ file: 'en.md', page, text })
const write = (blocks: Block[]) => writePage({ frontMatter, blocks }, seededNames)

const picture = `image-${'a'.repeat(40)}-800x600-png`

const CANONICAL: [name: string, markdown: string][] = [
  ['headings', '## Rate limit {#rate-limit}\n\n##### Finest {#a_b}'],
  ['former anchors', '## Limits {#limits #rate-limits #%23a%20%25}'],
  ['decorators', 'a **b `c`** *d* ~~e~~ :kbd[F] 10:sup[-8] H:sub[2] :kbd[\\[]{code} *__g__ h*'],
  [
    'links',
    '[a](page:v5/intro#auth) **[b](https://a.example/?q=1:2) c** [d](page:v5/a) [e](/specs/b.yaml)',
  ],
  ['a link of code that looks like a definition', '[`]:a (a`](page:v5/b "")'],
  ['a link in two tones', '[a **b**](page:v5/b)'],
  ['what would mean something', '1\\. \\*a\\* \\[b] \\<c> a\\:b \\`d\\` # & 2 | 3 \\&lt;'],
  ['a colon before a link', 'a\\_\\:a[b](page:v5/b)'],
  ['a break', 'one\\\ntwo'],
  ['nested lists', '- a\n  1. b\n  2. c\n     - d\n- e\n\n1. f'],
  ['lists that begin elsewhere', '- a\n\n  3. b\n  4. c\n\n1. d\n\n3) e\n\n1. f'],
  ['hints of links', '[a](page:v5/b "c `d`") [e](https://a.example/ "f \\"g\\"")'],
  ['a footnote', '[a **b**](footnote: "About \\[it] \\"so\\"") c'],
  ['quotes', '> a\n>\n> b'],
  ['code', '```json title="Response" {1,3-5} numbers\n{}\n```\n\n````text\n```\n````'],
  ['tables', '| a | b |\n| - | - |\n| 1<br>2 \\| 3 | `c\\|d` |'],
  ['columns that are set otherwise', '| a | b | c |\n| - | :-: | -: |\n| 1 | 2 | 3 |'],
  [
    'lists in a cell',
    '| a |\n| - |\n| <p>One <br>two</p><ul><li>b<ol><li>**c**</li></ol></li><li>d</li></ul> |',
  ],
  [
    'parameters',
    ':::parameters\n| Parameter | Required | Type | Description |\n| - | - | - | - |\n| [a](page:v5/b) | yes | array | One **word** |\n| > `b` | | | <p>c</p><ul><li>d</li></ul> |\n:::',
  ],
  ['what no block stands for', '```placeholder name="Foo"\n<Foo a={1}>b</Foo>\n```'],
  ['a table without header', '| | |\n| - | - |\n| 1 | 2 |'],
  ['notes', ':::tip[Look]\nText\n\n- a\n:::\n\n:::caution\nText\n:::'],
  ['a heading in a note', ':::note\n### A {#a}\n\nb\n:::'],
  ['an address that is no link', ':::note[See https\\://a.example]\nOr www\\.a.example.\n:::'],
  ['a fold', ':::details[More?]\n```js\nx\n```\n:::'],
  [
    'tabs',
    '::::tabs{group="lang" address}\n:::tab{label="A &#x22;b&#x22;" value="a"}\nText\n:::\n:::tab{label="B" value="b"}\n```js\nx\n```\n:::\n::::',
  ],
  [
    'what the specifications say',
    '::operation{id="GET /v5/market/kline" explorer}\n\n::channel{id="public/orderbook"}\n\n::enum{name="category"}\n\n::changelog\n\n***',
  ],
  ['cards', ':::cards\n::card{page="v5/intro"}\n::card[Some words.]{page="v5/b"}\n:::'],
  ['an image', `::image{asset="${picture}" alt="A candle" zh-TW="一根 K 線"}`],
  [
    'a cut image',
    `::image{asset="${picture}" alt="A" width="320" crop="0 0.1 0.25 0" hotspot="0.5 0.4 0.3 0.123456789"}`,
  ],
]

describe('Portable Text to Markdown', () => {
  test.each(CANONICAL)('%s', (_, markdown) => {
    const text = `${front}${markdown}\n`
    expect(write(read(text).blocks)).toBe(text)
  })

  test('reading a written page returns the same blocks', () => {
    fc.assert(
      fc.property(anyBlocks, (blocks) => {
        const written = write(blocks)
        const again = read(written)
        expect(again.frontMatter).toEqual(frontMatter)
        expect(meaning(again.blocks), written).toEqual(meaning(blocks))
        expect(write(again.blocks)).toBe(written)
      }),
      cases(50),
    )
  })

  test('reading a written page returns what readers see, for any stored blocks', () => {
    fc.assert(
      fc.property(typedBlocks, (blocks) => {
        const written = write(tidy(blocks))
        const again = tidy(read(written).blocks)
        expect(meaning(again), written).toEqual(meaning(tidy(blocks)))
        expect(write(again)).toBe(written)
      }),
      cases(50),
    )
  })
})
