import { describe, expect, it } from 'vitest'
import { assertHits, groupByPage, type Hit, otherName } from './hit.ts'
import { snippetEdges } from './snippet-edges.ts'

const level = (value: string, matched: boolean) => ({
  value,
  matchLevel: matched ? ('full' as const) : ('none' as const),
  matchedWords: [],
})

/** A hit of `page` by its title or its own content. */
function hit(page: string, name: string, { title = false, own = false }): Hit {
  return {
    objectID: `${page}:${name}`,
    id: `${page}:${name}`,
    type: 'heading',
    hierarchy: { lvl1: page, lvl2: name },
    breadcrumbs: [],
    locale: 'en',
    version: 'current',
    url: `/docs/${page}#${name}`,
    url_without_anchor: `/docs/${page}`,
    page_id: page,
    source_rev: '',
    item_priority: 0,
    __position: 0,
    _highlightResult: { hierarchy: { lvl1: level(page, title), lvl2: level(name, own) } },
  }
}

describe('the hits of a search', () => {
  const names = (hits: Hit[]) =>
    groupByPage(hits).map(({ url, hits: all }) => [url, ...all.map((one) => one.hierarchy.lvl2)])

  it('are grouped by page, in the order of each page’s first hit', () => {
    const own = { own: true }
    expect(names([hit('a', 'x', own), hit('b', 'y', own), hit('a', 'z', own)])).toEqual([
      ['/docs/a', 'x', 'z'],
      ['/docs/b', 'y'],
    ])
  })

  it('put the replacement of a deprecated endpoint before it', () => {
    const own = { own: true }
    const old = { ...hit('old', 'x', own), successor: '/docs/new' }
    expect(names([old, hit('b', 'y', own), hit('new', 'z', own)]).map(([url]) => url)).toEqual([
      '/docs/new',
      '/docs/old',
      '/docs/b',
    ])
  })

  it('leave out those found only by the page’s title, except the first', () => {
    const byTitle = { title: true }
    const hits = [
      hit('a', 'w', byTitle),
      hit('a', 'x', byTitle),
      hit('a', 'y', { title: true, own: true }),
    ]
    expect(names(hits)).toEqual([['/docs/a', 'w', 'y']])
    // Found by a synonym, which is not marked.
    expect(names([hit('a', 'x', {}), hit('a', 'y', {})])).toEqual([['/docs/a', 'x', 'y']])
  })

  it('must be records of the site, or an error is thrown', () => {
    expect(() => assertHits([hit('a', 'x', {})])).not.toThrow()
    for (const wrong of [null, 7, {}, { url: '/docs/a', url_without_anchor: '/docs/a' }])
      expect(() => assertHits([wrong])).toThrow('no record')
  })

  it.each([
    ['all of it', 'one <mark>two</mark> three', false, false],
    ['the middle', '<mark>two</mark>', true, true],
    ['the end', '<mark>two</mark> three', true, false],
  ])('show %s with its edges', (_, snippet, before, after) => {
    const found = {
      content: 'one two three',
      _rawTypesenseHit: { highlight: { content: { snippet } } },
    }
    expect(snippetEdges(found)).toEqual({ before, after })
  })

  it.each([
    [['<mark>algo</mark>-order', '<mark>list</mark><mark>Key</mark>'], 'listKey'],
    [['<mark>user</mark> <mark>data</mark> <mark>stream</mark>'], 'user data stream'],
    [['algo-<mark>order</mark>'], undefined],
    [undefined, undefined],
  ])('say what others call them where the whole of that was typed: %j', (names, expected) => {
    const elsewhere = names?.map((value) => ({ value }))
    expect(otherName({ _rawTypesenseHit: { highlight: { elsewhere } } }, 'elsewhere')).toBe(
      expected,
    )
  })
})
