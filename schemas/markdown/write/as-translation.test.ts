import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Block } from '../../../blocks/lists/model.ts'
import { cases } from '../../../tests/support/cases.ts'
import { blankBlock, isBlankText } from '../../blocks-above.ts'
import { anyBlocks, anyTranslation } from '../../testing/any-blocks.ts'
import { seededNames } from '../../testing/seeded-names.ts'
import { englishPage, translatedPage } from '../markdown-page.ts'
import { asTranslation, withoutRepeats } from './as-translation.ts'
import { writePage } from './write-page.ts'

const front = '---\ntitle: T\n---\n\n'
const english = `${front}One

- Item
- Next

\`\`\`js
// two
\`\`\`

:::note
Three

Four
:::

:::parameters
| Parameter | Type | Description |
| - | - | - |
| a | string | Five |
| b | string | Six |
:::
`
const chinese = `${front}\`\`\`own
\`\`\`

前

一

- \`\`\`above
  \`\`\`
- 次

\`\`\`js
// 二
\`\`\`

:::note
\`\`\`same
\`\`\`

四

\`\`\`own
\`\`\`

外
:::

:::parameters
| Parameter | Type | Description |
| - | - | - |
| b | string | 六 |
:::
`

/** Returns the keys of the blocks that `anyTranslation` marks as covered by the block above. */
const blankOf = (blocks: Block[]) => new Set(blocks.filter(isBlankText).map(({ _key }) => _key))

test('a translation with missing and additional blocks is written as it was read', () => {
  const en = englishPage({ file: 'en.md', page: 'a', text: english })
  const zhTW = translatedPage({ file: 'zh.md', page: 'a', text: chinese }, en, 'en.md')
  const keys = (blocks: object[]) => blocks.map((block) => '_key' in block && block._key)
  expect(keys(zhTW.blocks).slice(1)).toEqual(keys(en.blocks))
  const [note, parameters] = zhTW.blocks.slice(5)
  expect(note).toMatchObject({ body: [{ children: [{ text: '四' }] }, { _type: 'block' }] })
  expect(parameters).toMatchObject({ rows: [{ name: [{ children: [{ text: 'b' }] }] }] })
  const blocks = asTranslation(en.blocks, zhTW.blocks, blankOf(zhTW.blocks))
  expect(writePage({ frontMatter: zhTW.frontMatter, blocks }, seededNames)).toBe(chinese)
})

test('asTranslation treats a blank block without a note as not translated', () => {
  const en = englishPage({ file: 'en.md', page: 'a', text: `${front}One\n\nTwo` }).blocks
  const [one, two] = en.map(blankBlock)
  if (!one || !two) throw new Error('no blocks')
  expect(withoutRepeats(en, [one, two], new Set([two._key]))).toEqual([two])
  const blocks = asTranslation(en, [one, two], new Set([two._key]))
  const languages = (all: Block[]) => all.map((block) => 'language' in block && block.language)
  expect(languages(blocks)).toEqual(['same', 'above'])
  // An additional block follows the preceding written block.
  const alone = { ...two, _key: 'own' }
  expect(languages(asTranslation(en, [one, alone], new Set()))).toEqual([
    'own',
    false,
    'same',
    'same',
  ])
})

test.each([
  ['## One {#one}', '```above\n```', 'has heading 2 #one there'],
  [':::note\nOne\n:::', ':::note\n```above\n```\n:::', 'has it within another block there'],
])('translatedPage refuses an `above` fence for %j', (one, two, message) => {
  const en = englishPage({ file: 'en.md', page: 'a', text: front + one })
  expect(() =>
    translatedPage({ file: 'zh.md', page: 'a', text: front + two }, en, 'en.md'),
  ).toThrow(message)
})

test('any translation of any page can be written and read back unchanged', () => {
  const read = (text: string) => englishPage({ file: 'en.md', page: 'a', text })
  const pages = anyBlocks.chain((blocks) => {
    const en = read(writePage({ frontMatter: { title: 'T' }, blocks }, seededNames))
    return fc.tuple(fc.constant(en), anyTranslation(en.blocks))
  })
  fc.assert(
    fc.property(pages, ([en, translation]) => {
      const write = (own: Block[]) =>
        writePage(
          { frontMatter: { title: '題' }, blocks: asTranslation(en.blocks, own, blankOf(own)) },
          seededNames,
        )
      const text = write(translation)
      const again = translatedPage({ file: 'zh.md', page: 'a', text }, en, 'en.md')
      expect(write(again.blocks)).toBe(text)
    }),
    cases(50),
  )
})
