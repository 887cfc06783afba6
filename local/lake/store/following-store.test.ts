import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { testLake } from '../testing/test-lake.ts'
import { FollowingStore } from './following-store.ts'

it('shows what the lake has committed, whatever it has read before', async () => {
  await using lake = await testLake()
  const client = lake.client('administrator')
  await client.create({ _id: 'a', _type: 'page', n: 1 })
  using database = new DatabaseSync(path.join(lake.dataDir, 'lake.sqlite'), { readOnly: true })
  const following = new FollowingStore(database)
  const seen = () =>
    following.read((store) => ({
      n: store.get('a')?.['n'],
      ids: store.select(null),
      hasDraft: store.hasUnpublished('drafts.a'),
    }))
  expect(seen()).toEqual({ n: 1, ids: ['a'], hasDraft: false })
  await client.patch('a').set({ n: 2 }).commit()
  await client.create({ _id: 'drafts.a', _type: 'page' })
  expect(seen()).toEqual({ n: 2, ids: ['a', 'drafts.a'], hasDraft: true })
  await client.delete('drafts.a')
  expect(seen()).toEqual({ n: 2, ids: ['a'], hasDraft: false })
  await client.create({ _id: 'drafts.a', _type: 'page' })
  expect(seen()).toMatchObject({ hasDraft: true })
  await client.action({
    actionType: 'sanity.action.document.discard',
    draftId: 'drafts.a',
    purge: true,
  })
  expect(seen()).toEqual({ n: 2, ids: ['a'], hasDraft: false })
})
