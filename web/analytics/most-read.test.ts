import { describe, expect, it } from 'vitest'
import { countKey } from './count-key.ts'
import { mostRead } from './most-read.ts'

const day = (readers: Record<string, number>, locale: 'en' | 'zh-TW' = 'en') =>
  new Map(
    Object.entries(readers).map(([path, count]) => [
      countKey({ of: 'page', locale, path, what: 'readers' }),
      count,
    ]),
  )

describe('the pages that are read most', () => {
  it('are those of all days, in the language that is read, without the landing page', () => {
    const days = [day({ a: 2, b: 5, '': 9 }), day({ a: 4, c: 1 }), day({ d: 7 }, 'zh-TW')]
    expect(mostRead(days, 'en')).toEqual(['a', 'b', 'c'])
  })

  it('are six at most, and none where too little was read', () => {
    expect(mostRead([day({ g: 1, f: 2, e: 3, d: 4, c: 5, b: 6, a: 7 })], 'en').join('')).toBe(
      'abcdef',
    )
    expect(mostRead([day({ a: 100, b: 100 })], 'en')).toEqual([])
  })

  it('are not those that programs read', () => {
    const agents = ['a', 'b', 'c'].map((path) =>
      countKey({ of: 'page', locale: 'en', path, what: 'agents' }),
    )
    expect(mostRead([new Map(agents.map((key) => [key, 9]))], 'en')).toEqual([])
  })
})
