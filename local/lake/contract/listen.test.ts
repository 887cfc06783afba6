import { request } from 'node:http'
import type { ListenOptions, ResumableListenOptions, SanityClient } from '@sanity/client'
import { ConnectionFailedError, createClient } from '@sanity/client'
import { applyPatch } from 'mendoza'
import { expect } from 'vitest'
import { type CollectedEvents, collectEvents } from '../testing/collect-events.ts'
import { contract } from '../testing/contract.ts'
import { STUDIO, type TestLake } from '../testing/test-lake.ts'

type StreamEvent = { type: string; [field: string]: unknown }

const EVENTS = ['welcome', 'mutation', 'reset', 'welcomeback', 'reconnect'] as const

/** Listens with the Studio's options; resolves after the first event. */
async function listening(
  client: SanityClient,
  query: string,
  options: Omit<ListenOptions, 'events'> = {},
  params: Record<string, unknown> = {},
): Promise<CollectedEvents<StreamEvent>> {
  const all = { includeAllVersions: true, ...options, events: [...EVENTS] }
  // The client's types allow only `true` for `enableResume`.
  const collected = collectEvents<StreamEvent>(
    client.listen(query, params, all as ResumableListenOptions),
  )
  await collected.until(1)
  return collected
}

const mutations = (collected: CollectedEvents<StreamEvent>) =>
  collected.received.filter(({ type }) => type === 'mutation')

function without(document: unknown): Record<string, unknown> {
  const { _rev: _, ...content } = document as Record<string, unknown>
  return content
}

/** Waits until the client has lost its stream and reconnected. */
async function cut(lake: TestLake, meanwhile: () => Promise<unknown>): Promise<void> {
  lake.lake.realtime.connections.endAll()
  await meanwhile()
}

contract(
  'GET /data/listen/:dataset',
  '@sanity/client',
  'tells of each change with effects that lead from one document to the next and back',
  async (lake) => {
    const client = lake.client('administrator')
    using collected = await listening(client, '*[_type == "page" && _id == "a"]{title}', {
      effectFormat: 'mendoza',
      includePreviousRevision: true,
    })
    await client.create({ _id: 'a', _type: 'page', text: 'one two' })
    await client.create({ _id: 'b', _type: 'page' })
    await client.patch('a').set({ text: 'one 2 two' }).commit()
    await client.delete('a')
    const [welcome, appear, update, gone] = await collected.until(4)
    expect(welcome).toMatchObject({ type: 'welcome', listenerName: expect.any(String) })
    expect(appear).toMatchObject({
      transition: 'appear',
      result: { text: 'one two' },
      previous: null,
      visibility: 'query',
    })
    expect(appear).not.toHaveProperty('previousRev')
    expect(update).toMatchObject({
      transition: 'update',
      identity: 'administrator',
      previousRev: appear?.['resultRev'],
      previous: appear?.['result'],
      mutations: [{ patch: { id: 'a', set: { text: 'one 2 two' } } }],
    })
    expect(gone).toMatchObject({
      transition: 'disappear',
      resultRev: gone?.['transactionId'],
      previous: update?.['result'],
      mutations: [{ delete: { id: 'a' } }],
    })
    expect(gone).not.toHaveProperty('result')
    const effects = update?.['effects'] as { apply: unknown[]; revert: unknown[] }
    const [before, after] = [without(appear?.['result']), without(update?.['result'])]
    expect(applyPatch(before, effects.apply)).toEqual(after)
    expect(applyPatch(after, effects.revert)).toEqual(before)
  },
)

contract(
  'GET /data/listen/:dataset',
  '@sanity/client',
  'leaves out what was not asked for',
  async (lake) => {
    const client = lake.client('administrator')
    using collected = await listening(client, '*', {
      includeResult: false,
      includeMutations: false,
    })
    await client.create({ _id: 'a', _type: 'page' })
    const [, event] = await collected.until(2)
    expect(Object.keys(event ?? {}).sort()).toEqual(
      [
        'type',
        'eventId',
        'documentId',
        'transactionId',
        'transition',
        'identity',
        'resultRev',
        'timestamp',
        'visibility',
        'transactionTotalEvents',
        'transactionCurrentEvent',
      ].sort(),
    )
  },
)

contract(
  'GET /data/listen/:dataset',
  '@sanity/client',
  'tells by the filter whether a document appears, changes or disappears',
  async (lake) => {
    const client = lake.client('administrator')
    using collected = await listening(
      client,
      '*[_type == $type && size > 1] | order(size)[0...1]',
      {},
      {
        type: 'page',
      },
    )
    await client.create({ _id: 'a', _type: 'page', size: 1 })
    for (const size of [2, 3, 0]) await client.patch('a').set({ size }).commit()
    await collected.until(4)
    expect(mutations(collected).map(({ transition }) => transition)).toEqual([
      'appear',
      'update',
      'disappear',
    ])
    expect(mutations(collected).at(-1)).toMatchObject({ result: { size: 0 } })
  },
)

contract(
  'GET /data/listen/:dataset',
  '@sanity/client',
  'counts in a transaction what this listener hears of it, from zero',
  async (lake) => {
    const client = lake.client('administrator')
    using pair = await listening(client, '*[_id in $ids]', {}, { ids: ['a', 'drafts.a'] })
    using anonymous = await listening(lake.client(null), '*')
    await client
      .transaction()
      .create({ _id: 'drafts.a', _type: 'page' })
      .create({ _id: 'b', _type: 'page' })
      .create({ _id: 'a', _type: 'page' })
      .commit()
    await Promise.all([pair.until(3), anonymous.until(3)])
    const places = (collected: CollectedEvents<StreamEvent>) =>
      mutations(collected).map((event) => [
        event['documentId'],
        event['transactionCurrentEvent'],
        event['transactionTotalEvents'],
      ])
    expect(places(pair)).toEqual([
      ['a', 0, 2],
      ['drafts.a', 1, 2],
    ])
    expect(places(anonymous)).toEqual([
      ['a', 0, 2],
      ['b', 1, 2],
    ])
  },
)

