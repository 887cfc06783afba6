import { expect, it } from 'vitest'
import { RecentMap } from './recent-map.ts'

it('forgets the entry that was set first', () => {
  const recent = new RecentMap<number>(2)
  for (const [name, value] of [
    ['a', 1],
    ['b', 2],
    ['a', 3],
    ['c', 4],
  ] as const)
    recent.set(name, value)
  expect(['a', 'b', 'c'].map((name) => recent.get(name))).toEqual([3, undefined, 4])
})

it('remembers nothing without room', () => {
  const recent = new RecentMap<number>(0)
  recent.set('a', 1)
  expect(recent.get('a')).toBeUndefined()
})
