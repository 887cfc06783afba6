import { describe, expect, it } from 'vitest'
import { setWord } from './set-word.ts'

const TEXT = `# Kept.
paths:
  /time:
    get:
      summary:   Time   # Also kept.
      description:
        Returns the time of the server, which is read from a clock that is set by another clock, in
        seconds.
      x-zh-TW:
        summary: 時間
      parameters:
        - name: zone
          description: >
            Folded
            words.
labels:
  spot: { en: Spot, zhTW: 現貨 }
  option: { en: Option }
last: { description: Short. }
`
/** The lines that differ, those of the old text with a minus. */
function lines(path: (string | number)[], value: string): string[] {
  const [before, after] = [TEXT, setWord(TEXT, path, value)].map((text) => text.split('\n'))
  return [
    ...(before ?? []).filter((line) => !after?.includes(line)).map((line) => `-${line}`),
    ...(after ?? []).filter((line) => !before?.includes(line)).map((line) => `+${line}`),
  ]
}
const get = ['paths', '/time', 'get']

describe('setWord', () => {
  it.each([
    [
      'is replaced where it stands',
      [...get, 'summary'],
      'Server time',
      ['-      summary:   Time   # Also kept.', '+      summary: Server time   # Also kept.'],
    ],
    [
      'is quoted where it must be',
      [...get, 'summary'],
      'Time: now',
      ['-      summary:   Time   # Also kept.', '+      summary: "Time: now"   # Also kept.'],
    ],
    [
      'of several lines becomes one',
      [...get, 'description'],
      'Returns the time.',
      [
        '-      description:',
        '-        Returns the time of the server, which is read from a clock that is set by another clock, in',
        '-        seconds.',
        '+      description: Returns the time.',
      ],
    ],
    [
      'in a block of lines is replaced with them',
      [...get, 'parameters', 0, 'description'],
      'Zone.',
      [
        '-          description: >',
        '-            Folded',
        '-            words.',
        '+          description: Zone.',
      ],
    ],
    [
      'is added beside its neighbour',
      [...get, 'x-zh-TW', 'description'],
      '伺服器時間。',
      ['+        description: 伺服器時間。'],
    ],
    [
      'is added with what leads to it',
      [...get, 'parameters', 0, 'x-zh-TW', 'description'],
      '時區。',
      ['+          x-zh-TW:', '+            description: 時區。'],
    ],
    [
      'between braces is replaced there',
      ['labels', 'spot', 'en'],
      'Spot, {cash}',
      ['-  spot: { en: Spot, zhTW: 現貨 }', '+  spot: { en: "Spot, {cash}", zhTW: 現貨 }'],
    ],
    [
      'between braces is added there',
      ['labels', 'option', 'zhTW'],
      '選擇權',
      ['-  option: { en: Option }', '+  option: { en: Option, zhTW: 選擇權 }'],
    ],
    [
      'between braces is added with what leads to it',
      ['last', 'x-zh-TW', 'description'],
      '短。',
      [
        '-last: { description: Short. }',
        '+last: { description: Short., x-zh-TW: { description: 短。 } }',
      ],
    ],
  ])('%s', (_, path, value, expected) => {
    expect(lines(path, value)).toEqual(expected)
  })

  it('accepts several paragraphs', () => {
    expect(lines([...get, 'description'], 'One.\n\nTwo.').slice(-3)).toEqual([
      '+      description: |-',
      '+        One.',
      '+        Two.',
    ])
  })

  it('changes nothing when it is repeated', () => {
    const once = setWord(TEXT, [...get, 'summary'], 'Server time')
    expect(setWord(once, [...get, 'summary'], 'Server time')).toBe(once)
  })

  it('throws at a location without keys', () => {
    expect(() => setWord(TEXT, ['labels', 'spot', 'en', 'deeper'], 'x')).toThrow('no room for "x"')
  })
})
