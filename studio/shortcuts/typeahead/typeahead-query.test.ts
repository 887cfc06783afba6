import { expect, it } from 'vitest'
import { type TypeaheadQuery, trackTypeahead } from './typeahead-query.ts'

const SIGN = /(?:^|\s)([/／])$/

/** Returns the open list after the text before the caret took these values in turn. */
const after = (...words: (string | undefined)[]): TypeaheadQuery | undefined => {
  let typed: TypeaheadQuery | undefined
  let was: { block: string; before: string } | undefined
  for (const before of words) {
    const now = before === undefined ? undefined : { block: 'a', before }
    typed = trackTypeahead(typed, was, now, SIGN)
    was = now
  }
  return typed
}

it.each([
  [['', '/'], { start: 0, keyword: '' }],
  [['', '／'], { start: 0, keyword: '' }],
  [['', '/', '/t', '/ta'], { start: 0, keyword: 'ta' }],
  [['', '/', '/t', '/'], { start: 0, keyword: '' }],
  [['', '/', '/表格'], { start: 0, keyword: '表格' }],
  [['Words ', 'Words /', 'Words /api operation'], { start: 6, keyword: 'api operation' }],
])('trackTypeahead opens the list for %j', (words, typed) => {
  expect(after(...words)).toMatchObject(typed)
})

it.each([
  ['a sign within a word', ['and', 'and/']],
  ['words that are pasted', ['', 'a /']],
  ['a caret that is set behind a sign', [undefined, '/']],
  ['a space behind the sign', ['', '/', '/ ']],
  ['a sign that is removed', ['', '/', '']],
  ['a caret that leaves', ['', '/', undefined]],
])('trackTypeahead opens no list for %s', (_name, words) => {
  expect(after(...words)).toBeUndefined()
})

it('trackTypeahead closes the list when the caret moves to another block', () => {
  const typed = after('', '/')
  expect(
    trackTypeahead(typed, { block: 'a', before: '/' }, { block: 'b', before: '/' }, SIGN),
  ).toBeUndefined()
})