contract(
  'GET /data/listen/:dataset',
  '@sanity/client',
  'tells of drafts and versions only when asked to, from version 2025-02-19 of the API on',
  async (lake) => {
    const client = lake.client('administrator')
    using published = await listening(client, '*', { includeAllVersions: false })
    using old = await listening(
      client.withConfig({ apiVersion: '2024-01-01' }),
      '*',
      // The client omits undefined options.
      { includeAllVersions: undefined as never },
    )
    await client.create({ _id: 'drafts.a', _type: 'page' })
    await client.create({ _id: 'a', _type: 'page' })
    await Promise.all([published.until(2), old.until(3)])
    const ids = (collected: CollectedEvents<StreamEvent>) =>
      mutations(collected).map((event) => event['documentId'])
    expect(ids(published)).toEqual(['a'])
    expect(ids(old)).toEqual(['drafts.a', 'a'])
  },
)

contract(
  'GET /data/listen/:dataset',
  '@sanity/client',
  'names the mistake in a query and its place, by a channelError',
  async (lake) => {
    using collected = collectEvents(lake.client('viewer').listen('*[_type == '))
    const failure = await collected.failure
    expect(failure).toMatchObject({
      name: 'ChannelError',
      data: { error: { type: 'queryParseError', query: '*[_type == ' } },
    })
    using count = collectEvents(lake.client('viewer').listen('count(*)'))
    expect(String(await count.failure)).toMatch(/must start with/)
    using effects = collectEvents(
      lake.client('viewer').listen('*', {}, { effectFormat: 'x' as never }),
    )
    expect(String(await effects.failure)).toMatch(/effectFormat is "x"/)
    const elsewhere = lake.client('viewer').withConfig({ dataset: 'other' })
    using dataset = collectEvents(elsewhere.listen('*'))
    expect(String(await dataset.failure)).toMatch(/Dataset "other" not found/)
  },
)

contract(
  'GET /data/listen/:dataset',
  'Studio',
  'tells who comes back what was missed, in order, and goes on from there',
  async (lake) => {
    const client = lake.client('administrator')
    const options = { effectFormat: 'mendoza', enableResume: true } as const
    using collected = await listening(client, '*[_id in $ids]', options, { ids: ['a', 'drafts.a'] })
    using steady = await listening(lake.client('viewer'), '*[_id in $ids]', options, {
      ids: ['a', 'drafts.a'],
    })
    await cut(lake, () => client.create({ _id: 'drafts.a', _type: 'page', title: 'one' }))
    await Promise.all([collected.until(4), steady.until(4)])
    await cut(lake, async () => {
      await client.patch('drafts.a').set({ title: 'two' }).commit()
      await client.create({ _id: 'other', _type: 'page' })
      await client.action({
        actionType: 'sanity.action.document.publish',
        draftId: 'drafts.a',
        publishedId: 'a',
      })
    })
    await collected.until(9)
    await client.patch('a').set({ title: 'three' }).commit()
    const heard = await collected.until(10)
    expect(heard.map(({ type, documentId }) => documentId ?? type)).toEqual([
      'welcome',
      'reconnect',
      'welcomeback',
      'drafts.a',
      'reconnect',
      'welcomeback',
      'drafts.a',
      'a',
      'drafts.a',
      'a',
    ])
  },
)

contract(
  'GET /data/listen/:dataset',
  '@sanity/client',
  'ends when the session of who listens has ended, and does not let it come back',
  async (lake) => {
    const token = lake.lake.sessions.start('viewer')
    const client = createClient({ ...lake.client(null).config(), token })
    using collected = await listening(client, '*')
    await client.request({ method: 'POST', url: '/auth/logout' })
    await lake.client('administrator').create({ _id: 'drafts.secret', _type: 'page' })
    const failure = await collected.failure
    expect(failure).toBeInstanceOf(ConnectionFailedError)
    expect(failure).toMatchObject({ status: 401 })
    expect(mutations(collected)).toEqual([])
  },
)

/** Status and start of the body of a request to a host name that resolves to this machine. */
function ask(url: URL, headers: Record<string, string>): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const { port, pathname, search, host } = url
    const listenRequest = request({ port, path: pathname + search, headers: { host, ...headers } })
    listenRequest.once('error', reject)
    listenRequest.once('response', (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
        if (!text.includes('data:') && response.statusCode === 200) return
        listenRequest.destroy()
        resolve({ status: response.statusCode ?? 0, text })
      })
    })
    listenRequest.end()
  })
}

contract(
  'GET /data/listen/:dataset',
  'browser',
  'goes to a hostname of its own, which a ticket opens once',
  async (lake) => {
    const url = `${lake.url}/v2025-02-19/data/listen/production?query=*`
    const first = await fetch(url, { headers: { origin: STUDIO }, redirect: 'manual' })
    expect(first.status).toBe(307)
    const target = new URL(first.headers.get('location') ?? '')
    expect(target.hostname).toMatch(/^[0-9a-f]{12}\.localhost$/)
    const opened = await ask(target, { origin: 'null' })
    expect(opened).toMatchObject({ status: 200, text: expect.stringContaining('event: welcome') })
    expect(await ask(target, { origin: 'null' })).toMatchObject({ status: 503 })
    expect((await fetch(url, { headers: { origin: 'http://elsewhere.example' } })).status).toBe(403)
  },
)
