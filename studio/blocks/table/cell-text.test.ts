import { expect, it } from 'vitest'
import { cellContent, cellText, cellWords } from './cell-text.ts'

let made = 0
const key = () => `k${made++}`

it.each(['', 'Words', 'Send `symbol` and `side`.', '`a`', 'a ` b'])('round-trips “%s”', (line) =>
  expect(cellText(cellContent(line, key))).toBe(line),
)

it('cellContent makes code of text in backticks', () => {
  expect(cellContent('Send `symbol`', key)).toMatchObject([
    {
      _type: 'block',
      children: [
        { text: 'Send ', marks: [] },
        { text: 'symbol', marks: ['code'] },
      ],
    },
  ])
})

it('cellText returns undefined for content that a line cannot hold', () => {
  const [paragraph] = cellContent('one', key)
  const strong = { _type: 'block', children: [{ text: 'Strong', marks: ['strong'] }] }
  expect(cellText([paragraph, paragraph])).toBeUndefined()
  expect(cellText([strong])).toBeUndefined()
  expect(cellText(undefined)).toBe('')
  expect(cellWords([strong, paragraph])).toBe('Strong one')
})
