import { expect, it } from 'vitest'
import { type Candidate, pagesToPrerender } from './pages-to-prerender.ts'

const page = (id: string, updated = '2026-01-01T00:00:00Z') => ({ id, path: `v5/${id}`, updated })
const names = (pages: Candidate[]) => pages.map(({ id }) => id).join(' ')

it('pagesToPrerender returns all pages when there are few', () => {
  expect(names(pagesToPrerender([page('b'), page('a')], [], 2))).toBe('a b')
})

it('pagesToPrerender takes half from the tops of the sidebars in turn, then the most recently changed pages', () => {
  const pages = [
    ...['a', 'b', 'c', 'd', 'e'].map((id) => page(id)),
    page('old', '2025-01-01T00:00:00Z'),
    page('new', '2026-11-01T00:00:00Z'),
    page('newer', '2026-11-02T00:00:00Z'),
  ]
  const sidebars = [['a', 'b', 'c'], ['d', 'e'], []]
  expect(names(pagesToPrerender(pages, sidebars, 4))).toBe('a d new newer')
  expect(names(pagesToPrerender(pages, sidebars, 6))).toBe('a b c d new newer')
  expect(names(pagesToPrerender(pages, sidebars, 1))).toBe('a')
})

it('pagesToPrerender counts a page of several sidebars once, and ignores ids without a page', () => {
  const pages = [page('a'), page('b'), page('c', '2026-02-01T00:00:00Z')]
  expect(names(pagesToPrerender(pages, [['gone', 'a'], ['a'], ['b']], 2))).toBe('a c')
  expect(names(pagesToPrerender([...pages, page('d')], [['a'], ['a', 'b']], 3))).toBe('a b c')
})
