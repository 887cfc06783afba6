import { describe, expect, vi } from 'vitest'
import { refusal } from '../testing/answers.ts'
import { contract } from '../testing/contract.ts'
import { doc, post, to } from '../testing/mutate-support.ts'

describe('creating and deleting', () => {
  contract(
    'POST /data/mutate/:dataset',
    '@sanity/client',
    'create, createOrReplace, createIfNotExists, and what they keep',
    async (lake) => {
      const client = lake.client('writer')
      const made = await client.create({ _type: 'page', title: 'A' })
      expect(made._id).toMatch(/^[\w-]{36}$/)
      expect(made._createdAt).toBe(made._updatedAt)
      const draft = await client.create({ _id: 'drafts.', _type: 'page' })
      expect(draft._id).toMatch(/^drafts\.[\w-]{36}$/)
      expect(await refusal(client.create(doc(made._id)))).toMatchObject({
        status: 409,
        type: 'mutationError',
        items: [{ index: 0, error: { type: 'documentAlreadyExistsError', id: made._id } }],
      })
      const replaced = await client.createOrReplace(doc(made._id, { other: 1 }))
      expect(replaced).toEqual({
        ...made,
        title: undefined,
        other: 1,
        _rev: replaced._rev,
        _updatedAt: replaced._updatedAt,
      })
      expect(replaced._rev).not.toBe(made._rev)
      const ignored = await client.createIfNotExists(doc(made._id, { other: 2 }))
      expect(ignored).toEqual(replaced)
      const old = await client.create(
        doc('old', { _createdAt: '2020-01-01T00:00:00.000Z', _rev: 'mine' }),
      )
      expect(old).toMatchObject({ _createdAt: '2020-01-01T00:00:00.000Z' })
      expect(old._rev).not.toBe('mine')
    },
  )

  contract(
    'POST /data/mutate/:dataset',
    '@sanity/client',
    'delete by id, by ids and by query with parameters',
    async (lake) => {
      const client = lake.client('writer')
      await client.transaction(['a', 'b', 'c', 'd'].map((id) => ({ create: doc(id) }))).commit()
      expect(await client.delete('a')).toMatchObject({
        results: [{ id: 'a', operation: 'delete' }],
        documentIds: ['a'],
      })
      expect((await client.delete('a')).results).toMatchObject([{ operation: 'none' }])
      await client.delete({ query: '*[_id in $ids]', params: { ids: ['b', 'c'] } })
      expect(await client.fetch('*[]._id')).toEqual(['d'])
    },
  )

  contract(
    'POST /data/mutate/:dataset',
    '@sanity/client',
    'ids that are malformed or too long, and documents without a type, are refused by name',
    async (lake) => {
      const client = lake.client('writer')
      const bad = [
        '#hash',
        'a b',
        '-dash',
        '.dot',
        'a..b',
        'drafts.',
        'versions.summer',
        'x'.repeat(129),
      ]
      for (const id of bad.filter((each) => each !== 'drafts.')) {
        const { status, items } = await refusal(client.mutate([{ createOrReplace: doc(id) }]))
        expect([id, status, items[0]?.error.description]).toEqual([
          id,
          400,
          `Malformed document ID: "${id}"`,
        ])
      }
      const mutations = [
        { create: doc('fine') },
        { create: { _id: 'untyped' } },
        { delete: { id: '#' } },
        { evolve: {} },
      ]
      const response = await post(lake.url, { mutations })
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({
        error: {
          description: 'Mutation(s) failed with 3 error(s)',
          items: [{ index: 1 }, { index: 2 }, { index: 3 }],
        },
      })
      expect(await client.fetch('count(*)')).toBe(0)
      await client.create(doc('x'.repeat(128)))
    },
  )

  contract(
    'POST /data/mutate/:dataset',
    '@sanity/client',
    'a document above 32,000,000 bytes is refused with 413',
    async (lake) => {
      const client = lake.client('writer')
      await client.create(doc('a'))
      // The largest request.
      const patch = (part: number) =>
        client.patch('a').set({ [`part${part}`]: '限'.repeat(1_300_000) })
      for (let part = 0; part < 8; part++) await patch(part).commit()
      expect(await refusal(patch(8).commit())).toMatchObject({ status: 413 })
      expect(await client.fetch('*[_id == "a"][0].part8')).toBeNull()
    },
  )

  contract(
    'POST /data/mutate/:dataset',
    '@sanity/client',
    'a transaction above 4,000,000 bytes is refused with 413',
    async (lake) => {
      const client = lake.client('writer')
      const large = client
        .transaction()
        .create(doc('a'))
        .create(doc('b', { n: 'b'.repeat(4_000_000) }))
      expect(await refusal(large.commit())).toMatchObject({ status: 413 })
      expect(await client.fetch('count(*)')).toBe(0)
    },
  )
})

