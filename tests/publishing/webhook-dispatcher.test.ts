import type { ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { clientOf, seedUsers, type TestLake, testLake } from '../../local/lake/testing/test-lake.ts'
import { receiver } from '../../local/lake/testing/test-receiver.ts'
import { postMessage } from '../../web/publishing/outgoing-webhooks/post-message.ts'
import { UndeliveredChanges } from '../../web/publishing/outgoing-webhooks/undelivered-changes.ts'
import {
  type DispatcherOptions,
  WebhookDispatcher,
} from '../../web/publishing/outgoing-webhooks/webhook-dispatcher.ts'
import { PUBLISHER, publisher } from './publisher.ts'

const HOUR = 3_600_000
let lake: TestLake
const admin = () => lake.client('administrator')
beforeAll(async () => {
  lake = await testLake({ users: [...seedUsers, publisher] })
})
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await admin().delete({ query: '*[!(_id in path("_.**"))]' })
})
afterAll(() => lake[Symbol.asyncDispose]())

const keeper = () =>
  new UndeliveredChanges(
    clientOf(lake.url, null).withConfig({ token: PUBLISHER, ignoreBrowserTokenWarning: true }),
  )

/** An instance of the site without delays. */
const instance = (given: Partial<DispatcherOptions> = {}) =>
  new WebhookDispatcher({
    content: clientOf(lake.url, 'viewer', 'published'),
    undelivered: keeper(),
    secrets: 'a secret of the test',
    hosts: ['127.0.0.1'],
    origin: 'https://docs.exchange.example',
    sleep: () => {},
    post: (address, posting) => postMessage(address, { ...posting, timeout: 200 }),
    ...given,
  })

const wants = (_id: string, url: string) =>
  admin().create({ _id, _type: 'changeReceiver', name: _id, url })
const publish = (_id: string) =>
  admin().createOrReplace({
    ...{ _id, _type: 'changelogEntry', date: '2026-11-27', kind: 'added' },
    title: { en: 'A change' },
  })
/** Requests a resend, as the Studio does. */
const resend = (id: string) => admin().patch(id).set({ resend: new Date().toISOString() }).commit()
const noted = () => admin().fetch('*[_type == "undeliveredChange"] | order(receiver)')

/** An answer of 500 whose body never ends. */
function endless(response: ServerResponse): void {
  response.writeHead(500)
  const more = () => {
    while (!response.destroyed && response.write('x'.repeat(65_536)));
    if (!response.destroyed) response.once('drain', more)
  }
  more()
}

it('the dispatcher is not held up by malicious receivers', async () => {
  await using silent = await receiver(...Array.from({ length: 3 }, () => () => {}))
  await using broken = await receiver(...Array.from({ length: 3 }, () => 500))
  await using without = await receiver(...Array.from({ length: 3 }, () => endless))
  await using inner = await receiver()
  await using leading = await receiver((response) =>
    response.writeHead(302, { location: inner.url }).end(),
  )
  await using good = await receiver()
  await wants('a-silent', silent.url)
  await wants('b-broken', broken.url)
  await wants('c-endless', without.url)
  await wants('d-leading', leading.url)
  await wants('e-good', good.url)
  await publish('entry')
  const { delivered, failed } = await instance().dispatch('entry', 'change.published')
  expect([delivered, failed.toSorted()]).toEqual([
    ['e-good'],
    ['a-silent', 'b-broken', 'c-endless', 'd-leading'],
  ])
  expect(await noted()).toMatchObject([
    { receiver: 'a-silent', tries: 3, reason: 'It did not answer within 7 s.' },
    { receiver: 'b-broken', tries: 3, reason: 'It answered 500.' },
    { receiver: 'c-endless', tries: 3, reason: 'It answered 500.' },
    { receiver: 'd-leading', tries: 1, reason: expect.stringContaining('It answered 302') },
  ])
  expect(inner.got).toEqual([])
})

it('the dispatcher retries for three days with growing waits, then leaves it to an operator', async () => {
  const began = Date.now()
  let now = began
  const post = vi.fn(async () => 500)
  const dispatcher = instance({ post, now: () => now })
  await wants('a', 'https://hooks.example/')
  await publish('entry')
  await dispatcher.dispatch('entry', 'change.published')
  const waits: number[] = []
  for (;;) {
    const [{ nextTry }] = await noted()
    if (nextTry === undefined) break
    waits.push((Date.parse(nextTry) - now) / HOUR)
    now = Date.parse(nextTry) - 1
    expect(await dispatcher.dispatchDue()).toEqual({ delivered: [], failed: [] })
    now += 1
    expect(await dispatcher.dispatchDue()).toEqual({ delivered: [], failed: ['a'] })
  }
  expect(waits).toEqual(waits.toSorted((one, other) => one - other))
  expect([waits[0], waits.at(-1)]).toEqual([5 / 60, 12])
  expect((now - began) / HOUR).toBeGreaterThan(56)
  expect((now - began) / HOUR).toBeLessThan(72)
  expect(await noted()).toMatchObject([
    { tries: post.mock.calls.length, reason: 'It answered 500.' },
  ])
  now += 1000 * HOUR
  expect(await dispatcher.dispatchDue()).toEqual({ delivered: [], failed: [] })
  const [{ _id }] = await noted()
  await resend(_id)
  await dispatcher.redispatch(_id)
  expect(await noted()).toMatchObject([{ tries: post.mock.calls.length }])
  post.mockResolvedValue(204)
  await resend(_id)
  expect(await dispatcher.redispatch(_id)).toEqual({ delivered: ['a'], failed: [] })
  expect(await noted()).toEqual([])
})

it('one of several instances dispatches due messages', async () => {
  await using client = await receiver(410)
  await wants('a', client.url)
  await publish('entry')
  await instance().dispatch('entry', 'change.published')
  const [{ _id }] = await noted()
  await resend(_id)
  const all = await Promise.all([1, 2, 3].map(() => instance().redispatch(_id)))
  expect(all.flatMap(({ delivered }) => delivered)).toEqual(['a'])
  expect(client.got).toHaveLength(2)
  const [first, second] = client.got.map(({ headers }) => headers['webhook-id'])
  expect(second).toBe(first)
})

it('the dispatcher sends no message twice, also when some were neither sent nor stored', async () => {
  await using good = await receiver()
  await using failing = await receiver(410)
  await wants('a', good.url)
  await wants('b', failing.url)
  await publish('entry')
  const dispatcher = instance({ undelivered: undefined })
  await expect(dispatcher.dispatch('entry', 'change.published')).rejects.toThrow(
    'b was not told of entry, which cannot be kept without SANITY_PUBLISH_TOKEN: It answered 410',
  )
  expect(await dispatcher.dispatch('entry', 'change.published')).toEqual({
    delivered: ['b'],
    failed: [],
  })
  expect([good.got.length, failing.got.length]).toEqual([1, 2])
  // After a restart these are sent again, with the same id.
  await instance().dispatch('entry', 'change.published')
  expect(new Set(good.got.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(good.got).toHaveLength(2)
})
