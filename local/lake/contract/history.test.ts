import type { SanityClient } from '@sanity/client'
import { createHistoryStore } from 'sanity'
import { describe, expect } from 'vitest'
import { answerOf, refusal } from '../testing/answers.ts'
import { contract } from '../testing/contract.ts'
import { type TestLake, tokenOf } from '../testing/test-lake.ts'

const page = (_id: string, more: Record<string, unknown> = {}) => ({ _id, _type: 'page', ...more })
const pair = { draftId: 'drafts.a', publishedId: 'a' }
const edit = (client: SanityClient, set: Record<string, unknown>) =>
  client.action({ actionType: 'sanity.action.document.edit', ...pair, patch: { set } })
const publish = (client: SanityClient) =>
  client.action({ actionType: 'sanity.action.document.publish', ...pair })

type Event = {
  type: string
  id: string
  author: string
  versionRevisionId?: string
  revisionId?: string
  contributors?: string[]
}
type Events = { events: Record<string, Event[]>; nextCursor: string }

/** The request of the Studio's events store. */
const eventsOf = (client: SanityClient, id: string, query: Record<string, string> = {}) =>
  client.request<Events>({
    url: `/data/history/production/events/documents/${id}`,
    query: { limit: '100', ...query },
    tag: 'get-document-events',
  })

const typesOf = ({ events }: Events, id: string) => events[id]?.map(({ type }) => type)

type Line = {
  id: string
  author: string
  timestamp: string
  documentIDs: string[]
  mutations?: unknown[]
  effects: Record<string, { apply: unknown[]; revert: unknown[] }>
}

/** The request of the Studio's `getTransactionsLogs`, which reads the same stream of lines. */
async function logOf(
  lake: TestLake,
  ids: string,
  more: Record<string, string> = {},
): Promise<Line[]> {
  const query = new URLSearchParams({
    tag: 'sanity.studio.documents.history',
    effectFormat: 'mendoza',
    excludeContent: 'true',
    includeIdentifiedDocumentsOnly: 'true',
    limit: '50',
    ...more,
  })
  const url = `${lake.url}/v2025-02-19/data/history/production/transactions${ids}?${query}`
  const response = await fetch(url, { headers: { authorization: `Bearer ${tokenOf('writer')}` } })
  expect(response.headers.get('content-type')).toBe('application/x-ndjson')
  return (await response.text())
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line)
}

