import { expect, it } from 'vitest'
import { isMarkdown, tabSeparated } from './text-kind.ts'

it.each([
  ['a heading', '# Title', true],
  ['a fence', 'a\n```\nb\n```', true],
  ['a list', '- a\n- b', true],
  ['a numbered list', '1. a\n2. b', true],
  ['a table with its rule', '| a | b |\n|---|---|\n| 1 | 2 |', true],
  ['a link', 'see [this](https://a.example)', true],
  ['bold words', 'a **b** c', true],
  ['code in a line', 'a `b` c', true],
  ['a quote', '> a', true],
  ['prose', 'Some words, 3 * 4 * 5.', false],
  ['a dash', '- and so on', false],
  ['a number sign', 'Order #5 of 10', false],
  ['stars', '**', false],
])('isMarkdown recognises %s', (_what, text, is) => {
  expect(isMarkdown(text)).toBe(is)
})

it.each([
  [
    'rows',
    'a\tb\n1\t2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'rows of Windows',
    'a\tb\r\n1\t2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'an empty cell',
    'a\tb\n1\t',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  ['one row', 'a\tb', undefined],
  ['ragged rows', 'a\tb\n1', undefined],
  ['no tabs', 'a\nb', undefined],
])('tabSeparated parses %s', (_what, text, rows) => {
  expect(tabSeparated(text)).toEqual(rows)
})
