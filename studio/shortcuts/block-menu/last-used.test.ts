import { expect, it } from 'vitest'
import { lastUsed, sortByLastUsed, storeLastUsed } from './last-used.ts'

function storage(initial?: string): Storage {
  const values = new Map(initial === undefined ? [] : [['docs-last-blocks', initial]])
  return {
    length: 0,
    clear: () => values.clear(),
    key: () => null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

it('lastUsed returns the last four keys, newest first', () => {
  const kept = storage()
  for (const key of ['table', 'image', 'table', 'steps', 'tabs', 'cards']) storeLastUsed(kept, key)
  expect(lastUsed(kept)).toEqual(['cards', 'tabs', 'steps', 'table'])
})

it.each(['', 'no JSON', '{"key":1}'])('lastUsed returns no keys for stored %j', (text) => {
  expect(lastUsed(storage(text))).toEqual([])
})

it('sortByLastUsed puts used entries first, and ignores keys that are no longer offered', () => {
  const all = ['a', 'b', 'c'].map((key) => ({ key }))
  expect(sortByLastUsed(all, ['c', 'gone', 'a']).map(({ key }) => key)).toEqual(['c', 'a', 'b'])
})
