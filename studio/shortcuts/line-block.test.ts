import { expect, it } from 'vitest'
import { lineBlock } from './line-block.ts'

it.each([
  ['```', { _type: 'codeBlock', language: 'text' }],
  ['```Python', { _type: 'codeBlock', language: 'python' }],
  [':::tip', { _type: 'admonition', kind: 'tip' }],
  [':::danger Real money', { _type: 'admonition', kind: 'danger', title: 'Real money' }],
  ['| a | b |', { _type: 'table', header: true }],
])('lineBlock makes a block of the line %s', (line, block) => {
  expect(lineBlock(line)).toMatchObject(block)
})

it('lineBlock makes a table with the named columns and one empty row', () => {
  const words = JSON.stringify(lineBlock('| Code | Meaning |')?.['rows'])
  expect([...words.matchAll(/"text":"([^"]*)"/g)].map(([, text]) => text)).toEqual([
    'Code',
    'Meaning',
    '',
    '',
  ])
})

it.each(['## Words', ':::unknown', 'a | b', '||', '``` two words', 'Words.'])(
  'lineBlock returns undefined for the line %s',
  (line) => {
    expect(lineBlock(line)).toBeUndefined()
  },
)