describe('events', () => {
  contract(
    'GET /data/history/:dataset/events/documents/:ids',
    'Studio',
    'the life of a document: created, published, unpublished, discarded, deleted',
    async (lake) => {
      const client = lake.client('writer')
      const created = await client.create(page('drafts.a', { n: 1 }))
      const edited = await lake.client('administrator').patch('drafts.a').set({ n: 2 }).commit()
      const published = await publish(client)
      const again = await edit(client, { n: 3 })
      await client.action({
        actionType: 'sanity.action.document.version.discard',
        versionId: 'drafts.a',
      })
      const unpublished = await client.action({
        actionType: 'sanity.action.document.unpublish',
        ...pair,
      })
      await publish(client)
      await client.action({
        actionType: 'sanity.action.document.delete',
        publishedId: 'a',
        includeDrafts: [],
      })
      const ofDraft = await eventsOf(client, 'drafts.a')
      expect(ofDraft.nextCursor).toBe('')
      expect(ofDraft.events['drafts.a']).toMatchObject([
        { type: 'deleteDocumentGroup', documentId: 'a' },
        { type: 'publishDocumentVersion', versionRevisionId: unpublished.transactionId },
        {
          type: 'unpublishDocument',
          versionId: 'drafts.a',
          versionRevisionId: unpublished.transactionId,
        },
        {
          type: 'deleteDocumentVersion',
          versionId: 'drafts.a',
          versionRevisionId: again.transactionId,
        },
        {
          type: 'createDocumentVersion',
          versionId: 'drafts.a',
          versionRevisionId: again.transactionId,
        },
        {
          type: 'publishDocumentVersion',
          documentId: 'a',
          revisionId: published.transactionId,
          versionId: 'drafts.a',
          versionRevisionId: edited._rev,
          publishCause: 'document.publish',
          contributors: expect.arrayContaining(['writer', 'administrator']),
          author: 'writer',
        },
        { type: 'createDocumentVersion', versionRevisionId: created._rev },
      ])
      expect(typesOf(await eventsOf(client, 'a'), 'a')).toEqual([
        'deleteDocumentGroup',
        'publishDocumentVersion',
        'unpublishDocument',
        'publishDocumentVersion',
      ])
    },
  )

  contract(
    'GET /data/history/:dataset/events/documents/:ids',
    'Studio',
    'live documents, and versions with their release',
    async (lake) => {
      const client = lake.client('writer')
      await client.create(page('a'))
      await client.patch('a').set({ n: 1 }).commit()
      await client.create(page('versions.summer.a'))
      const live = await eventsOf(client, 'a')
      expect(typesOf(live, 'a')).toEqual(['updateLiveDocument', 'createLiveDocument'])
      const { events } = await eventsOf(client, 'versions.summer.a')
      expect(events['versions.summer.a']).toMatchObject([
        { type: 'createDocumentVersion', releaseId: 'summer' },
      ])
      expect(await eventsOf(client, 'never')).toEqual({ events: { never: [] }, nextCursor: '' })
    },
  )

  contract(
    'GET /data/history/:dataset/events/documents/:ids',
    'Studio',
    'page by page with nextCursor, every event once',
    async (lake) => {
      const client = lake.client('writer')
      await client.create(page('drafts.a', { n: 0 }))
      for (let n = 1; n <= 12; n += 1) {
        await publish(client)
        await edit(client, { n })
      }
      const all = (await eventsOf(client, 'drafts.a')).events['drafts.a'] ?? []
      expect(all).toHaveLength(25)
      const paged: Event[] = []
      let cursor = ''
      do {
        const { events, nextCursor } = await eventsOf(client, 'drafts.a', {
          limit: '7',
          ...(cursor !== '' && { nextCursor: cursor }),
        })
        paged.push(...(events['drafts.a'] ?? []))
        cursor = nextCursor
      } while (cursor !== '')
      expect(paged).toEqual(all)
      expect(await refusal(eventsOf(client, 'a', { nextCursor: 'x' }))).toMatchObject({
        status: 400,
      })
      expect(await refusal(eventsOf(client, 'a', { since: 'x' }))).toMatchObject({ status: 501 })
      expect(await refusal(eventsOf(lake.client(null), 'a'))).toMatchObject({ status: 401 })
    },
  )
})

describe('transactions', () => {
  contract(
    'GET /data/history/:dataset/transactions/:ids',
    'Studio',
    'ranges, limits and both directions, as getDocumentTransactions pages through them',
    async (lake) => {
      const client = lake.client('writer')
      const { _rev: first } = await client.create(page('drafts.a', { n: 0 }))
      for (let n = 1; n < 120; n += 1)
        await client.patch('drafts.a').set({ n }).commit({ visibility: 'async' })
      const found: string[] = []
      for (let from = first; ; ) {
        const lines = await logOf(lake, '/drafts.a', { fromTransaction: from })
        found.push(...lines.map(({ id }) => id).filter((id) => !found.includes(id)))
        if (lines.length < 50) break
        from = lines.at(-1)?.id ?? ''
      }
      expect(found).toHaveLength(120)
      const newest = await logOf(lake, '/a,drafts.a', { reverse: 'true', limit: '2' })
      expect(newest.map(({ id }) => id)).toEqual(found.slice(-2).reverse())
      const range = { fromTransaction: found[3] ?? '', toTransaction: found[5] ?? '' }
      expect((await logOf(lake, '/drafts.a', range)).map(({ id }) => id)).toEqual(found.slice(3, 6))
      const older = await logOf(lake, '/a,drafts.a', {
        reverse: 'true',
        toTransaction: found[5] ?? '',
      })
      expect(older.map(({ id }) => id)).toEqual(found.slice(0, 6).reverse())
      expect(await logOf(lake, '/drafts.a', { authors: 'viewer,writer' })).toHaveLength(50)
      expect(await logOf(lake, '/drafts.a', { authors: 'viewer' })).toEqual([])
    },
  )

  contract(
    'GET /data/history/:dataset/transactions/:ids',
    '@sanity/client',
    'effects and mutations, of the documents asked for or of the whole transaction',
    async (lake) => {
      const client = lake.client('writer')
      await client.transaction().create(page('a')).create(page('b')).commit()
      await client.patch('a').set({ n: 1 }).commit()
      const [first, second] = await logOf(lake, '/a', { excludeContent: 'false' })
      expect(first).toMatchObject({
        author: 'writer',
        documentIDs: ['a'],
        mutations: [{ create: { _id: 'a' } }],
      })
      expect(first?.effects['a']?.revert).toEqual([0, null])
      expect(second).toMatchObject({ mutations: [{ patch: { id: 'a', set: { n: 1 } } }] })
      expect(second?.effects['a']?.apply).toEqual(expect.arrayContaining([1, 'n']))
      const [whole] = await logOf(lake, '/a', {
        includeIdentifiedDocumentsOnly: 'false',
        excludeMutations: 'true',
      })
      expect(whole).toMatchObject({ documentIDs: ['a', 'b'], effects: { a: {}, b: {} } })
      expect(whole).not.toHaveProperty('mutations')
      const byStore = await createHistoryStore({ client }).getTransactions(['a', 'b'])
      expect(byStore.map(({ documentIDs }) => documentIDs)).toEqual([['a', 'b'], ['a']])
    },
  )
})

