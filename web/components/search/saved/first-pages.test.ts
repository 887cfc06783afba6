import { describe, expect, it } from 'vitest'
import { firstPages, readFirstPages } from './first-pages.ts'

const page = (href: string) => ({ href, title: href })
const hrefs = (lists: ReturnType<typeof firstPages>) =>
  lists.map(({ title, pages }) => `${title}: ${pages.map(({ href }) => href).join(' ')}`)

describe('firstPages', () => {
  it('shows each page once, without the one behind the dialog', () => {
    const lists = [
      { title: 'last', pages: ['/a', '/b', '/c'].map(page) },
      { title: 'most', pages: ['/c#x', '/d#x', '/d#y', '/e'].map(page) },
    ]
    expect(hrefs(firstPages(lists, ['/a', '/e?x=1#y'], 5))).toEqual([
      'last: /b /c',
      'most: /d#x /d#y',
    ])
  })

  it('returns at most the requested number, and no list without pages', () => {
    const lists = [
      { title: 'none', pages: [page('/a')] },
      { title: 'two', pages: ['/b', '/c', '/d'].map(page) },
    ]
    expect(hrefs(firstPages(lists, ['/a'], 2))).toEqual(['two: /b /c'])
  })

  it.each([[null], [{}], [{ title: 'a' }], [{ title: 1, pages: [] }], [[]]])(
    'returns none when the site answers %j',
    (answer) => {
      expect(readFirstPages(answer)).toBeUndefined()
    },
  )

  it('drops pages without an address', () => {
    const pages = [page('/a'), { title: 'b' }, null]
    expect(readFirstPages({ title: 'most', pages })).toEqual({ title: 'most', pages: [page('/a')] })
  })
})
