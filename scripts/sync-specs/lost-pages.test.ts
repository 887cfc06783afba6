import { expect, test } from 'vitest'
import { testLake } from '../../local/lake/testing/test-lake.ts'
import { SPEC } from '../testing/spec.ts'
import { lostPages } from './lost-pages.ts'
import { operationsFromSpec } from './operations-from-spec.ts'
import { readSpec } from './read-spec.ts'

const MARKED = SPEC.replace(
  'operationId: kline',
  'operationId: kline\n      x-explorer: market/kline',
)
const documents = (text: string) =>
  operationsFromSpec(readSpec('specs/market.yaml', 'market', text))

test('lostPages returns an explorer page whose operation the specs no longer put there', async () => {
  await using lake = await testLake()
  const client = lake.client('administrator')
  const [operation] = documents(MARKED)
  const page = (_id: string, explorer?: true) => ({
    _id,
    _type: 'page',
    path: { _type: 'slug', current: _id },
    body: {
      _type: 'localeBody',
      en: [
        {
          _type: 'operation',
          _key: 'o',
          operation: { _type: 'reference', _ref: operation?._id, _weak: true },
          ...(explorer && { explorer }),
        },
      ],
    },
  })
  for (const each of [page('tried', true), page('told')]) await client.create(each)

  expect(await lostPages(client, documents(MARKED))).toEqual([])
  expect(await lostPages(client, documents(SPEC))).toEqual([
    { path: 'tried', operation: operation?._id },
  ])
})
