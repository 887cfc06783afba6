import { expect, test } from 'vitest'
import { englishPage, translatedPage } from '../markdown-page.ts'
import { asTranslation } from './as-translation.ts'
import { writePage } from './write-page.ts'

const own = (id: string) => id
const names = { page: own, operation: own, channel: own, enum: own, errors: own }
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
  expect(writePage({ frontMatter: zhTW.frontMatter, blocks }, names)).toBe(chinese)
})
