import type { SanityDocumentStub } from '@sanity/client'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { failure } from '../../local/lake/testing/test-lake.ts'
import { type ReceivedRequest, receiver } from '../../local/lake/testing/test-receiver.ts'
import { undeliveredChangeId } from '../../schemas/undelivered-change.ts'
import { verifiedChange } from '../support/verified-change.ts'
import { CHANGES_SECRET, changesSite } from './changes-site.ts'

let site: Awaited<ReturnType<typeof changesSite>>
beforeAll(async () => {
  site = await changesSite()
  await site.admin.create({
    ...{ _id: 'page-a', _type: 'page', title: { en: 'Kline', zhTW: 'K 線' } },
    path: { _type: 'slug', current: 'v5/market/kline' },
  })
})
beforeEach(() => {
  for (const name of ['warn', 'error', 'log'] as const) vi.spyOn(console, name).mockReturnValue()
})
afterEach(async () => {
  await site.admin.delete({
    query: '*[_type in ["changeReceiver", "changelogEntry", "undeliveredChange"]]',
  })
  await site.allTold()
  site.answers.length = 0
  vi.restoreAllMocks()
})
afterAll(() => site[Symbol.asyncDispose]())

const verified = (got: ReceivedRequest | undefined, to: string) =>
  verifiedChange(got, { receiver: to, secret: CHANGES_SECRET })
const wants = (_id: string, url: string, more: object = {}) =>
  site.admin.createOrReplace({ _id, _type: 'changeReceiver', name: _id, url, ...more })
const entry = (_id: string, more: object = {}) => ({
  ...{ _id, _type: 'changelogEntry', date: '2026-11-27', kind: 'changed' },
  title: { _type: 'localeString', en: 'Limit of klines', zhTW: 'K 線的限制' },
  body: { _type: 'localeText', en: 'The limit is `200`.' },
  pages: [{ _key: 'a', _type: 'reference', _ref: 'page-a' }],
  changes: [
    {
      ...{ _key: 'a', _type: 'apiChange', rule: 'parameter-bounds-narrowed', field: 'limit' },
      ...{ name: 'GET /v5/market/kline', before: '1000', after: '200' },
      subject: { _type: 'reference', _ref: 'operation-a', _weak: true },
    },
  ],
  ...more,
})
const publish = async (_id: string, more: object = {}) => {
  await site.admin.createOrReplace(entry(_id, more))
  await site.allTold()
}
const undelivered = () => site.admin.fetch('*[_type == "undeliveredChange"] | order(receiver)')

it('a receiver gets one signed message of a publish, with everything that the changelog says', async () => {
  await using client = await receiver()
  await wants('receiver-a', client.url)
  await site.admin.create({ ...entry('drafts.entry-a'), title: { en: 'A draft' } })
  await publish('entry-a')
  expect(client.got).toHaveLength(1)
  const { id, message } = verified(client.got[0], 'receiver-a')
  expect(id).toMatch(/^msg_[\w-]{27}$/)
  const docs = 'https://docs.exchange.example/docs'
  expect(message).toEqual({
    type: 'change.published',
    timestamp: expect.stringMatching(/Z$/),
    data: {
      ...{ id: 'entry-a', date: '2026-11-27', kind: 'changed', breaking: true },
      title: { en: 'Limit of klines', 'zh-TW': 'K 線的限制' },
      description: { en: 'The limit is `200`.' },
      url: {
        en: `${docs}/changelog/v5#entry-a`,
        'zh-TW': `${docs}/zh-TW/changelog/v5#entry-a`,
      },
      changes: [
        {
          ...{ rule: 'parameter-bounds-narrowed', kind: 'changed', breaking: true },
          ...{ name: 'GET /v5/market/kline', field: 'limit', before: '1000', after: '200' },
        },
      ],
      pages: [
        {
          title: { en: 'Kline', 'zh-TW': 'K 線' },
          url: { en: `${docs}/v5/market/kline`, 'zh-TW': `${docs}/zh-TW/v5/market/kline` },
        },
      ],
    },
  })
  expect(site.answers).toEqual([{ status: 200, body: { delivered: ['receiver-a'], failed: [] } }])
  expect(() => verified(client.got[0], 'receiver-b')).toThrow('Signed by another')

  expect(await site.repeat('entry-a')).toBe(200)
  expect(client.got).toHaveLength(1)
  await publish('entry-a', { date: '2026-11-28' })
  const updated = verified(client.got[1], 'receiver-a')
  expect(updated.message).toMatchObject({ type: 'change.updated', data: { id: 'entry-a' } })
  expect(updated.id).not.toBe(id)
  await site.admin.delete('entry-a')
  await site.allTold()
  expect(client.got).toHaveLength(2)
})

it('only subscribed receivers get a message, not disabled ones or drafts', async () => {
  await using client = await receiver()
  const to = (name: string) => `${client.url}/${name}`
  await wants('receiver-market', to('market'), { areas: ['market', 'asset'] })
  await wants('receiver-asset', to('asset'), { areas: ['asset'] })
  await wants('receiver-breaking', to('breaking'), { breaking: true })
  await wants('receiver-off', to('off'), { enabled: false })
  await wants('drafts.receiver-draft', to('draft'))
  await publish('entry-a')
  await publish('entry-b', { kind: 'corrected' })
  await publish('entry-c', { pages: [] })
  expect(site.answers.map(({ body }) => body)).toEqual([
    { delivered: expect.arrayContaining(['receiver-breaking', 'receiver-market']), failed: [] },
    { delivered: ['receiver-market'], failed: [] },
    { delivered: ['receiver-breaking'], failed: [] },
  ])
})

