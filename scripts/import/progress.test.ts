import { expect, test } from 'vitest'
import { progressOn } from './progress.ts'

function told(isTTY: boolean): string {
  let time = 0
  let text = ''
  const place = { isTTY, write: (words: string) => (text += words) }
  const progress = progressOn(place, () => time)
  for (let done = 1; done <= 100; done++) {
    time += 60
    progress.step('Pages read', done, 100)
  }
  progress.end()
  progress.end()
  return text
}

test('a terminal has one line, which goes at the end', () => {
  const text = told(true)
  expect(text.split('\r\u001b[2K').slice(0, 3)).toEqual([
    '',
    'Pages read: 2 of 100',
    'Pages read: 4 of 100',
  ])
  expect(text.endsWith('Pages read: 100 of 100\r\u001b[2K')).toBe(true)
})

test('a log has few lines', () => {
  expect(told(false)).toBe('Pages read: 84 of 100\n')
})
