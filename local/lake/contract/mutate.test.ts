import { Patch } from '@sanity/client'
import { describe, expect, vi } from 'vitest'
import { tokenOf } from '../testing.ts'
import { answerOf, refusal } from './answers.ts'
import { contract } from './contract.ts'

const doc = (_id: string, more: Record<string, unknown> = {}) => ({ _id, _type: 'page', ...more })
const to = (_ref: string, more = {}) => ({ _type: 'reference', _ref, ...more })

const post = (url: string, body: unknown, query = '') =>
  fetch(`${url}/v2025-02-19/data/mutate/production${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokenOf('writer')}`, 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

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
    'a document above 32 MiB is refused with 413',
    async (lake) => {
      const client = lake.client('writer')
      await client.create(doc('a', { text: '限'.repeat(10_000_000) }))
      const more = client.patch('a').set({ more: '限'.repeat(2_000_000) })
      expect(await refusal(more.commit())).toMatchObject({ status: 413 })
      expect(await client.fetch('*[_id == "a"][0].more')).toBeNull()
    },
  )
})

describe('patches', () => {
  contract(
    'POST /data/mutate/:dataset',
    '@sanity/client',
    'set, setIfMissing, unset, inc, dec and diffMatchPatch, also on deep paths',
    async (lake) => {
      const client = lake.client('writer')
      await client.create(
        doc('a', {
          n: 1,
          title: { en: 'B' },
          list: [
            { _key: 'x', n: 1 },
            { _key: 'y', n: 5 },
          ],
        }),
      )
      const patched = await client
        .patch('a')
        .dec({ 'list[_key=="y"].n': 2.5 })
        .inc({ n: 2, 'list[0].n': 10 })
        .set({ 'deep.er.path': true, 'title.zhTW': '乙' })
        .setIfMissing({ 'title.en': 'no', 'deep.new': [] })
        .diffMatchPatch({ 'title.en': '@@ -1 +1,2 @@\n B\n+C\n' })
        .commit()
      expect(patched).toMatchObject({
        n: 3,
        title: { en: 'BC', zhTW: '乙' },
        deep: { new: [], er: { path: true } },
        list: [{ n: 11 }, { n: 2.5 }],
      })
      const less = await client
        .patch('a')
        .unset(['title.zhTW', 'list[_key=="x"]', 'nothing.here'])
        .commit()
      expect(less).toMatchObject({ title: { en: 'BC' }, list: [{ _key: 'y' }] })
      expect(less['title']).not.toHaveProperty('zhTW')
    },
  )

  contract(
    'POST /data/mutate/:dataset',
    '@sanity/client',
    'insert before, after and in place of items: by index, from the end, by key, in ranges',
    async (lake) => {
      const client = lake.client('writer')
      const list = async (patch: Patch, start = ['a', 'b', 'c']) => {
        await client.createOrReplace(
          doc('a', { list: start, keyed: start.map((_key) => ({ _key })) }),
        )
        const { list: after, keyed } = await client.mutate(patch, {
          returnFirst: true,
          returnDocuments: true,
        })
        return after.join('') === start.join('')
          ? keyed.map((item: { _key: string }) => item._key).join('')
          : after.join('')
      }
      const patch = () => new Patch('a')
      expect(await list(patch().insert('before', 'list[0]', ['X', 'Y']))).toBe('XYabc')
      expect(await list(patch().insert('before', 'list[-1]', ['X']))).toBe('abXc')
      expect(await list(patch().insert('after', 'list[-1]', ['X']))).toBe('abcX')
      expect(await list(patch().insert('after', 'list[-1]', ['X']), [])).toBe('X')
      expect(await list(patch().insert('after', 'list[1]', ['X']))).toBe('abXc')
      expect(await list(patch().insert('replace', 'list[-1]', ['X', 'Y']))).toBe('abXY')
      expect(await list(patch().insert('replace', 'list[0:2]', ['X']))).toBe('Xc')
      expect(await list(patch().insert('replace', 'list[1:]', []))).toBe('a')
      expect(await list(patch().insert('after', 'keyed[_key=="a"]', [{ _key: 'X' }]))).toBe('aXbc')
      expect(await list(patch().insert('replace', 'keyed[_key=="b"]', [{ _key: 'X' }]))).toBe('aXc')
      expect(await list(patch().append('list', ['X']))).toBe('abcX')
      expect(await list(patch().prepend('list', ['X']))).toBe('Xabc')
      for (const [start, count] of [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 2],
        [3, 0],
        [9, 1],
      ] as const) {
        const wanted = ['a', 'b', 'c']
        wanted.splice(start, count, 'X')
        expect(await list(patch().splice('list', start, count, ['X']))).toBe(wanted.join(''))
      }
      expect(await list(patch().splice('list', 1))).toBe('a')
      expect(await list(patch().splice('list', -1, 1, ['X']))).toBe('abX')
    },
  )

  contract(
    'POST /data/mutate/:dataset',
    '@sanity/client',
    'paths that go everywhere (..) or where a condition holds',
    async (lake) => {
      const client = lake.client('writer')
      await client.create(
        doc('a', {
          body: [
            { _key: 'k', kind: 'note', text: 'one', body: [{ _key: 'm', text: 'two' }] },
            { _key: 'l', kind: 'tip', text: 'three' },
          ],
        }),
      )
      await client
        .patch('a')
        .set({ '..[_key=="m"].text': 'TWO', 'body[kind=="tip"].text': 'THREE' })
        .commit()
      const [body] = await client.fetch('*[_id == "a"].body')
      expect(body).toMatchObject([{ text: 'one', body: [{ text: 'TWO' }] }, { text: 'THREE' }])
      await client.patch('a').unset(['..text']).commit()
      expect(await client.fetch('count(*[_id == "a"][0].body[defined(text)])')).toBe(0)
    },
  )

  contract(
    'POST /data/mutate/:dataset',
    '@sanity/client',
    'several operations of one patch are done in the hosted order',
    async (lake) => {
      const client = lake.client('writer')
      await client.create(doc('a', { gone: 1 }))
      // Written the other way round: setIfMissing, set, unset, diffMatchPatch, inc, insert.
      const patched = await client
        .patch('a', {
          insert: { after: 'list[-1]', items: ['end'] },
          inc: { n: 1 },
          unset: ['gone', 'list[0]'],
          set: { n: 41, list: ['first'] },
          setIfMissing: { n: 7 },
        })
        .commit()
      expect(patched).toMatchObject({ n: 42, list: ['end'] })
      expect(patched).not.toHaveProperty('gone')
    },
  )

  contract(
    'POST /data/mutate/:dataset',
    '@sanity/client',
    'ifRevisionId refuses an outdated patch with 409 and both revisions',
    async (lake) => {
      const client = lake.client('writer')
      const { _rev } = await client.create(doc('a'))
      const patched = await client.patch('a').ifRevisionId(_rev).set({ n: 1 }).commit()
      const late = await refusal(client.patch('a').ifRevisionId(_rev).set({ n: 2 }).commit())
      expect(late).toMatchObject({
        status: 409,
        items: [
          {
            error: {
              type: 'documentRevisionIDDoesNotMatchError',
              id: 'a',
              expectedRevisionID: _rev,
              currentRevisionID: patched._rev,
            },
          },
        ],
      })
      // Both patches of one transaction mean the revision before it.
      await client
        .transaction()
        .patch('a', (p) => p.ifRevisionId(patched._rev).inc({ n: 1 }))
        .patch('a', (p) => p.ifRevisionId(patched._rev).inc({ n: 1 }))
        .commit()
      expect(await client.fetch('*[_id == "a"][0].n')).toBe(3)
    },
  )

  contract(
    'POST /data/mutate/:dataset',
    '@sanity/client',
    'a patch by query changes every match, a patch of nothing is not found',
    async (lake) => {
      const client = lake.client('writer')
      await client
        .transaction(['a', 'b', 'c'].map((id) => ({ create: doc(id, { n: 1 }) })))
        .commit()
      const result = await client
        .patch({ query: '*[_id in $ids]', params: { ids: ['a', 'c'] } })
        .inc({ n: 1 })
        .commit({ returnDocuments: false })
      expect(result).toMatchObject({ documentIds: ['a', 'c'] })
      expect(await client.fetch('*[] | order(_id) .n')).toEqual([2, 1, 2])
      await client.patch(['a', 'b']).set({ n: 0 }).commit()
      expect(await client.fetch('count(*[n == 0])')).toBe(2)
      expect(await refusal(client.patch('none').set({ n: 1 }).commit())).toMatchObject({
        status: 409,
        message: expect.stringContaining('The document with the ID "none" was not found'),
        items: [{ error: { type: 'documentNotFoundError', id: 'none' } }],
      })
    },
  )

  contract(
    'POST /data/mutate/:dataset',
    '@sanity/client',
    'what cannot be patched is refused and says why',
    async (lake) => {
      const client = lake.client('writer')
      const before = await client.create(doc('a', { text: 'x', n: 1 }))
      const why = async (patch: Patch) => {
        const { status, message } = await refusal(client.mutate(patch))
        return [
          status,
          message
            .split('\n')[0]
            ?.replace(/^.*applied: /, '')
            .replace(/:$/, ''),
        ]
      }
      const patch = () => new Patch('a')
      expect(await why(patch().set({ _id: 'b' }))).toEqual([
        400,
        'Cannot modify immutable attribute "_id"',
      ])
      expect(await why(patch().set({ _type: 'b' }))).toEqual([
        400,
        'Cannot modify immutable attribute "_type"',
      ])
      expect(await why(patch().unset(['_type']))).toEqual([
        400,
        'Cannot modify immutable attribute "_type"',
      ])
      expect(await why(patch().inc({ text: 1 }))).toEqual([
        400,
        expect.stringContaining('"text" is not a number'),
      ])
      expect(await why(patch().inc({ missing: 1 }))).toEqual([
        400,
        expect.stringContaining('not a number'),
      ])
      expect(await why(patch().diffMatchPatch({ n: '@@ -1 +1 @@\n-1\n+2\n' }))).toEqual([
        400,
        `Can't diff-match-patch "n", because it is not a string`,
      ])
      expect(await why(patch().diffMatchPatch({ text: 'no patch' }))).toEqual([
        400,
        expect.any(String),
      ])
      expect(await why(patch().set({ 'a[': 1 }))).toEqual([400, expect.any(String)])
      expect(await why(patch().set({ _createdAt: null, _updatedAt: '1999', _rev: 'x' }))).toEqual([
        400,
        expect.any(String),
      ])
      for (const patch of [
        { inc: { n: Number.NaN } },
        { insert: { items: [] } },
        { unset: 'n' },
        { replace: {} },
      ])
        expect(
          (await post(lake.url, { mutations: [{ patch: { id: 'a', ...patch } }] })).status,
        ).toBe(400)
      expect(await client.getDocument('a')).toEqual(before)
      const after = await client
        .patch('a')
        .set({ nan: Number.NaN, gone: undefined, when: new Date(0), _rev: 'x', _updatedAt: '1999' })
        .commit()
      expect(after).toMatchObject({ nan: null, when: '1970-01-01T00:00:00.000Z' })
      expect(after._rev).not.toBe('x')
      expect(after._updatedAt >= before._updatedAt).toBe(true)
    },
  )

  contract(
    'POST /data/mutate/:dataset',
    '@sanity/client',
    'a prototype is no field: __proto__ in paths and documents is refused',
    async (lake) => {
      const client = lake.client('writer')
      await client.create(doc('a'))
      for (const path of [
        '__proto__.polluted',
        'x.__proto__.polluted',
        "['__proto__'].polluted",
        '..__proto__',
      ])
        expect(
          await refusal(
            client
              .patch('a')
              .set({ [path]: 1 })
              .commit(),
          ),
        ).toMatchObject({ status: 400 })
      const own = '{"_id":"b","_type":"page","x":{"__proto__":{"polluted":1}}}'
      expect((await post(lake.url, `{"mutations":[{"createOrReplace":${own}}]}`)).status).toBe(400)
      await client.patch('a').set({ 'constructor.prototype.polluted': 1 }).commit()
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
      expect(await client.fetch('*[_id == "a"][0].constructor.prototype')).toEqual({ polluted: 1 })
    },
  )

  contract(
    'POST /data/mutate/:dataset',
    '@sanity/client',
    'duplicate keys are stored as they are, deep nesting is refused',
    async (lake) => {
      const client = lake.client('writer')
      const list = [{ _key: 'x' }, { _key: 'x' }]
      expect(await client.create(doc('a', { list }))).toMatchObject({ list })
      const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
      const response = await post(
        lake.url,
        `{"mutations":[{"create":{"_type":"page","deep":${deep}}}]}`,
      )
      expect([response.status, await response.text()]).toEqual([
        400,
        expect.stringContaining('nested'),
      ])
    },
  )
})

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
      expect((await post(lake.url, { mutations: [] }, '?returnEverything=true')).status).toBe(501)
    },
  )

  contract(
    'POST /data/mutate/:dataset',
    '@sanity/client',
    'autoGenerateArrayKeys gives keys to new items that have none',
    async (lake) => {
      const client = lake.client('writer')
      const options = { autoGenerateArrayKeys: true }
      const made = await client.create(
        doc('a', { list: [{ n: 1, inner: [{}, 'text', 3] }, { _key: 'mine' }] }),
        options,
      )
      const key = expect.stringMatching(/^[0-9a-f]{12}$/)
      expect(made).toHaveProperty('list', [
        { _key: key, n: 1, inner: [{ _key: key }, 'text', 3] },
        { _key: 'mine' },
      ])
      const patched = await client
        .patch('a')
        .append('list', [{ n: 2 }])
        .set({ other: [{ n: 3 }] })
        .commit(options)
      expect(patched).toMatchObject({ list: [{}, {}, { _key: key }], other: [{ _key: key }] })
    },
  )

  contract(
    'POST /data/mutate/:dataset',
    '@sanity/client',
    'a dataset that is not this one is not found, and a viewer or nobody may write',
    async (lake) => {
      const elsewhere = lake.client('writer').withConfig({ dataset: 'staging' })
      expect(await refusal(elsewhere.create(doc('a')))).toMatchObject({ status: 404 })
      for (const role of ['viewer', null] as const)
        expect(await refusal(lake.client(role).create(doc('a')))).toMatchObject({
          status: 403,
          items: [
            { index: 0, error: { type: 'insufficientPermissionsError', permission: 'create' } },
          ],
        })
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
      // In one transaction documents may name each other in any order.
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
      expect(await refusal(client.createOrReplace({ _id: 'b', _type: 'other' }))).toMatchObject({
        status: 409,
      })
      await client.createOrReplace({ _id: 'w', _type: 'other' })
      await client
        .transaction()
        .delete('drafts.a')
        .patch('a', { unset: ['next'] })
        .delete('b')
        .commit()
      expect(await client.fetch('*[]._id')).toEqual(['a', 'w'])
    },
  )

  contract(
    'POST /data/mutate/:dataset',
    '@sanity/client',
    'three hundred documents in a circle are made in one transaction and deleted in one',
    async (lake) => {
      const client = lake.client('writer')
      const circle = Array.from({ length: 300 }, (_, n) =>
        doc(`p${n}`, { next: to(`p${(n + 1) % 300}`) }),
      )
      await client.transaction(circle.map((create) => ({ create }))).commit()
      expect(await refusal(client.delete('p1'))).toMatchObject({
        items: [{ error: { referencingIDs: ['p0'] } }],
      })
      await client.delete({ query: '*[_type == "page"]' })
      expect(await client.fetch('count(*)')).toBe(0)
    },
  )
})
