import { expect } from 'vitest'
import { fill, searchBooks } from '../testing/books.ts'
import { contractTests } from '../testing/contract.ts'

const contract = contractTests()

contract('search ?facet_by', 'Client', 'counts values, the most frequent first', async (server) => {
  const name = await fill(server)
  const { facet_counts } = await searchBooks(server, name, { facet_by: 'tags,shelf' })
  const counted = facet_counts?.map(({ field_name, counts, stats }) => [
    field_name,
    counts.map(({ value, count }) => [value, count]),
    stats,
  ])
  expect(counted).toEqual([
    [
      'tags',
      [
        ['y', 2],
        ['x', 1],
      ],
      { total_values: 2 },
    ],
    [
      'shelf',
      [
        ['a', 2],
        ['b', 1],
        ['c', 1],
      ],
      { total_values: 3 },
    ],
  ])
  await expect(searchBooks(server, name, { facet_by: 'title' })).rejects.toMatchObject({
    httpStatus: 404,
  })
})

contract('search ?max_facet_values', 'Client', 'shows so many', async (server) => {
  const name = await fill(server)
  const parameters = { facet_by: 'tags', max_facet_values: 1 }
  const { facet_counts } = await searchBooks(server, name, parameters)
  expect(facet_counts).toMatchObject([{ counts: [{ value: 'y' }], stats: { total_values: 2 } }])
})

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
  const parameters = { group_by: 'shelf', group_limit: 1, filter_by: 'shelf:=a' }
  const { grouped_hits } = await searchBooks(server, name, parameters)
  expect(grouped_hits).toMatchObject([{ found: 2, hits: [{ document: { id: '2' } }] }])
  expect(grouped_hits?.[0]?.hits).toHaveLength(1)
  await expect(
    searchBooks(server, name, { ...parameters, group_limit: 100 }),
  ).rejects.toMatchObject({
    httpStatus: 422,
  })
})
