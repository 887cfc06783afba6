import { describe, expect, it } from 'vitest'
import { failure, testLake } from './testing.ts'

const page = (id: string, title: string, more: Record<string, unknown> = {}) => ({
  _id: id,
  _type: 'page',
  title: { _type: 'localeString', en: title },
  path: { _type: 'slug', current: `v5/${id}` },
  ...more,
})

describe('queries', () => {
  it('see published, drafts or raw documents, and only public ones without a token', async () => {
    await using lake = await testLake()
    const writer = lake.client('writer')
    await writer
      .transaction()
      .create(page('a', 'A'))
      .create(page('drafts.a', 'A2'))
      .create(page('drafts.b', 'B'))
      .commit()
    const ids = '*[_type == "page"] | order(_id asc) {_id, "t": title.en}'
    expect(await writer.fetch(ids)).toEqual([
      { _id: 'a', t: 'A' },
      { _id: 'drafts.a', t: 'A2' },
      { _id: 'drafts.b', t: 'B' },
    ])
    expect(await lake.client('writer', 'published').fetch(ids)).toEqual([{ _id: 'a', t: 'A' }])
    expect(await lake.client('writer', 'drafts').fetch(ids)).toEqual([
      { _id: 'a', t: 'A2' },
      { _id: 'b', t: 'B' },
    ])
    expect(await lake.client(null).fetch('*[]._id')).toEqual(['a'])
    expect(await lake.client(null).getDocument('drafts.a')).toBeUndefined()
  })

  it('narrow by id, type, path and reference to the same result as a full scan', async () => {
    await using lake = await testLake()
    const writer = lake.client('writer')
    const tx = writer.transaction()
    for (const n of [1, 2, 3])
      tx.create(page(`p${n}`, `P${n}`, { next: { _ref: `p${(n % 3) + 1}` } }))
    await tx.create({ _id: 'other', _type: 'sidebar', entry: { _ref: 'p1' } }).commit()
    const fetch = (query: string, params = {}) => writer.fetch<unknown>(query, params)
    expect(await fetch('*[_id == $id][0].title.en', { id: 'p2' })).toBe('P2')
    expect(
      await fetch('*[_type == "page" && path.current == $p][0]{"n": next->title.en}', {
        p: 'v5/p3',
      }),
    ).toEqual({ n: 'P1' })
    expect(await fetch('count(*[_type in ["page", "sidebar"]])')).toBe(4)
    expect(await fetch('*[_id in $ids]._id', { ids: ['p3', 'none', 'p1'] })).toHaveLength(2)
    expect(await fetch('*[references("p1")]._id | order(@ asc)')).toEqual(['other', 'p3'])
    expect(await fetch('*[_type == "sidebar" || _id == "p1"]._id | order(@ asc)')).toEqual([
      'other',
      'p1',
    ])
    expect(
      await fetch('*[_type == "page"]{_id, "from": *[references(^._id)]._id}[_id == "p2"]'),
    ).toEqual([{ _id: 'p2', from: ['p1'] }])
    expect(
      await fetch('*[_type in $t && ([@, _id] match text::query($q))]._id', {
        t: ['page'],
        q: 'p2*',
      }),
    ).toEqual(['p2'])
  })

  it('take long queries by POST, and say where a broken one is broken', async () => {
    await using lake = await testLake()
    const client = lake.client('writer')
    expect(await client.fetch(`count(*[_id != "${'x'.repeat(20_000)}"])`)).toBe(0)
    expect(await failure(client.fetch('*[_type == '))).toMatchObject({
      status: 400,
      type: 'queryParseError',
    })
  })
})

