import { beforeEach, expect, it } from 'vitest'
import { unseen } from './seen.ts'

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
} as Storage
const told = (user: string, ...keys: string[]) =>
  unseen(
    storage,
    user,
    keys.map((key) => ({ key })),
  ).map(({ key }) => key)

beforeEach(() => kept.clear())

it('tells each news once, and none of what was there before the first visit', () => {
  expect(told('w', 'a')).toEqual([])
  expect(told('w', 'a', 'b')).toEqual(['b'])
  expect(told('w', 'a', 'b')).toEqual([])
  // Another one begins in the same browser.
  expect(told('o', 'a', 'c')).toEqual([])
})

it('takes what another version has kept as a first visit', () => {
  kept.set('docs-review-notices-w', '{"no":"list"}')
  expect(told('w', 'a')).toEqual([])
  expect(told('w', 'a', 'b')).toEqual(['b'])
})
