import { expect, it } from 'vitest'
import { type Piece, paintLines } from './paint-lines.ts'

/** `«s:"a"»` is a piece of class `s`. */
const pieces = (line: string): Piece[] =>
  line
    .split(/(«\w+:.*?»)/)
    .filter((part) => part !== '')
    .map((part) => {
      const [, name = '', text = part] = /^«(\w+):(.*)»$/.exec(part) ?? []
      return { text, name }
    })

const written = (line: readonly Piece[]): string =>
  line.map(({ text, name }) => (name === '' ? text : `«${name}:${text}»`)).join('')

const json = ['{', '  «k:"symbol"»: «s:"BTCUSDT"»,', '  «k:"limit"»: «n:5»', '}'].map(pieces)

it.each([
  ['keeps what is there', '  "symbol": "BTCUSDT",', '  «k:"symbol"»: «s:"BTCUSDT"»,'],
  ['colours a value', '  "symbol": "a \\" b",', '  «k:"symbol"»: «s:"a \\" b"»,'],
  ['colours a property that is new', '  "side": "Buy",', '  «k:"side"»: «s:"Buy"»,'],
  ['knows a line further in', '      "side": "Buy",', '      «k:"side"»: «s:"Buy"»,'],
  ['knows a property', '  "only": true', '  «k:"only"»: «n:true»'],
  ['colours a number', '  "limit": 60.5', '  «k:"limit"»: «n:60.5»'],
  ['knows words again', '  "limit": [5]', '  «k:"limit"»: [«n:5»]'],
  ['colours what is like nothing', 'x = "y" + 7', 'x = «s:"y"» + «n:7»'],
  ['leaves quotes without an end', 'it’s "half', 'it’s "half'],
])('%s', (_what, line, coloured) => {
  expect(paintLines(line, json).map(written)).toEqual([coloured])
})

it('paintLines keeps every character', () => {
  const text = 'a\n\n  "b": \'c\' \u{1f600}\r\n'
  const lines = paintLines(text, json).map((line) => line.map((piece) => piece.text).join(''))
  expect(lines.join('\n')).toBe(text)
})
