import { describe, expect } from 'vitest'
import { answerOf, refusal } from '../testing/answers.ts'
import { contract } from '../testing/contract.ts'
import { doc, post } from '../testing/mutate-support.ts'

describe('options', () => {
  contract(
    'POST /data/mutate/:dataset',
    '@sanity/client',
    'all four shapes of a result: documents, first document, ids, first id',
    async (lake) => {
      const client = lake.client('writer')
      await client.transaction().create(doc('a')).create(doc('b')).commit()
      const patch = () =>
        client.patch({ query: '*[_type == "page"]' }).inc({ n: 1 }).setIfMissing({ n: 0 })
      const documents = await patch().commit({ returnDocuments: true, returnFirst: false })
      expect(documents).toMatchObject([
        { _id: 'a', n: 1 },
        { _id: 'b', n: 1 },
      ])
      expect(await patch().commit({ returnDocuments: true, returnFirst: true })).toMatchObject({
        _id: 'a',
        n: 2,
      })
      expect(await patch().commit({ returnDocuments: false, returnFirst: false })).toMatchObject({
        transactionId: expect.any(String),
        documentIds: ['a', 'b'],
      })
      const first = await patch().commit({ returnDocuments: false, returnFirst: true })
      expect(first).toMatchObject({
        documentId: 'a',
        results: [{ id: 'a', operation: 'update' }, { id: 'b' }],
      })
      expect(await client.delete('a', { returnDocuments: true, returnFirst: true })).toMatchObject({
        _id: 'a',
        n: 4,
      })
      const made = await answerOf(client.observable.patch('b').set({ seen: true }).commit())
      expect(made).toMatchObject({ _id: 'b', seen: true })
    },
  )

  contract(
    'POST /data/mutate/:dataset',
    '@sanity/client',
    'dryRun answers as if, and writes nothing',
    async (lake) => {
      const client = lake.client('writer')
      const { _rev } = await client.create(doc('a', { n: 1 }))
      expect(await client.patch('a').inc({ n: 1 }).commit({ dryRun: true })).toMatchObject({
        _id: 'a',
        n: 2,
      })
      expect(await refusal(client.create(doc('a'), { dryRun: true }))).toMatchObject({
        status: 409,
      })
      await client.delete('a', { dryRun: true })
      const inBody = await post(lake.url, { mutations: [{ delete: { id: 'a' } }], dryRun: true })
      expect(inBody.status).toBe(200)
      expect(await client.getDocument('a')).toMatchObject({ n: 1, _rev })
    },
  )

  contract(
    'POST /data/mutate/:dataset',
    '@sanity/client',
    'visibility sync, async and deferred: each is seen by the next query',
    async (lake) => {
      const client = lake.client('writer')
      for (const visibility of ['sync', 'async', 'deferred'] as const) {
        await client.create(doc(visibility), {
          visibility,
          tag: 'some.tag',
          skipCrossDatasetReferenceValidation: true,
        })
        expect(await client.fetch('*[_id == $id][0]._id', { id: visibility })).toBe(visibility)
      }
      expect((await post(lake.url, { mutations: [] }, '?visibility=soon')).status).toBe(400)
      expect((await post(lake.url, { mutations: [] }, '?autoGenerateArrayKeys=true')).status).toBe(
        501,
      )
    },
  )
})
