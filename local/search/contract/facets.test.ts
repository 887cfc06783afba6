import { expect } from 'vitest'
import { fill, searchBooks } from '../testing/books.ts'
import { contractTests } from '../testing/contract.ts'

const contract = contractTests()

contract('search ?facet_by', 'Client', 'counts values, and sums up numbers', async (server) => {
  const name = await fill(server)
  const { facet_counts } = await searchBooks(server, name, {
    facet_by: 'tags,year,shelf(sort_by: _alpha:desc)',
  })
  expect(facet_counts).toMatchObject([
    {
      field_name: 'tags',
      counts: [
        { value: 'y', count: 2, highlighted: 'y' },
        { value: 'x', count: 1 },
      ],
      stats: { total_values: 2 },
    },
    {
      field_name: 'year',
      stats: { min: 1985, max: 2010, avg: 1996.5, sum: 7986, total_values: 4 },
    },
    { field_name: 'shelf', counts: [{ value: 'c' }, { value: 'b' }, { value: 'a', count: 2 }] },
  ])
  expect((await searchBooks(server, name, { facet_by: '*' })).facet_counts).toHaveLength(3)
  await expect(searchBooks(server, name, { facet_by: 'title' })).rejects.toMatchObject({
    httpStatus: 404,
  })
  await expect(
    searchBooks(server, name, { facet_by: 'year(old:[0, 2000])' }),
  ).rejects.toMatchObject({
    httpStatus: 501,
  })
})

contract('search ?max_facet_values', 'Client', 'shows so many', async (server) => {
  const name = await fill(server)
  const { facet_counts } = await searchBooks(server, name, {
    facet_by: 'tags',
    max_facet_values: 1,
  })
  expect(facet_counts).toMatchObject([{ counts: [{ value: 'y' }], stats: { total_values: 2 } }])
})

contract(
  'search ?facet_query',
  'Client',
  'shows the values with a word that begins so',
  async (server) => {
    const name = await fill(server)
    const books = server.client.collections<{
      id: string
      title: string
      shelf: string
      year: number
    }>(name)
    await books.documents().create({ id: '5', title: 'z', shelf: 'second Ärger', year: 1 })
    const found = await searchBooks(server, name, { facet_by: 'shelf', facet_query: 'shelf: är' })
    expect(found.hits).toEqual([])
    expect(found.facet_counts).toMatchObject([
      { counts: [{ value: 'second Ärger', highlighted: 'second <mark>Är</mark>ger', count: 1 }] },
    ])
  },
)

contract(
  'search ?facet_query_num_typos',
  'Client',
  'says how many letters may be wrong',
  async (server) => {
    const name = await fill(server, {
      fields: [
        { name: 'title', type: 'string', facet: true },
        { name: 'year', type: 'int32' },
      ],
    })
    const values = async (facet_query_num_typos: number) => {
      const asked = { facet_by: 'title', facet_query: 'title:grene', facet_query_num_typos }
      return (await searchBooks(server, name, asked)).facet_counts?.[0]?.counts.map(
        ({ value }) => value,
      )
    }
    expect(await values(1)).toEqual(['Green hill'])
    expect(await values(0)).toEqual([])
  },
)

contract('search ?group_by', 'Client', 'counts groups', async (server) => {
  const name = await fill(server)
  const found = await searchBooks(server, name, {
    group_by: 'shelf',
    sort_by: 'year:asc',
    facet_by: 'shelf',
  })
  expect(found).toMatchObject({ found: 3, found_docs: 4 })
  expect(found.grouped_hits?.map((group) => [group.group_key, group.found])).toEqual([
    [['c'], 1],
    [['a'], 2],
    [['b'], 1],
  ])
  expect(found.facet_counts?.[0]?.counts).toContainEqual({ value: 'a', count: 1, highlighted: 'a' })
  await expect(searchBooks(server, name, { group_by: 'title' })).rejects.toMatchObject({
    httpStatus: 404,
  })
})

contract('search ?group_limit', 'Client', 'shows so many of a group', async (server) => {
  const name = await fill(server)
  const found = await searchBooks(server, name, {
    group_by: 'shelf',
    group_limit: 1,
    filter_by: 'shelf:=a',
  })
  expect(found.grouped_hits).toMatchObject([{ found: 2, hits: [{ document: { id: '2' } }] }])
  expect(found.grouped_hits?.[0]?.hits).toHaveLength(1)
  await expect(
    searchBooks(server, name, { group_by: 'shelf', group_limit: 100 }),
  ).rejects.toMatchObject({ httpStatus: 422 })
})

contract(
  'search ?group_missing_values',
  'Client',
  'groups what has no value, or leaves each alone',
  async (server) => {
    const name = await fill(server)
    expect((await searchBooks(server, name, { group_by: 'tags' })).found).toBe(3)
    expect(
      (await searchBooks(server, name, { group_by: 'tags', group_missing_values: false })).found,
    ).toBe(4)
  },
)