describe('mutations', () => {
  it('create, patch, replace and delete', async () => {
    await using lake = await testLake()
    const client = lake.client('writer')
    await client.create(page('a', 'A', { list: [{ _key: 'x', n: 1 }] }))
    await client
      .patch('a')
      .set({ 'title.en': 'B' })
      .inc({ 'list[_key=="x"].n': 2 })
      .insert('after', 'list[-1]', [{ _key: 'y', n: 9 }])
      .commit()
    await client
      .patch('a')
      .diffMatchPatch({ 'title.en': '@@ -1 +1,2 @@\n B\n+C\n' })
      .unset(['path'])
      .commit()
    expect(await client.getDocument('a')).toMatchObject({
      title: { en: 'BC' },
      list: [
        { _key: 'x', n: 3 },
        { _key: 'y', n: 9 },
      ],
    })
    await client.createIfNotExists(page('a', 'ignored'))
    await client.createOrReplace(page('a', 'new'))
    expect(await client.fetch('*[_id == "a"][0]{"t": title.en, list}')).toEqual({
      t: 'new',
      list: null,
    })
    await client.delete({ query: '*[_type == $t]', params: { t: 'page' } })
    expect(await client.fetch('count(*)')).toBe(0)
  })

  it('are all or nothing, and a dry run is nothing', async () => {
    await using lake = await testLake()
    const client = lake.client('writer')
    const both = client
      .transaction()
      .create(page('a', 'A'))
      .patch('missing', { set: { n: 1 } })
    expect(await failure(both.commit())).toMatchObject({
      status: 409,
      type: 'documentNotFoundError',
    })
    await client.create(page('b', 'B'), { dryRun: true })
    expect(await client.fetch('count(*)')).toBe(0)
  })

  it('refuse an outdated revision and an id that is taken', async () => {
    await using lake = await testLake()
    const client = lake.client('writer')
    const { _rev } = await client.create(page('a', 'A'))
    await client.patch('a').ifRevisionId(_rev).set({ n: 1 }).commit()
    expect(
      await failure(client.patch('a').ifRevisionId(_rev).set({ n: 2 }).commit()),
    ).toMatchObject({
      status: 409,
      type: 'documentRevisionIDDoesNotMatchError',
    })
    expect(await failure(client.create(page('a', 'again')))).toMatchObject({
      status: 409,
      type: 'documentAlreadyExistsError',
    })
  })

  it('keep strong references whole, also among the documents of one transaction', async () => {
    await using lake = await testLake()
    const client = lake.client('writer')
    const tx = client.transaction()
    for (let n = 0; n < 300; n += 1)
      tx.createOrReplace(page(`p${n}`, 'P', { next: { _ref: `p${(n + 1) % 300}` } }))
    await tx.commit()
    expect(await failure(client.delete('p1'))).toMatchObject({
      status: 409,
      type: 'documentHasExistingReferencesError',
    })
    expect(
      await failure(client.create(page('q', 'Q', { next: { _ref: 'nowhere' } }))),
    ).toMatchObject({ status: 409 })
    await client.create(page('q', 'Q', { next: { _ref: 'nowhere', _weak: true } }))
    await client.delete({ query: '*' })
    expect(await client.fetch('count(*)')).toBe(0)
  })

  it('generate array keys when asked', async () => {
    await using lake = await testLake()
    const client = lake.client('writer')
    const made = await client.create(page('a', 'A', { list: [{ n: 1 }] }), {
      autoGenerateArrayKeys: true,
    })
    expect(made).toMatchObject({ list: [{ n: 1, _key: expect.any(String) }] })
  })

  it('answer a repeated transaction instead of repeating it', async () => {
    await using lake = await testLake()
    const client = lake.client('writer')
    const send = () => client.transaction().transactionId('t1').create(page('a', 'A')).commit()
    await send()
    expect(await send()).toMatchObject({ transactionId: 't1' })
  })
})

describe('actions', () => {
  it('edit, publish, unpublish, discard and delete', async () => {
    await using lake = await testLake()
    const client = lake.client('writer')
    const pair = { draftId: 'drafts.a', publishedId: 'a' }
    await client.action({
      actionType: 'sanity.action.document.create',
      publishedId: 'a',
      attributes: page('drafts.a', 'A'),
      ifExists: 'fail',
    })
    await client.action({ actionType: 'sanity.action.document.publish', ...pair })
    await client.action({
      actionType: 'sanity.action.document.edit',
      ...pair,
      patch: { set: { 'title.en': 'B' } },
    })
    expect(await client.fetch('*[]|order(_id asc){_id, "t": title.en}')).toEqual([
      { _id: 'a', t: 'A' },
      { _id: 'drafts.a', t: 'B' },
    ])
    const stale = client.action({
      actionType: 'sanity.action.document.publish',
      ...pair,
      ifPublishedRevisionId: 'old',
    })
    expect(await failure(stale)).toMatchObject({
      status: 409,
      type: 'documentRevisionIDDoesNotMatchError',
    })
    await client.action({ actionType: 'sanity.action.document.publish', ...pair })
    expect(await client.fetch('*[]{_id, "t": title.en}')).toEqual([{ _id: 'a', t: 'B' }])
    await client.action({ actionType: 'sanity.action.document.unpublish', ...pair })
    expect(await client.fetch('*[]._id')).toEqual(['drafts.a'])
    await client.action({ actionType: 'sanity.action.document.discard', draftId: 'drafts.a' })
    expect(
      await failure(client.action({ actionType: 'sanity.action.document.publish', ...pair })),
    ).toMatchObject({ status: 409 })
  })

  it('make references strong when the document is published', async () => {
    await using lake = await testLake()
    const client = lake.client('writer')
    const next = { _ref: 'b', _weak: true, _strengthenOnPublish: { type: 'page' } }
    await client
      .transaction()
      .create(page('b', 'B'))
      .create(page('drafts.a', 'A', { next }))
      .commit()
    await client.action({
      actionType: 'sanity.action.document.publish',
      draftId: 'drafts.a',
      publishedId: 'a',
    })
    expect(await client.getDocument('a')).toMatchObject({ next: { _ref: 'b' } })
    expect(await client.fetch('*[_id == "a"][0].next')).toEqual({ _ref: 'b' })
  })

  it('are refused with 501 and their name when unknown', async () => {
    await using lake = await testLake()
    const response = await fetch(`${lake.url}/v2025-02-19/data/actions/production`, {
      method: 'POST',
      headers: { authorization: 'Bearer writer-token-0123456789' },
      body: JSON.stringify({ actions: [{ actionType: 'sanity.action.release.create' }] }),
    })
    expect(response.status).toBe(501)
    expect(await response.text()).toContain('sanity.action.release.create')
  })
})
