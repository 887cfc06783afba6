import { expect, it } from 'vitest'
import { readBody } from './read-body.ts'

it.each([
  ['{"a":"b"}', { value: new Map([['a', 'b']]) }],
  ['[]', { fault: 'notObject' }],
  ['null', { fault: 'notObject' }],
  ['1', { fault: 'notObject' }],
  ['{"a":', { fault: 'notJson' }],
  ['', { fault: 'notJson' }],
])('%s is read', (text, read) => {
  expect(readBody(text)).toEqual(read)
})