describe('transactions', () => {
  contract(
    'POST /data/mutate/:dataset',
    '@sanity/client',
    'one bad mutation means none, and the error names its place',
    async (lake) => {
      const client = lake.client('writer')
      await client.create(doc('a', { n: 1 }))
      const transaction = client
        .transaction()
        .create(doc('b'))
        .patch('a', { inc: { n: 1 } })
        .delete('a')
        .patch('missing', { set: { n: 1 } })
      expect(await refusal(transaction.commit())).toMatchObject({
        status: 409,
        items: [{ index: 3, error: { type: 'documentNotFoundError' } }],
      })
      expect(await client.fetch('*[]{_id, n}')).toEqual([{ _id: 'a', n: 1 }])
      const dangling = client
        .transaction()
        .create(doc('b'))
        .create(doc('c', { next: to('nowhere') }))
      expect((await refusal(dangling.commit())).items).toMatchObject([{ index: 1 }])
      const done = await client
        .transaction()
        .create(doc('b'))
        .patch('b', { set: { n: 2 } })
        .createIfNotExists(doc('a'))
        .delete('a')
        .commit()
      expect(done.results).toMatchObject([
        { id: 'b', operation: 'create' },
        { id: 'b', operation: 'update' },
        { id: 'a', operation: 'none' },
        { id: 'a', operation: 'delete' },
      ])
      expect(await client.getDocument('b')).toMatchObject({ n: 2, _rev: done.transactionId })
    },
  )

  contract(
    'POST /data/mutate/:dataset',
    '@sanity/client',
    'a transactionId is kept, and repeating the request does nothing more',
    async (lake) => {
      const client = lake.client('writer')
      await client.create(doc('a', { n: 0 }))
      const send = () =>
        client
          .transaction()
          .transactionId('t1')
          .patch('a', { inc: { n: 1 } })
          .commit()
      const first = await send()
      expect(first).toMatchObject({ transactionId: 't1', documentIds: ['a'] })
      expect(await send()).toEqual(first)
      expect(await client.getDocument('a')).toMatchObject({ n: 1, _rev: 't1' })
      const other = client.transaction().transactionId('t1').create(doc('b'))
      expect(await refusal(other.commit())).toMatchObject({
        status: 409,
        type: 'transactionAlreadyExistsError',
      })
      expect(
        await refusal(client.transaction().transactionId('a/b').create(doc('b')).commit()),
      ).toMatchObject({ status: 400 })
    },
  )

  contract(
    'POST /data/mutate/:dataset',
    '@sanity/client',
    'a clock that goes back moves neither _updatedAt nor the order of the history',
    async (lake) => {
      const client = lake.client('writer')
      vi.useFakeTimers({ toFake: ['Date'] })
      try {
        vi.setSystemTime('2030-01-01T00:00:10.000Z')
        const made = await client.create(doc('a'))
        vi.setSystemTime('2029-01-01T00:00:00.000Z')
        const patched = await client.patch('a').set({ n: 1 }).commit()
        const later = await client.create(doc('b'))
        expect([made._updatedAt, patched._updatedAt, later._createdAt]).toEqual(
          Array(3).fill('2030-01-01T00:00:10.000Z'),
        )
        vi.setSystemTime('2030-01-01T00:00:11.000Z')
        expect(await client.patch('a').set({ n: 2 }).commit()).toMatchObject({
          _updatedAt: '2030-01-01T00:00:11.000Z',
        })
      } finally {
        vi.useRealTimers()
      }
    },
  )
})

describe('references', () => {
  contract(
    'POST /data/mutate/:dataset',
    '@sanity/client',
    'a strong reference needs its target; weak ones and other datasets do not',
    async (lake) => {
      const client = lake.client('writer')
      expect(await refusal(client.create(doc('a', { next: to('b') })))).toMatchObject({
        status: 409,
        message: expect.stringContaining('Document "a" references non-existent document "b"'),
        items: [
          { error: { type: 'documentReferenceDoesNotExistError', id: 'a', referenceID: 'b' } },
        ],
      })
      await client.create(doc('weak', { next: to('b', { _weak: true }) }))
      await client.create(
        doc('cross', {
          next: { _type: 'crossDatasetReference', _ref: 'b', _dataset: 'other', _projectId: 'p' },
        }),
      )
      expect(await refusal(client.patch('weak').unset(['next._weak']).commit())).toMatchObject({
        status: 409,
      })
      // Documents of one transaction may refer to each other in any order.
      await client
        .transaction()
        .create(doc('a', { next: to('b') }))
        .create(doc('b', { next: to('a') }))
        .commit()
      await client.patch('weak').unset(['next._weak']).commit()
      await client.create(doc('self', { next: to('self') }))
      await client.delete('self')
    },
  )

  contract(
    'POST /data/mutate/:dataset',
    '@sanity/client',
    'what is strongly referenced is not deleted and keeps its type, and the error names who refers',
    async (lake) => {
      const client = lake.client('writer')
      await client
        .transaction()
        .create(doc('b'))
        .create(doc('a', { next: to('b') }))
        .create(doc('drafts.a', { next: to('b') }))
        .create(doc('w', { next: to('b', { _weak: true }) }))
        .commit()
      const refused = await refusal(client.delete('b'))
      expect(refused).toMatchObject({
        status: 409,
        message: expect.stringContaining('cannot be deleted as there are references to it from'),
        items: [
          {
            index: 0,
            error: {
              type: 'documentHasExistingReferencesError',
              id: 'b',
              referencingIDs: ['a', 'drafts.a'],
            },
          },
        ],
      })
      for (const _id of ['b', 'w', 'drafts.w'])
        expect(await refusal(client.createOrReplace({ _id, _type: 'other' }))).toMatchObject({
          status: 403,
        })
      await client
        .transaction()
        .delete('drafts.a')
        .patch('a', { unset: ['next'] })
        .delete('b')
        .commit()
      expect(await client.fetch('*[]._id')).toEqual(['a', 'w'])
    },
  )
})