it('a failing receiver is retried a second later, without delaying others', async () => {
  await using failing = await receiver(503)
  await using client = await receiver()
  await wants('receiver-a', failing.url)
  await wants('receiver-b', client.url)
  await publish('entry-a')
  expect(client.got).toHaveLength(1)
  const [first, second] = failing.got.map((got) => verified(got, 'receiver-a'))
  expect(second).toEqual(first)
  expect(await undelivered()).toEqual([])
})

it('an undelivered message is stored until the scheduled round or an operator resends it', async () => {
  await using inner = await receiver()
  await using client = await receiver(
    (response) => response.writeHead(307, { location: inner.url }).end(),
    410,
    410,
  )
  await wants('receiver-a', client.url)
  await publish('entry-a')
  expect(site.answers).toEqual([{ status: 200, body: { delivered: [], failed: ['receiver-a'] } }])
  const _id = undeliveredChangeId('entry-a', 'receiver-a')
  const [noted] = await undelivered()
  expect(noted).toMatchObject({
    ...{ _id, entry: 'entry-a', receiver: 'receiver-a', event: 'change.published', tries: 1 },
    reason: expect.stringContaining('redirects are not followed'),
  })
  expect(Date.parse(noted.nextTry) - Date.parse(noted.since)).toBe(300_000)
  expect(await site.reconcile()).toBe(200)
  expect(client.got).toHaveLength(1)

  await site.admin.patch(_id).set({ nextTry: noted.since }).commit()
  expect(await site.reconcile()).toBe(200)
  expect(client.got).toHaveLength(2)
  const [gone] = await undelivered()
  expect(gone).toMatchObject({ tries: 2, since: noted.since })
  expect(gone).not.toHaveProperty('nextTry')
  expect(gone.reason).toContain('410')

  // An update is the first message that this receiver gets.
  await publish('entry-a', { date: '2026-11-29' })
  expect(await undelivered()).toMatchObject([{ tries: 3, event: 'change.published' }])
  await site.admin.patch(_id).set({ resend: new Date().toISOString() }).commit()
  await site.allTold()
  expect(await undelivered()).toEqual([])
  const last = verified(client.got.at(-1), 'receiver-a')
  expect(last.message).toMatchObject({ type: 'change.published', data: { date: '2026-11-29' } })
  expect(client.got).toHaveLength(4)
  expect(inner.got).toEqual([])
})

it('undelivered messages without a subscriber are deleted', async () => {
  await using client = await receiver(410, 410)
  await wants('receiver-a', client.url)
  await publish('entry-a')
  await publish('entry-b')
  expect(await undelivered()).toHaveLength(2)
  await site.admin.delete('entry-b')
  await wants('receiver-a', client.url, { enabled: false })
  for (const { _id } of await undelivered())
    await site.admin.patch(_id).set({ resend: new Date().toISOString() }).commit()
  await site.allTold()
  expect(await undelivered()).toEqual([])
  expect(client.got).toHaveLength(2)
})

it('an undelivered message states why its address was not called', async () => {
  await wants('receiver-a', 'https://localhost/a')
  await wants('receiver-b', 'http://hooks.example/a')
  await wants('receiver-c', 'https://[::ffff:10.0.0.1]/a')
  await publish('entry-a')
  expect(await undelivered()).toMatchObject([
    { reason: expect.stringContaining('CHANGES_WEBHOOK_HOSTS') },
    { reason: expect.stringContaining('starts with https://') },
    { reason: expect.stringContaining('CHANGES_WEBHOOK_HOSTS') },
  ])
})

it('a malformed entry stays in the lake’s outbox, and is delivered once it is corrected', async () => {
  await using client = await receiver()
  await wants('receiver-a', client.url)
  await publish('entry-a', { kind: 'unheard of' })
  expect(site.answers).toMatchObject([
    { status: 422, body: { error: expect.stringMatching(/entry-a.*kind/s) } },
  ])
  await publish('entry-a')
  expect(client.got).toHaveLength(1)
})

it('no message is sent without the signing secret, which is logged once', async () => {
  await using client = await receiver()
  await wants('receiver-a', client.url)
  site.isOn(false)
  await publish('entry-a')
  await publish('entry-b')
  site.isOn(true)
  expect(site.answers.map(({ status }) => status)).toEqual([200, 200])
  expect(client.got).toEqual([])
  expect(console.warn).toHaveBeenCalledTimes(1)
})

it('only administrators write receivers, and only the site writes undelivered messages', async () => {
  const note = {
    _id: undeliveredChangeId('entry-a', 'receiver-a'),
    _type: 'undeliveredChange',
    ...{ entry: 'entry-a', receiver: 'receiver-a', event: 'change.published', reason: 'Any.' },
    ...{ since: new Date().toISOString(), lastTry: new Date().toISOString(), tries: 1 },
  }
  const own = { _id: 'receiver-own', _type: 'changeReceiver', name: 'A', url: 'https://a.example' }
  const documents: SanityDocumentStub[] = [note, own]
  for (const client of [site.lake.client('writer'), site.lake.client('translator')])
    for (const document of documents)
      expect(await failure(client.create(document))).toMatchObject({ status: 403 })
  const program = site.lake.client(null).withConfig({
    token: 'publisher-token-0123456789',
    ignoreBrowserTokenWarning: true,
  })
  const foreign: SanityDocumentStub[] = [{ ...note, _id: 'undeliveredChange.other' }, own]
  for (const document of foreign)
    expect(await failure(program.create(document))).toMatchObject({ status: 403 })
  await program.create(note)
  await expect(site.lake.client(null).getDocument(note._id)).resolves.toBeUndefined()
  await program.delete(note._id)
})
