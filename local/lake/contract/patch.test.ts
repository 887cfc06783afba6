import { Patch } from '@sanity/client'
import { describe, expect } from 'vitest'
import { refusal } from '../testing/answers.ts'
import { contract } from '../testing/contract.ts'
import { doc, post } from '../testing/mutate-support.ts'

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
      // Listed in reverse: they apply in the order setIfMissing, set, unset, diffMatchPatch, inc, insert.
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
      // Both patches of one transaction refer to the revision before it.
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
        { set: { n: 1e308 }, inc: { n: 1e308 } },
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
})
