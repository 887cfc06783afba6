import { describe, expect, it } from 'vitest'
import { mergeWordResults } from './by-words.ts'
import { searchBroadly } from './search-broadly.ts'
import type { WordedSearch } from './understand-search.ts'

const groups = (...names: string[]) => names.map((name) => ({ group_key: [`/docs/${name}`] }))

/**
 * Runs a search against a server that finds `finds` by query, and `called` for filters by keywords; returns the results
 * and the searches sent. `metadata` is that of a curation for the first search.
 */
async function outcome(
  search: WordedSearch,
  finds: Record<string, string[]>,
  metadata?: Record<string, string[]>,
  called: string[] = [],
) {
  const asked: WordedSearch[] = []
  const [answer] = await searchBroadly([search], async (searches) =>
    searches.map((each) => {
      asked.push(each)
      const isNamed = each.filter_by?.includes('called:=') ?? false
      const found = (isNamed ? called : finds[each.q ?? '']) ?? []
      const { page = 1, per_page = 10 } = each
      const shown = found.slice((page - 1) * per_page, page * per_page)
      const curated = metadata && each.enable_curations !== false ? { metadata } : {}
      return { found: found.length, grouped_hits: groups(...shown), ...curated }
    }),
  )
  const pages = answer?.grouped_hits.map(({ group_key: [url] }) => String(url).slice(6))
  return { asked, pages, isBroad: answer?.broadened, found: answer?.found }
}

