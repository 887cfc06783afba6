import { expect } from 'vitest'
import { fill, ids, searchBooks } from '../testing/books.ts'
import { contractTests } from '../testing/contract.ts'

const contract = contractTests()

contract('search ?filter_by', 'Client', 'narrows by values and ranges', async (server) => {
  const name = await fill(server)
  const table: [filter: string, expected: string[]][] = [
    ['year:[1990..2001]', ['2', '1']],
    ['year:[1980..1989, 2010]', ['3', '4']],
    ['year:!=[1980..1989, 2010]', ['2', '1']],
    ['year: 1990', ['1']],
    ['shelf:=`a` && year:=1990', ['1']],
    ['(shelf:=b || tags:=[`x`,`z`])', ['3', '1']],
    ['shelf:!=a', ['3', '4']],
    // Case is ignored.
    ['shelf:=A', ['2', '1']],
    ['shelf:!=A', ['3', '4']],
    ['tags:=X', ['1']],
    ['title:=red RIVER', ['1']],
    ['shelf:!=[`a`,`b`]', ['4']],
    ['lent:=true', ['2']],
    ['lent:!=true', ['3', '1', '4']],
    ['tags:!=x', ['3', '2', '4']],
    ['about.summary:=`The river in spring & <b> dew`', ['1']],
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
    ['title:hill', 501],
    ['title:=Red*', 501],
    ['title:!river', 501],
    ['year:>1990', 501],
    ['year:[<1990]', 501],
    ['place:(1, 2, 3 km)', 501],
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
    const table: [sort_by: string, expected: string[]][] = [
      ['year:asc', ['4', '1', '2', '3']],
      ['lent:asc,year:asc', ['2', '4', '1', '3']],
      ['_eval(year:=[0..3000] && lent:!=true):desc,year:asc', ['4', '1', '3', '2']],
      ['_eval([(year:!=0 && lent:!=true):3, (lent:=true):7]):desc,year:asc', ['2', '4', '1', '3']],
    ]
    for (const [sort_by, expected] of table)
      expect(await ids(server, name, { sort_by }), sort_by).toEqual(expected)
    expect(await ids(server, name, { q: 'river', sort_by: '_text_match:desc,year:asc' })).toEqual([
      '1',
      '2',
    ])
    const wrong: [sort_by: string, httpStatus: number][] = [
      ['title:asc', 404],
      ['year', 400],
      ['year:asc,year:asc,year:asc,year:asc', 400],
      ['_eval([(shelf:=a)]):desc', 400],
      ['_eval(nowhere:=a):desc', 404],
      ['_group_found:desc', 501],
      ['_text_match(buckets: 10):desc', 501],
      ['lent(missing_values: first):desc', 501],
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

contract('search ?include_fields', 'Client', 'gives only these', async (server) => {
  const name = await fill(server)
  const found = await searchBooks(server, name, {
    filter_by: 'year:=1990',
    include_fields: 'id,about',
  })
  expect(found.hits?.[0]?.document).toEqual({
    id: '1',
    about: { summary: 'The river in spring & <b> dew' },
  })
})

contract('search ?exclude_fields', 'Client', 'leaves these out', async (server) => {
  const name = await fill(server)
  const found = await searchBooks(server, name, {
    filter_by: 'year:=1990',
    exclude_fields: 'about.summary,tags,title',
  })
  expect(found.hits?.[0]?.document).toEqual({ id: '1', about: {}, shelf: 'a', year: 1990 })
})
