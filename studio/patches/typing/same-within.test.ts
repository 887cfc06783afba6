import { expect, it } from 'vitest'
import { sameWithin } from './same-within.ts'

const icon = () => null
const groups = (selected: string) =>
  ['content', 'settings'].map((name) => ({ name, icon, selected: name === selected }))

it.each([
  ['new objects that say the same', { groups: groups('content') }, true],
  ['another choice', { groups: groups('settings') }, false],
  ['one part more', { groups: groups('content'), id: 'root' }, false],
  ['a list that is shorter', { groups: groups('content').slice(1) }, false],
  ['an object in place of a list', { groups: { ...groups('content') } }, false],
  ['nothing', undefined, false],
])('knows %s', (_what, after, same) => {
  expect(sameWithin(3, { groups: groups('content') }, after)).toBe(same)
})

it('compares what lies deeper by identity, and functions always', () => {
  const deep = { name: 'content' }
  expect(sameWithin(1, { deep }, { deep })).toBe(true)
  expect(sameWithin(1, { deep }, { deep: { ...deep } })).toBe(false)
  expect(sameWithin(3, { icon }, { icon: () => null })).toBe(false)
})