describe('documents as they were', () => {
  contract(
    'GET /data/history/:dataset/documents/:ids',
    'Studio',
    'at each revision, and the last state of a deleted one',
    async (lake) => {
      const client = lake.client('writer')
      const history = createHistoryStore({ client })
      const states = [
        await client.create<Record<string, unknown>>(
          page('a', { text: 'one', list: [{ _key: 'k', n: 1 }] }),
        ),
      ]
      for (const set of [{ text: 'two 限價' }, { 'list[0].n': 2 }, { text: 'one' }])
        states.push(await client.patch('a').set(set).commit())
      await client.delete('a')
      states.push(await client.create<Record<string, unknown>>(page('a', { text: 'reborn' })))
      for (const state of states)
        expect(await history.getDocumentAtRevision('a', String(state['_rev']))).toEqual(state)
      const at = async (query: string) =>
        (await client.request({ url: `/data/history/production/documents/a?${query}` })).documents
      expect(await at('lastRevision=true')).toEqual([states.at(-1)])
      expect(await at('revision=unknown')).toEqual([])
      await client.delete('a')
      expect(await history.getDocumentAtRevision('a', 'lastRevision')).toEqual(states.at(-1))
      expect(await refusal(at(''))).toMatchObject({ status: 400 })
      const log = (query: string) =>
        client.request({ url: `/data/history/production/transactions/a?${query}` })
      expect(await refusal(log('effectFormat=diff'))).toMatchObject({ status: 501 })
      expect(await refusal(log('fromTransaction=unknown'))).toMatchObject({ status: 400 })
      expect(await refusal(log('limit=0'))).toMatchObject({ status: 400 })
    },
  )

  contract(
    'GET /data/history/:dataset/documents/:ids',
    'Studio',
    'restore of an old revision into the draft, of a live document, and of a deleted one',
    async (lake) => {
      const client = lake.client('writer')
      const history = createHistoryStore({ client })
      await client.create(page('b'))
      const old = await client.create(page('a', { n: 1, next: { _type: 'reference', _ref: 'b' } }))
      await client.patch('a').set({ n: 2 }).unset(['next']).commit()
      await answerOf(
        history.restore('a', 'drafts.a', old._rev, {
          fromDeleted: false,
          useServerDocumentActions: true,
        }),
      )
      expect(await client.getDocument('drafts.a')).toMatchObject({ n: 1, next: { _ref: 'b' } })
      // The Studio restores a live document without actions.
      await client.delete('drafts.a')
      await answerOf(history.restore('a', 'a', old._rev))
      expect(await client.getDocument('a')).toMatchObject({ n: 1, _createdAt: old._createdAt })
      await client.delete('a')
      await answerOf(
        history.restore('a', 'drafts.a', 'lastRevision', {
          fromDeleted: true,
          useServerDocumentActions: true,
        }),
      )
      expect(await client.getDocument('drafts.a')).toMatchObject({ n: 1 })
    },
  )
})
