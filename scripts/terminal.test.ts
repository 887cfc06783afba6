import { expect, test } from 'vitest'
import { terminal } from './terminal.ts'

/** The output during a step of four items. */
function written(isTTY: boolean): string {
  let text = ''
  const out = {
    isTTY,
    write: (more: string) => {
      text += more
      return true
    },
  }
  const { say, step } = terminal(out)
  const done = step('Reading', 4)
  for (const count of [1, 2, 4]) done(count)
  say('Ready')
  return text
}

test('terminal draws a growing bar on a TTY', () => {
  const [bars = '', last] = written(true).split('\n')
  expect(last).toBe('Ready')
  const lengths = bars
    .split('\r')
    .slice(1)
    .map((bar) => bar.split('█').length - 1)
  expect(lengths).toEqual([8, 15, 30])
  expect(bars).toContain('Reading: 4 of 4')
})

test('terminal prints plain lines elsewhere', () => {
  expect(written(false)).toBe('Reading: 4 of 4\nReady\n')
})
