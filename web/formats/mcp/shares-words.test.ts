import { expect, it } from 'vitest'
import { sharesWords } from './shares-words.ts'

it.each([
  ['The order does not exist, or it is closed.', 'order does not exist', true],
  ['The quantity exceeds the maximum of the pair.', 'exceeded maximum', true],
  ['The available balance is too low.', 'insufficient balance', true],
  ['The available balance is too low.', 'the giraffe is on the moon', false],
  ['A parameter is missing.', 'flux capacitor missing', false],
  ['可用餘額不足。', '餘額不足', true],
  ['訂單不存在。', '長頸鹿太高', false],
])('sharesWords of %j and %j: %j', (text, query, expected) => {
  expect(sharesWords(text, query)).toBe(expected)
})
