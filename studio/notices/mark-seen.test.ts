import { beforeEach, expect, it } from 'vitest'
import { markSeen } from './mark-seen.ts'

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
} as Storage
const told = (user: string, ...keys: string[]) =>
  markSeen(
    storage,
    user,
    keys.map((key) => ({ key })),
  ).map(({ key }) => key)

beforeEach(() => kept.clear())

it('markSeen returns each item once, and none that existed before the first visit', () => {
  expect(told('w', 'a')).toEqual([])
  expect(told('w', 'a', 'b')).toEqual(['b'])
  expect(told('w', 'a', 'b')).toEqual([])
  // Another user begins in the same browser.
  expect(told('o', 'a', 'c')).toEqual([])
})

it('markSeen treats a value in another format as a first visit', () => {
  kept.set('docs-review-notices-w', '{"no":"list"}')
  expect(told('w', 'a')).toEqual([])
  expect(told('w', 'a', 'b')).toEqual(['b'])
})
