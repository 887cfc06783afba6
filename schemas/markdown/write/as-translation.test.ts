import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Block } from '../../../blocks/lists/model.ts'
import { anyBlocks, anyTranslation } from '../../testing/any-blocks.ts'
import { seededNames } from '../../testing/seeded-names.ts'
import { englishPage, translatedPage } from '../markdown-page.ts'
import { asTranslation } from './as-translation.ts'
import { writePage } from './write-page.ts'

const front = '---\ntitle: T\n---\n\n'
const english = `${front}One

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

test('a translation that says less here and more there is written as it was read', () => {
  const en = englishPage({ file: 'en.md', page: 'a', text: english })
  const zhTW = translatedPage({ file: 'zh.md', page: 'a', text: chinese }, en, 'en.md')
  const keys = (blocks: object[]) => blocks.map((block) => '_key' in block && block._key)
  expect(keys(zhTW.blocks).slice(1)).toEqual(keys(en.blocks))
  const [note, parameters] = zhTW.blocks.slice(3)
  expect(note).toMatchObject({ body: [{ children: [{ text: '四' }] }, { _type: 'block' }] })
  expect(parameters).toMatchObject({ rows: [{ name: [{ children: [{ text: 'b' }] }] }] })
  const blocks = asTranslation(en.blocks, zhTW.blocks)
  expect(writePage({ frontMatter: zhTW.frontMatter, blocks }, seededNames)).toBe(chinese)
})

test('any translation of any page is written so that reading and writing give the same', () => {
  const read = (text: string) => englishPage({ file: 'en.md', page: 'a', text })
  const pages = anyBlocks.chain((blocks) => {
    const en = read(writePage({ frontMatter: { title: 'T' }, blocks }, seededNames))
    return fc.tuple(fc.constant(en), anyTranslation(en.blocks))
  })
  fc.assert(
    fc.property(pages, ([en, translation]) => {
      const write = (own: Block[]) =>
        writePage(
          { frontMatter: { title: '題' }, blocks: asTranslation(en.blocks, own) },
          seededNames,
        )
      const text = write(translation)
      const again = translatedPage({ file: 'zh.md', page: 'a', text }, en, 'en.md')
      expect(write(again.blocks)).toBe(text)
    }),
    { numRuns: 200 },
  )
})
