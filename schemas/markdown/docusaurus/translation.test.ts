import { expect, test } from 'vitest'
import { blockText } from '../../block-text.ts'
import { docusaurusPage, readDocusaurus } from './page.ts'
import { docusaurusTranslation } from './translation.ts'

const blocks = (text: string) =>
  docusaurusPage(readDocusaurus('a.md', text), 'v5/a', () => undefined).blocks

/** The words of a translated page, each with those of the English block in whose place it stands. */
function shown(english: string, translated: string) {
  const en = blocks(english)
  const own = docusaurusTranslation(en, blocks(translated))
  const words = new Map(en.map((block) => [block._key, blockText(block)]))
  return {
    ...own,
    shown: own.blocks.map((block) => `${words.get(block._key) ?? '-'} = ${blockText(block)}`),
  }
}

test('what says an English block by another kind of block stands in its place', () => {
  const found = shown(
    '# A\n\nOne.\n\n- Send `orderId`\n\n## Part\n\n> Two.\n\n## End\n\nThree.',
    '# 甲\n\n一。\n\n送出 `orderId`。\n\n## 部分\n\n二。\n\n## 結尾\n\n:::note\n三。\n:::',
  )
  expect(found.shown).toEqual([
    'One. = 一。',
    'Send orderId = 送出 orderId。',
    'Part = 部分',
    'Two. = 二。',
    'End = 結尾',
    'Three. = 三。',
  ])
  expect(found.alone).toEqual({ en: 0, translated: 0 })
  expect(found.different.size).toBe(3)
})

test('what is about something else, and a heading, stand by themselves', () => {
  const found = shown(
    '# A\n\nThe field `category` says `linear`.\n\n## One',
    '# 甲\n\n- `orderId` 與 `symbol`',
  )
  expect(found.shown).toEqual(['- = orderId 與 symbol'])
  expect(found.alone).toEqual({ en: 2, translated: 1 })
})
