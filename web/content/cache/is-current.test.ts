import { afterEach, expect, it } from 'vitest'
import { isCurrent } from './is-current.ts'
import { siteState } from './site-state.ts'

afterEach(() => {
  siteState().receivesInvalidations = false
  siteState().invalidatedAt.clear()
})

it('isCurrent is false in a process that receives no webhook', () => {
  expect(isCurrent(['page-a'], 1000)).toBe(false)
})

it('isCurrent is true when the read began after the last invalidation of each tag', () => {
  siteState().receivesInvalidations = true
  siteState().invalidatedAt.set('page-a', 1000).set('page-b', 2000)
  const table: [string[], number, boolean][] = [
    [[], 1, true],
    [['page-c'], 1, true],
    [['page-a', 'page-c'], 999, false],
    [['page-a', 'page-c'], 1000, false],
    [['page-a', 'page-c'], 1001, true],
    [['page-a', 'page-b'], 1001, false],
  ]
  for (const [tags, at, current] of table)
    expect(isCurrent(tags, at), `${tags} ${at}`).toBe(current)
})
