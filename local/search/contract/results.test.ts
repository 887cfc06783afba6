import { expect } from 'vitest'
import { type Book, fill, ids, searchBooks } from '../testing/books.ts'
import { contractTests } from '../testing/contract.ts'

const contract = contractTests()

contract('search ?filter_by', 'Client', 'narrows by every operator', async (server) => {
  const name = await fill(server)
  const table: [filter: string, expected: string[]][] = [
    ['year:>1990', ['3', '2']],
    ['year:>=1990', ['3', '2', '1']],
    ['year:<1990', ['4']],
    ['year:<=1990', ['1', '4']],
    ['year:[1990..2001]', ['2', '1']],
    ['year:[<1990, >2005]', ['3', '4']],
    ['year:[1980..1989, 2010]', ['3', '4']],
    ['year:!=[1980..1989, 2010]', ['2', '1']],
    ['year: 1990', ['1']],
    ['shelf:=`a` && year:<2000', ['1']],
    ['(shelf:=b || tags:=[`x`,`z`])', ['3', '1']],
    ['shelf:!=a', ['3', '4']],
    // Upper and lower case are the same.
    ['shelf:=A', ['2', '1']],
    ['shelf:!=A', ['3', '4']],
    ['tags:=X', ['1']],
    ['title:=red RIVER', ['1']],
    ['title:=rED*', ['1']],
    ['shelf:!=[`a`,`b`]', ['4']],
    ['lent:=true', ['2']],
    ['lent:!=true', ['3', '1', '4']],
    ['title:hill', ['3']],
    ['title:[hill,parcel]', ['3', '4']],
    ['title:river red', ['1']],
    ['title:Riv*', ['2', '1']],
    ['title:=Red*', ['1']],
    ['title:! river', ['3', '4']],
    ['tags:![`x`]', ['3', '2', '4']],
    ['id:=[1,3]', ['3', '1']],
    ['id:!=[1,3]', ['2', '4']],
    ['id:*', ['3', '2', '1', '4']],
    ['tags:!=x', ['3', '2', '4']],
    ['about.summary:spring', ['1']],
  ]
  for (const [filter_by, expected] of table)
    expect(await ids(server, name, { filter_by }), filter_by).toEqual(expected)
  const wrong: [filter: string, httpStatus: number][] = [
    ['nope:=1', 404],
    ['year:=', 400],
    ['year:=x', 400],
    ['year:=[]', 400],
    ['(year:=1', 400],
    ['lent:=perhaps', 400],
    ['title:>a', 400],
    ['$other(year:=1)', 501],
    ['place:(1, 2, 3 km)', 501],
    ['list.{a:=1}', 501],
  ]
  for (const [filter_by, httpStatus] of wrong)
    await expect(ids(server, name, { filter_by }), filter_by).rejects.toMatchObject({ httpStatus })
})

contract(
  'search ?sort_by',
  'Client',
  'orders by up to three fields, missing ones at the end',
  async (server) => {
    const name = await fill(server)
    expect(await ids(server, name, { sort_by: 'year:asc' })).toEqual(['4', '1', '2', '3'])
    expect(await ids(server, name, { sort_by: 'lent:asc,year:asc' })).toEqual(['2', '4', '1', '3'])
    expect(
      await ids(server, name, { sort_by: 'lent(missing_values: first):desc,year:asc' }),
    ).toEqual(['4', '1', '3', '2'])
    expect(
      await ids(server, name, { q: 'river', sort_by: '_text_match(buckets: 10):desc,year:asc' }),
    ).toEqual(['1', '2'])
    expect(
      await ids(server, name, { sort_by: '_eval(year:>0 && lent:!=true):desc,year:asc' }),
    ).toEqual(['4', '1', '3', '2'])
    expect(
      await ids(server, name, {
        sort_by: '_eval([(year:>0 && lent:!=true):3, (lent:=true):7]):desc,year:asc',
      }),
    ).toEqual(['2', '4', '1', '3'])
    const wrong: [sort_by: string, httpStatus: number][] = [
      ['title:asc', 404],
      ['year', 400],
      ['year:asc,year:asc,year:asc,year:asc', 400],
      ['_eval([(shelf:=a)]):desc', 400],
      ['_eval(nowhere:=a):desc', 404],
      ['_group_found:desc', 501],
      ['year(origin: 5):asc', 501],
    ]
    for (const [sort_by, httpStatus] of wrong)
      await expect(ids(server, name, { sort_by }), sort_by).rejects.toMatchObject({ httpStatus })
  },
)