describe('searchBroadly', () => {
  it('sends one search when it finds enough', async () => {
    const { asked, isBroad } = await outcome(
      { q: 'how do I place an order' },
      { 'place order': ['a', 'b', 'c'] },
    )
    expect(asked.map(({ q }) => q)).toEqual(['place order'])
    expect(isBroad).toBe(false)
  })

  it('sends a search for each word and pair of words when it finds one or two pages', async () => {
    const { asked, pages, isBroad } = await outcome(
      { q: '合約下單', facet_by: 'type' },
      { '合約 下單': ['a'], 合約: ['b', 'a'], 下單: ['c', 'a'] },
    )
    expect(asked.map(({ q }) => q)).toEqual([
      '合約下單',
      '合約 下單',
      '合約',
      '下單',
      '合約 下單',
      '合約下單',
    ])
    expect(asked.map((each) => each.facet_by)).toEqual(['type', 'type', '', '', '', ''])
    expect(asked.slice(1).every((each) => each.enable_analytics === false)).toBe(true)
    expect({ pages, isBroad }).toEqual({ pages: ['a', 'b', 'c'], isBroad: true })
  })

  it('searches for the most distinctive words of a long question', async () => {
    const { asked } = await outcome(
      { q: 'we got big red text saying sign bad while reducing position quickly on web3' },
      {},
    )
    const exact = asked.filter((each) => each.num_typos === undefined)
    const single = exact.map(({ q = '' }) => q).filter((q) => !q.includes(' '))
    expect(single).toHaveLength(8)
    expect(single).toEqual(
      expect.arrayContaining(['reducing', 'position', 'quickly', 'saying', 'web3']),
    )
  })

  it('ranks pages with rare words above those with common ones', async () => {
    const many = Array.from({ length: 60 }, (_, at) => `p${at}`)
    const { pages, found } = await outcome(
      { q: 'order latency' },
      { order: many, latency: ['rare'] },
    )
    expect(pages?.slice(0, 2)).toEqual(['rare', 'p0'])
    expect(found).toBe(31)
  })

  it('ranks a page first whose keywords are the query', async () => {
    const finds = { 'order latency': ['b'], order: ['a', 'b', 'c'], latency: ['c', 'd'] }
    const { asked, pages } = await outcome({ q: 'Order latency?' }, finds, undefined, ['d'])
    expect(asked[0]?.sort_by).toMatch(/^_eval\(\[\(called:=\[`Order latency`\]\):2,/)
    expect(pages?.[0]).toBe('d')
  })

  it('does not search by word for facet counts only', async () => {
    const { asked } = await outcome({ q: 'order latency', per_page: 0 }, {})
    expect(asked.map(({ q }) => q)).toEqual(['order latency', 'order latency'])
  })

  it('keeps pinned and hidden pages of the typed query in a broader result', async () => {
    const set = { pinned: ['/docs/first'], hidden: ['/docs/b'] }
    const finds = { 'order latency': ['first'], order: ['a', 'b', 'c'], latency: ['c'] }
    const page = (number: number) =>
      outcome({ q: 'order latency', page: number, per_page: 2 }, finds, set)
    expect(await page(1)).toMatchObject({ pages: ['first', 'c'], found: 3, isBroad: true })
    expect(await page(2)).toMatchObject({ pages: ['a'], found: 3, isBroad: true })
    const unset = await outcome({ q: 'order latency' }, finds)
    expect(unset.pages?.[0]).toBe('c')
    expect(unset.pages).toContain('b')
  })

  it('continues on the next page of results', async () => {
    const many = Array.from({ length: 15 }, (_, at) => `p${at}`)
    const finds = { order: many, latency: ['p0', 'p1'] }
    const { pages } = await outcome({ q: 'order latency', page: 2 }, finds)
    expect(pages).toEqual(many.slice(10))
  })

  it('ranks the page of a name above those of its words', async () => {
    const many = Array.from({ length: 30 }, (_, at) => `p${at}`)
    const { asked, pages, found } = await outcome(
      { q: 'ask1Price' },
      { ask1Price: ['a'], ask1: ['b'], price: many },
    )
    expect(asked.map(({ q }) => q)).toEqual([
      'ask1Price',
      'ask1Price',
      'ask1',
      'price',
      'ask1 price',
      'ask1Price',
    ])
    expect(pages?.slice(0, 3)).toEqual(['a', 'b', 'p0'])
    expect(found).toBe(32)
  })

  it('keeps the first result when broader searches find no more', async () => {
    expect(await outcome({ q: 'giraffe house' }, { 'giraffe house': ['a'] })).toMatchObject({
      pages: ['a'],
      isBroad: false,
    })
    const one = await outcome({ q: 'giraffe' }, {})
    expect(one.asked.map(({ q }) => q)).toEqual(['giraffe', 'giraffe', 'gir'])
  })

  it('finds the nearest spelling of an unknown word, and reports it', async () => {
    const asked: WordedSearch[] = []
    const search = { q: 'Authentificator header?', filter_by: 'x' }
    const [answer] = await searchBroadly([search], async (searches) =>
      searches.map((each) => {
        asked.push(each)
        const words = each.q === 'Authent' ? ['Authentication', 'author'] : []
        const found = /^(authentication )?header$/i.test(each.q ?? '') ? groups('header') : []
        const hits = [{ highlight: { hierarchy: { lvl1: { matched_tokens: words } } } }]
        const marked = words.length > 0 ? [{ group_key: ['/docs/near'], hits }] : []
        return { found: found.length + marked.length, grouped_hits: [...found, ...marked] }
      }),
    )
    expect(answer).toMatchObject({
      ...{ broadened: true, missing: [], nearest: 'authentication header?' },
      grouped_hits: groups('header'),
    })
    const near = asked.filter(({ num_typos }) => num_typos === 2)
    expect(near.map(({ q, filter_by }) => [q, filter_by])).toEqual([
      ['Authentificator', 'x'],
      ['Authent', 'x'],
    ])
    expect(asked.slice(1).every((each) => each.enable_analytics === false)).toBe(true)
  })

  it('reports the words that no page has', async () => {
    const find = async (q: string) => {
      const [answer] = await searchBroadly([{ q }], async (searches) =>
        searches.map(({ q }) => ({
          found: q === 'header' || q === '下單' ? 1 : 0,
          grouped_hits: [],
        })),
      )
      return answer?.missing
    }
    expect(await find('the giraffe header')).toEqual(['giraffe'])
    expect(await find('長頸鹿 下單')).toEqual(['長頸鹿'])
    expect(await find('giraffe')).toEqual(['giraffe'])
    expect(await find('header')).toEqual([])
  })

  it('ranks the operation with the typed path first', async () => {
    const { asked } = await outcome({ q: 'POST /v5/order/create' }, {})
    expect(asked[0]?.sort_by).toMatch(/^_eval\(path:=`\/v5\/order\/create` .*\):desc,_text_match/)
  })
})

it('mergeWordResults does not add up words of different errors on a page', () => {
  const group = (page: string, type: 'error' | 'text', url = page) => ({
    group_key: [page],
    hits: [{ document: { type, url } }],
  })
  const found = (at: string) => ({
    found: 2,
    grouped_hits: [group('errors', 'error', `errors#${at}`), group('page', 'text')],
  })
  const order = (answers: Parameters<typeof mergeWordResults>[0]) =>
    mergeWordResults(answers).map(({ group_key: [page] }) => page)
  expect(order([found('1'), found('2')])).toEqual(['page', 'errors'])
  expect(order([found('1'), found('1')])).toEqual(['errors', 'page'])
})
