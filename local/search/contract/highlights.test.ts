import { expect } from 'vitest'
import { fill, searchBooks } from '../testing/books.ts'
import { contractTests } from '../testing/contract.ts'

const contract = contractTests()

const marked = { q: 'riv', query_by: 'title,about.summary', filter_by: 'year:=1990' }

contract(
  'search ?highlight_full_fields',
  'Client',
  'adds the whole value to the snippet',
  async (server) => {
    const name = await fill(server)
    const found = await searchBooks(server, name, { ...marked, highlight_full_fields: 'title' })
    const title = {
      matched_tokens: ['river'],
      snippet: 'Red <mark>river</mark>',
      value: 'Red <mark>river</mark>',
    }
    expect(found.hits?.[0]).toMatchObject({ highlight: { title } })
    expect(found.hits?.[0]?.highlight.about).toEqual({
      summary: { matched_tokens: ['river'], snippet: 'The <mark>river</mark> in spring & <b> dew' },
    })
  },
)

contract('search ?highlight_fields', 'Client', 'says which', async (server) => {
  const name = await fill(server)
  const found = await searchBooks(server, name, { ...marked, highlight_fields: 'about.summary' })
  expect(Object.keys(found.hits?.[0]?.highlight ?? {})).toEqual(['about'])
  expect(
    (await searchBooks(server, name, { ...marked, highlight_fields: 'none' })).hits?.[0]?.highlight,
  ).toEqual({})
})

contract('search ?highlight_start_tag', 'Client', 'stands before', async (server) => {
  const name = await fill(server)
  const found = await searchBooks(server, name, {
    ...marked,
    highlight_start_tag: '[',
    highlight_end_tag: ']',
  })
  expect(found.hits?.[0]?.highlight.title?.snippet).toBe('Red [river]')
})

contract('search ?highlight_end_tag', 'Client', 'stands after', async (server) => {
  const name = await fill(server)
  const found = await searchBooks(server, name, { ...marked, highlight_end_tag: '|' })
  expect(found.hits?.[0]?.highlight.title?.snippet).toBe('Red <mark>river|')
})

const long = { ...marked, q: 'spring', query_by: 'about.summary' }

contract('search ?snippet_threshold', 'Client', 'shows short texts whole', async (server) => {
  const name = await fill(server)
  const snippet = async (snippet_threshold: number) => {
    const parameters = { ...long, snippet_threshold, highlight_affix_num_tokens: 1 }
    return (await searchBooks(server, name, parameters)).hits?.[0]?.highlight.about?.summary
      ?.snippet
  }
  expect(await snippet(30)).toBe('The river in <mark>spring</mark> & <b> dew')
  expect(await snippet(3)).not.toContain('The')
})

contract(
  'search ?highlight_affix_num_tokens',
  'Client',
  'says how many words stand around',
  async (server) => {
    const name = await fill(server)
    const found = await searchBooks(server, name, {
      ...long,
      snippet_threshold: 1,
      highlight_affix_num_tokens: 2,
    })
    expect(found.hits?.[0]?.highlight.about?.summary?.snippet).toMatch(/^river in/)
  },
)