contract('search ?page', 'Client', 'counts from one', async (server) => {
  const name = await fill(server)
  const found = await searchBooks(server, name, { per_page: 3, page: 2 })
  expect(found).toMatchObject({ page: 2, found: 4, hits: [{ document: { id: '4' } }] })
})

contract('search ?per_page', 'Client', 'is at most 250, and may be 0', async (server) => {
  const name = await fill(server)
  expect(await searchBooks(server, name, { per_page: 0 })).toMatchObject({ found: 4, hits: [] })
  await expect(searchBooks(server, name, { per_page: 251 })).rejects.toMatchObject({
    httpStatus: 422,
  })
  await expect(searchBooks(server, name, { per_page: -1 })).rejects.toMatchObject({
    httpStatus: 400,
  })
})

contract('search ?offset', 'Client', 'leaves out the first', async (server) => {
  const name = await fill(server)
  const found = await searchBooks(server, name, { offset: 3 })
  expect(found).toMatchObject({ offset: 3, hits: [{ document: { id: '4' } }] })
  expect(found).not.toHaveProperty('page')
})

contract('search ?limit', 'Client', 'is another name of per_page', async (server) => {
  const name = await fill(server)
  expect(await ids(server, name, { offset: 1, limit: 2 })).toEqual(['2', '1'])
})

contract('search ?limit_hits', 'Client', 'ends the pages', async (server) => {
  const name = await fill(server)
  await expect(searchBooks(server, name, { limit_hits: 5 })).rejects.toMatchObject({
    httpStatus: 422,
  })
  expect((await searchBooks(server, name, { limit_hits: 5, per_page: 5 })).found).toBe(4)
})

contract('search ?hidden_hits', 'Client', 'leaves out documents', async (server) => {
  const name = await fill(server)
  expect(await ids(server, name, { hidden_hits: '3,4' })).toEqual(['2', '1'])
})

contract('search ?include_fields', 'Client', 'gives only these', async (server) => {
  const name = await fill(server)
  const found = await searchBooks(server, name, {
    filter_by: 'id:=1',
    include_fields: 'id,about.*',
  })
  expect(found.hits?.[0]?.document).toEqual({
    id: '1',
    about: { summary: 'The river in spring & <b> dew' },
  })
})

contract('search ?exclude_fields', 'Client', 'leaves these out', async (server) => {
  const name = await fill(server)
  const found = await searchBooks(server, name, {
    filter_by: 'id:=1',
    exclude_fields: 'about.summary,tags,t*',
  })
  expect(found.hits?.[0]?.document).toEqual({ id: '1', about: {}, shelf: 'a', year: 1990 })
})

contract('search ?search_cutoff_ms', 'Client', 'ends what takes longer', async (server) => {
  const name = await fill(server)
  const words = Array.from({ length: 30 }, (_, at) => `word${at}`)
  const lines = Array.from({ length: 500 }, (_, id) => ({
    id: `${id}-cut`,
    title: words.slice(id % 3).join(' '),
    shelf: 'a',
    year: 1,
  }))
  await server.client.collections<Book>(name).documents().import(lines)
  const dear = { q: `${words.join(' ')} nothing`, typo_tokens_threshold: 1000 }
  const whole = await searchBooks(server, name, { ...dear, drop_tokens_threshold: 1000 })
  expect(whole).toMatchObject({ found: 500, search_cutoff: false })
  const cut = { ...dear, drop_tokens_threshold: 1000, search_cutoff_ms: 1 }
  const ended = await searchBooks(server, name, cut).catch(({ httpStatus }) => httpStatus)
  // What was found by then, or that nothing was.
  expect(ended === 408 || ended.search_cutoff).toBe(true)
})
