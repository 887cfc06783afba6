import { describe, expect, it } from 'vitest'
import {
  forgetHit,
  parseSaved,
  remember,
  type SavedHit,
  type SavedHits,
  toggleFavourite,
} from './saved-hits.ts'

const hit = (name: string): SavedHit => ({ url: `/docs/${name}`, type: 'page', page: name })
const none: SavedHits = { recent: [], favourites: [] }
const all = (...names: string[]) =>
  names.reduce((saved, name) => remember(saved, hit(name)), parseSaved(null))
const names = (list: SavedHit[]) => list.map(({ page }) => page).join('')

describe('saved hits', () => {
  it('contain seven opened hits, newest first, each once', () => {
    expect(names(all('a', 'b', 'a').recent)).toBe('ab')
    expect(names(all(...'abcdefghi').recent)).toBe('ihgfedc')
  })

  it('contain four opened hits beside favourites, which stay in place when opened', () => {
    const saved = toggleFavourite(all(...'abcdefg'), hit('e'))
    expect(names(saved.favourites)).toBe('e')
    expect(names(saved.recent)).toBe('gfdc')
    expect(remember(saved, hit('e'))).toEqual(saved)
    expect(names(toggleFavourite(saved, hit('e')).recent)).toBe('egfdc')
  })

  it('contain ten favourites', () => {
    const saved = [...'abcdefghijkl'].reduce((kept, name) => toggleFavourite(kept, hit(name)), none)
    expect(names(saved.favourites)).toBe('lkjihgfedc')
  })

  it('no longer contain removed hits', () => {
    expect(forgetHit(toggleFavourite(all('a', 'b'), hit('a')), hit('a'))).toEqual({
      recent: [hit('b')],
      favourites: [],
    })
  })

  it('are restored as they were stored', () => {
    const saved = toggleFavourite(all('a', 'b'), { ...hit('c'), name: 'x', method: 'GET' })
    expect(parseSaved(JSON.stringify(saved))).toEqual(saved)
  })

  it.each([
    [null],
    ['{'],
    ['[]'],
    ['{"recent":7}'],
    ['{"recent":[{"url":"/docs"},{"url":"/docs","page":"a","type":"unknown"},null]}'],
  ])('takes %s for nothing', (text) => {
    expect(parseSaved(text)).toEqual(none)
  })
})
