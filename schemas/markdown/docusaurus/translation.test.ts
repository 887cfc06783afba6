import { describe, expect, test } from 'vitest'
import { blockText } from '../../block-text.ts'
import { docusaurusPage, readDocusaurus } from './page.ts'
import { docusaurusTranslation } from './translation.ts'

const blocks = (text: string) =>
  docusaurusPage(readDocusaurus('a.md', text), 'v5/a', () => undefined).blocks

/** Returns the text of each translated block, with that of the English block that it translates. */
function shown(english: string, translated: string) {
  const en = blocks(english)
  const own = docusaurusTranslation(en, blocks(translated))
  const words = new Map(en.map((block) => [block._key, blockText(block)]))
  return {
    ...own,
    shown: own.blocks.map((block) => `${words.get(block._key) ?? '-'} = ${blockText(block)}`),
  }
}

test('docusaurusTranslation pairs blocks of different kinds with the same content', () => {
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

test('docusaurusTranslation pairs neither headings with other blocks nor unrelated blocks', () => {
  const found = shown(
    '# A\n\nThe field `category` says `linear`.\n\n## One',
    '# 甲\n\n- `orderId` 與 `symbol`',
  )
  expect(found.shown).toEqual(['- = orderId 與 symbol'])
  expect(found.alone).toEqual({ en: 2, translated: 1 })
})

describe('a block that translates two English blocks', () => {
  const others = {
    en: 'The first thing of this page is said here.\n\nAnother one follows it, as long as that.\n\nThe next is no longer than they are.\n\nThe last of them ends what is alike.',
    zh: '本頁的第一件事在此說明。\n\n另一件事接著說明，長度相同。\n\n接著這件事也不會更長些。\n\n最後一件事到此結束說明。',
  }
  const page = (english: string, translated: string) => {
    const found = shown(
      `${english}\n\n## H\n\n${others.en}`,
      `${translated}\n\n## 題\n\n${others.zh}`,
    )
    const count = found.shown.findIndex((one) => one.startsWith('H ='))
    return { shown: found.shown.slice(0, count), said: found.above.size, alone: found.alone }
  }

  test('is recognised by names that only the second block has', () => {
    expect(
      page(
        'Set `symbol` and `side`.\n\nTake `orderId`.',
        '設定 `symbol` 與 `side`，取得 `orderId`。',
      ),
    ).toEqual({
      shown: ['Set symbol and side. = 設定 symbol 與 side，取得 orderId。', 'Take orderId. = '],
      said: 1,
      alone: { en: 0, translated: 0 },
    })
  })

  test('is recognised by the names of the first block, even if it resembles the second more', () => {
    const found = page(
      'Needs the `apiKey`.\n\nSet `symbol` and `side`.',
      '需要 `apiKey`，並設定 `symbol` 與 `side`。',
    )
    expect(found.shown).toEqual([
      'Needs the apiKey. = 需要 apiKey，並設定 symbol 與 side。',
      'Set symbol and side. = ',
    ])
    expect(found.said).toBe(1)
  })

  test('is recognised in lists, and for three blocks', () => {
    const found = page(
      '- Use `a1`\n- Use `b2`\n- Use `c3`\n- End',
      '- 使用 `a1`、`b2` 與 `c3`\n- 結束',
    )
    expect(found.shown).toEqual([
      'Use a1 = 使用 a1、b2 與 c3',
      'Use b2 = ',
      'Use c3 = ',
      'End = 結束',
    ])
  })

  test('is recognised by its length', () => {
    const found = page(
      'The order is sent to the exchange at once.\n\nThe answer says nothing about its end.',
      '訂單會立即送往交易所，不會等待其他處理，而回應不會說明訂單的最終結果。',
    )
    expect(found.said).toBe(1)
    expect(found.alone.en).toBe(0)
  })

  test.each([
    [
      'no longer than one',
      'The order is sent to the exchange at once.\n\nThe answer says nothing about its end.',
      '訂單會立即送往交易所，不會等待。',
    ],
    [
      'without the names of the second',
      'The order is sent at once.\n\nIts `orderId` says nothing about its end at all.',
      '訂單會立即送往交易所，不會等待其他處理，而回應不會說明訂單。',
    ],
    [
      'without the names of the first',
      'Send `symbol`.\n\nIts `orderId` comes back.',
      '取得 `orderId` 即可。',
    ],
    ['of a paragraph and a heading', 'Send it.\n\n### The `orderId`', '送出，並取得 `orderId`。'],
    [
      'of a paragraph and code',
      'Send it.\n\n```js\norderId\n```\n\nTake `orderId`.',
      '送出，並取得 `orderId`。',
    ],
    [
      'with a block of its own behind it',
      'Send it.\n\n- Take `orderId`.',
      '送出，並取得 `orderId`。\n\n:::note\n取得。\n:::',
    ],
    [
      'within a note',
      ':::note\nSend it.\n\nTake `orderId`.\n:::',
      ':::note\n送出，並取得 `orderId`。\n:::',
    ],
  ])('is not recognised %s', (_name, english, translated) => {
    expect(page(english, translated).said).toBe(0)
  })

  test('is not recognised by its length without other pairs to compare', () => {
    const found = shown(
      'The order is sent to the exchange at once.\n\nThe answer says nothing about its end.',
      '訂單會立即送往交易所，不會等待其他處理，而回應不會說明訂單的最終結果。',
    )
    expect(found.above.size).toBe(0)
    expect(found.alone.en).toBe(1)
  })
})
