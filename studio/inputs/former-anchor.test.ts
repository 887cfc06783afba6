import { expect, it } from 'vitest'
import { aliasesAfter } from './former-anchor.ts'

it.each([
  ['another anchor is typed', 'quota', 'limits', ['old'], ['old', 'limits']],
  ['its letters are typed one by one', 'quot', 'limits', ['limits'], undefined],
  ['the anchor comes back', 'limits', 'limits', ['old', 'limits'], ['old']],
  ['readers do not know the heading yet', 'quota', undefined, [], undefined],
  ['nothing changes', 'limits', 'limits', [], undefined],
])('keeps what readers have links to when %s', (_when, next, known, aliases, expected) => {
  expect(aliasesAfter(next, known, aliases)).toEqual(expected)
})
