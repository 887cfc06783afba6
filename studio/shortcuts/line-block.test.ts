import { expect, it } from 'vitest'
import { lineBlock } from './line-block.ts'

const taken = new Set(['rate-limits'])

it.each([
  ['## Set up', { _type: 'heading', level: 2, text: 'Set up', anchor: 'set-up' }],
  ['# Title', { _type: 'heading', level: 2, text: 'Title', anchor: 'title' }],
  ['##### Finest', { _type: 'heading', level: 5, text: 'Finest', anchor: 'finest' }],
  ['### Rate limits', { _type: 'heading', level: 3, text: 'Rate limits', anchor: 'rate-limits-2' }],
  ['## 簽章', { _type: 'heading', level: 2, text: '簽章', anchor: '' }],
  ['```', { _type: 'codeBlock', language: 'text' }],
  ['```Python', { _type: 'codeBlock', language: 'python' }],
  [':::tip', { _type: 'admonition', kind: 'tip' }],
  [':::danger Real money', { _type: 'admonition', kind: 'danger', title: 'Real money' }],
  ['| a | b |', { _type: 'table', header: true }],
])('makes a block of the line %s', (line, block) => {
  expect(lineBlock(line, taken)).toMatchObject(block)
})

it('names the columns of a table, above one empty row', () => {
  const words = JSON.stringify(lineBlock('| Code | Meaning |', taken)?.['rows'])
  expect([...words.matchAll(/"text":"([^"]*)"/g)].map(([, text]) => text)).toEqual([
    'Code',
    'Meaning',
    '',
    '',
  ])
})

it.each(['#hash', '###### Six', '##', ':::unknown', 'a | b', '||', '``` two words', 'Words.'])(
  'leaves the line %s as it is',
  (line) => {
    expect(lineBlock(line, taken)).toBeUndefined()
  },
)
