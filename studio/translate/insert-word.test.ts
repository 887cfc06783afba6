import { expect, it } from 'vitest'
import { paragraph, span } from '../testing/paragraph.ts'
import { insertWord, replaceWord } from './insert-word.ts'
import { type Unit, unitText } from './units.ts'

const rich = (...children: ReturnType<typeof span>[]): Unit => ({
  path: [],
  kind: 'rich',
  block: paragraph('a', children),
})
const plain: Unit = { path: ['title'], kind: 'plain', text: '杠杆的' }

it('insertWord appends a word outside code', () => {
  expect(unitText(insertWord(plain, '倉位'))).toBe('杠杆的倉位')
  expect(unitText(insertWord(rich(span('用 '), span('a', 'code')), '倉位'))).toBe('用 `a`倉位')
  expect(unitText(insertWord(rich(span('用')), '倉位'))).toBe('用倉位')
})

it('replaceWord replaces a word everywhere except in code', () => {
  expect(unitText(replaceWord(plain, '杠杆', '槓桿'))).toBe('槓桿的')
  const unit = rich(span('杠杆'), span('杠杆', 'code'))
  expect(unitText(replaceWord(unit, '杠杆', '槓桿'))).toBe('槓桿`杠杆`')
})
