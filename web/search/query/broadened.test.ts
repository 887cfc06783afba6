import { describe, expect, it } from 'vitest'
import { broadened } from './broadened.ts'
import type { WordedSearch } from './understand-search.ts'

const groups = (...names: string[]) => names.map((name) => ({ group_key: [`/docs/${name}`] }))

/** What a search comes to, and what was asked, where the server finds these pages for each search in turn. */
async function outcome(search: WordedSearch, ...answers: string[][]) {
  const asked: WordedSearch[] = []
  const [answer] = await broadened([search], async (searches) =>
    searches.map((each) => {
      asked.push(each)
      const found = answers[asked.length - 1] ?? []
      return { found: found.length, grouped_hits: groups(...found) }
    }),
  )
  const pages = answer?.grouped_hits.map(({ group_key: [url] }) => String(url).slice(6))
  return { asked, pages, isBroad: answer?.broadened, found: answer?.found }
}

describe('a search', () => {
  it('is asked once where it finds enough', async () => {
    const { asked, isBroad } = await outcome({ q: 'how do I place an order' }, ['a', 'b', 'c'])
    expect(asked.map(({ q }) => q)).toEqual(['place order'])
    expect(isBroad).toBe(false)
  })

  it('is asked once more, with fewer words, where it finds one or two pages', async () => {
    const { asked, pages, isBroad } = await outcome({ q: '合約下單' }, ['a'], ['b', 'a', 'c'])
    expect(asked.map(({ q }) => q)).toEqual(['合約下單', '合約 下單'])
    expect(asked[1]).toMatchObject({ enable_analytics: false })
    expect({ pages, isBroad }).toEqual({ pages: ['b', 'a', 'c'], isBroad: true })
  })

  it('keeps the page of a name above those of its words', async () => {
    const { asked, pages, found } = await outcome({ q: 'ask1Price', filter_by: 'f' }, ['a'], ['b'])
    expect(asked[1]).toMatchObject({
      q: 'ask1 price',
      filter_by: '(f) && url_without_anchor:!=[`/docs/a`]',
    })
    expect({ pages, found }).toEqual({ pages: ['a', 'b'], found: 2 })
  })

  it('does not repeat that page further down', async () => {
    const later = { q: 'ask1Price', page: 2 }
    const { asked, pages } = await outcome(later, [], ['a'], ['c'])
    expect(asked.map(({ page }) => page)).toEqual([2, 1, 2])
    expect(asked[2]?.filter_by).toBe('url_without_anchor:!=[`/docs/a`]')
    expect(pages).toEqual(['c'])
  })

  it('stays as it is where nothing broader finds more', async () => {
    expect(await outcome({ q: 'giraffe house' }, ['a'], [])).toMatchObject({
      pages: ['a'],
      isBroad: false,
    })
    const one = await outcome({ q: 'giraffe' })
    expect(one.asked).toHaveLength(1)
  })

  it('for a path has the endpoint of that path first', async () => {
    const { asked } = await outcome({ q: 'POST /v5/order/create' }, ['a', 'b', 'c'])
    expect(asked[0]?.sort_by).toMatch(/^_eval\(path:=`\/v5\/order\/create` .*\):desc,_text_match/)
  })
})
