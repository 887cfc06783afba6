import { expect, it } from 'vitest'
import { RecentMap } from './recent-map.ts'

it('RecentMap drops the oldest entry', () => {
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

it('RecentMap with capacity 0 stores nothing', () => {
  const recent = new RecentMap<number>(0)
  recent.set('a', 1)
  expect(recent.get('a')).toBeUndefined()
})
