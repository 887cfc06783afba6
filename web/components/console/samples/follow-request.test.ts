import { expect, it } from 'vitest'
import { followRequest } from './follow-request.ts'

const json = (code: string) => ({ language: 'json', code })
const examples = [json('{"a":1}'), json('{"a":2}')]
const first = json('{"a":1}')
const edited = { index: 1, edited: json('{"a":3}') }

it.each([
  ['is edited', { index: 1 }, '{"a":3}', edited],
  ['is half typed', edited, '{"a":', edited],
  ['is as it was', edited, '{"a":2}', { index: 1 }],
  ['is another example', edited, '{"a":1}', { index: 0 }],
])('a request that %s is followed', (_what, last, code, followed) => {
  expect(followRequest(last, json(code), first, examples)).toEqual(followed)
})

it('followRequest treats the console’s initial request as the first example, which may contain more', () => {
  const line = (code: string) => ({ language: 'http', code })
  const opened = line('GET /a?b=1')
  const worked = [line('GET /a?b=1&c=2')]
  const changed = followRequest({ index: 0 }, line('GET /a?b=2'), opened, worked)
  expect(changed).toEqual({ index: 0, edited: line('GET /a?b=2') })
  expect(followRequest(changed, opened, opened, worked)).toEqual({ index: 0 })
})
