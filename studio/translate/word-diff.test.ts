import fc from 'fast-check'
import { expect, it } from 'vitest'
import { diffWords, type Part } from './word-diff.ts'

const marked = (parts: Part[]) =>
  parts
    .map(({ kind, text }) =>
      kind === 'same' ? text : kind === 'added' ? `{+${text}+}` : `[-${text}-]`,
    )
    .join('')

it.each([
  ['A limit order.', 'A market order.', 'A [-limit-]{+market+} order.'],
  ['It waits.', 'It waits, then ends.', 'It waits{+, then ends+}.'],
  ['Set order.link_id now', 'Set order.linkId now', 'Set [-order.link_id-]{+order.linkId+} now'],
  ['Use `a b` here', 'Use `a c` here', 'Use [-`a b`-]{+`a c`+} here'],
  ['下單成功', '下單失敗', '下單[-成功-]{+失敗+}'],
  ['same', 'same', 'same'],
  ['', 'new', '{+new+}'],
])('diffWords: %s → %s', (before, after, expected) => {
  expect(marked(diffWords(before, after))).toBe(expected)
})

it('diffWords keeps code whole', () => {
  const parts = diffWords('Send side=Buy', 'Send side=Sell', ['side=Buy', 'side=Sell'])
  expect(marked(parts)).toBe('Send [-side=Buy-]{+side=Sell+}')
})

it('diffWords returns parts that contain both texts', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc
      .array(fc.constantFrom('order', ' ', 'limit', '.', '`a b`', '下單', '\n', '/v5/a'))
      .map((all) => all.join('')),
  )
  fc.assert(
    fc.property(text, text, fc.array(text, { maxLength: 3 }), (before, after, codes) => {
      const parts = diffWords(before, after, codes)
      const without = (kind: Part['kind']) =>
        parts.map((part) => (part.kind === kind ? '' : part.text)).join('')
      expect(without('added')).toBe(before)
      expect(without('removed')).toBe(after)
    }),
  )
})
