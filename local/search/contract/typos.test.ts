import { expect, test } from 'vitest'
import { add, type BookSearch, fill, ids, searchBooks } from '../testing/books.ts'
import { contractTests } from '../testing/contract.ts'
import { startTestServer } from '../testing/test-server.ts'

const contract = contractTests()

contract('search ?num_typos', 'Client', 'says how many letters may be wrong', async (server) => {
  const name = await fill(server)
  expect(await ids(server, name, { q: 'rievr' })).toEqual(['2', '1'])
  expect(await ids(server, name, { q: 'rievr', num_typos: 0 })).toEqual([])
})

contract('search ?num_typos', 'Client', 'corrects an unfinished word too', async (server) => {
  const name = await fill(server)
  const { hits } = await searchBooks(server, name, { q: 'parec' })
  expect(hits?.[0]?.highlight.title?.snippet).toBe('A <mark>parcel</mark> from 2020')
  const unfinished = { q: 'parec' }
  expect(await ids(server, name, unfinished)).toEqual(['4'])
  expect(await ids(server, name, { ...unfinished, prefix: false })).toEqual([])
  expect(await ids(server, name, { ...unfinished, num_typos: 0 })).toEqual([])
})

contract('search ?num_typos', 'Client', 'prefers a finished word', async (server) => {
  const name = await fill(server)
  const parce = { id: '5', title: 'Parce', shelf: 'a', year: 1 }
  await add(server, name, parce)
  expect(await ids(server, name, { q: 'parec', num_typos: 1 })).toEqual(['5', '4'])
})

contract('search ?num_typos', 'Client', 'looks for the nearest spelling first', async (server) => {
  const name = await fill(server)
  const titles = ['Mountain', 'Mauntein']
  for (const [at, title] of titles.entries()) {
    const book = { id: `m${at}`, title, shelf: 'a', year: at }
    await add(server, name, book)
  }
  expect(await ids(server, name, { q: 'mountein', num_typos: 2 })).toEqual(['m1', 'm0'])
  expect(await ids(server, name, { q: 'muontain', num_typos: 2 })).toEqual(['m0'])
})

contract(
  'search ?num_typos',
  'Client',
  'corrects to a word that was indexed a moment ago, and to none that is gone',
  async (server) => {
    const name = await fill(server)
    expect(await ids(server, name, { q: 'rievr', num_typos: 2 })).toEqual(['2', '1'])
    await add(server, name, { id: '5', title: 'leverage', shelf: 'e', year: 1 })
    expect(await ids(server, name, { q: 'levreage' })).toEqual(['5'])
    await server.client.collections(name).documents().delete({ filter_by: 'shelf:=e' })
    expect(await ids(server, name, { q: 'levreage' })).toEqual([])
  },
)

contract('search ?min_len_1typo', 'Client', 'leaves short words as they are', async (server) => {
  const name = await fill(server)
  expect(await ids(server, name, { q: 'hyll' })).toEqual(['3'])
  expect(await ids(server, name, { q: 'hyll', min_len_1typo: 5 })).toEqual([])
})

contract('search ?min_len_2typo', 'Client', 'allows two in long words only', async (server) => {
  const name = await fill(server)
  expect(await ids(server, name, { q: 'rivree', prefix: false })).toEqual([])
  expect(await ids(server, name, { q: 'rivree', prefix: false, min_len_2typo: 6 })).toEqual([
    '2',
    '1',
  ])
})

contract(
  'search ?drop_tokens_threshold',
  'Client',
  'leaves out words until so many are found',
  async (server) => {
    const name = await fill(server)
    expect(await ids(server, name, { q: 'hill nowhere' })).toEqual(['3'])
    expect(await ids(server, name, { q: 'hill nowhere', drop_tokens_threshold: 0 })).toEqual([])
  },
)

contract(
  'search ?enable_typos_for_numerical_tokens',
  'Client',
  'takes numbers as they are, or not',
  async (server) => {
    const name = await fill(server)
    expect(await ids(server, name, { q: '2021', prefix: false })).toEqual(['4'])
    expect(
      await ids(server, name, {
        q: '2021',
        prefix: false,
        enable_typos_for_numerical_tokens: false,
      }),
    ).toEqual([])
  },
)

contract(
  'search ?enable_typos_for_alpha_numerical_tokens',
  'Client',
  'takes words with digits as they are, or not',
  async (server) => {
    const name = await fill(server)
    await add(server, name, { id: '5', title: 'turbo100', shelf: 'a', year: 1 })
    expect(await ids(server, name, { q: 'turbo101' })).toEqual(['5'])
    expect(
      await ids(server, name, { q: 'turbo101', enable_typos_for_alpha_numerical_tokens: false }),
    ).toEqual([])
  },
)

test('words are joined and split when nothing else is found, and dropped from both ends', async () => {
  const server = await startTestServer()
  const name = await fill(server)
  const table: [asked: BookSearch, expected: string[]][] = [
    [{ q: 'greenhill', num_typos: 0 }, ['3']],
    [{ q: 'par cel', num_typos: 0, drop_tokens_threshold: 0 }, ['4']],
    [{ q: 'nowhere hill' }, ['3']],
    [{ q: 'hill nowhere' }, ['3']],
  ]
  for (const [query, expected] of table)
    expect(await ids(server, name, query), JSON.stringify(query)).toEqual(expected)
  await server.stop()
})
