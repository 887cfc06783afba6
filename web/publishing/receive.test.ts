import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { env } from '../config/env.ts'
import { receiver } from './receive.ts'
import { MAX_AGE_MS } from './verify-request.ts'

const secret = 'a shared secret'
const change = { id: 'page-v5-intro', type: 'page', operation: 'update' }
const before = env.SANITY_WEBHOOK_SECRET

beforeEach(() => {
  env.SANITY_WEBHOOK_SECRET = secret
  vi.spyOn(console, 'log').mockReturnValue()
})
afterEach(() => {
  if (before === undefined) delete env.SANITY_WEBHOOK_SECRET
  else env.SANITY_WEBHOOK_SECRET = before
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function delivery(signedAt = Date.now(), told: object = change): Promise<() => Request> {
  const body = JSON.stringify(told)
  const headers = { [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, signedAt, secret) }
  return () => new Request('http://localhost/docs/api/webhook', { method: 'POST', body, headers })
}

it('receiver runs the work of concurrent copies once, and answers all of them', async () => {
  const { promise: finish, resolve } = Promise.withResolvers<Record<string, unknown>>()
  const work = vi.fn(() => finish)
  const receive = receiver('webhook', work)
  const copy = await delivery()
  const answers = Array.from({ length: 20 }, () => receive(copy()))
  await expect.poll(() => work.mock.calls.length).toBe(1)
  resolve({ done: true })
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  expect(work).toHaveBeenCalledOnce()
  // A copy that is read only after the work has ended is a replay.
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
  expect((await receive(copy())).status).toBe(409)
})

it.each([
  ['once, where the same change is told again', 'a', 'a', 1],
  ['twice, for two changes of a document', 'a', 'b', 2],
  ['twice, where no revision tells changes apart', undefined, undefined, 2],
])('receiver runs the work %s while it runs', async (_what, rev, next, times) => {
  const { promise: finish, resolve } = Promise.withResolvers<Record<string, unknown>>()
  const work = vi.fn(() => finish)
  const receive = receiver('webhook', work)
  const first = await delivery(Date.now() - 1000, { ...change, rev })
  const second = await delivery(Date.now(), { ...change, rev: next })
  const answers = [receive(first()), receive(second())]
  await expect.poll(() => work.mock.calls.length).toBe(times)
  resolve({ done: true })
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200])
  expect(work).toHaveBeenCalledTimes(times)
  for (const copy of [first, second]) expect((await receive(copy())).status).toBe(409)
})

it("receiver logs one line for each delivery, refused ones too, with the request's id", async () => {
  const receive = receiver('webhook', async () => ({ done: true }))
  const copy = await delivery()
  for (const id of ['delivery-first', 'delivery-again']) {
    const request = copy()
    request.headers.set('x-request-id', id)
    await receive(request)
  }
  await receive(new Request('http://localhost/', { method: 'POST', body: 'unsigned' }))
  const lines = vi.mocked(console.log).mock.calls.map(([line]) => JSON.parse(String(line)))
  expect(lines).toMatchObject([
    { event: 'webhook', id: 'delivery-first', status: 200 },
    { event: 'webhook', id: 'delivery-again', status: 409 },
    { event: 'webhook', status: 401 },
  ])
})

it('receiver runs the work again for the same signature after a failure', async () => {
  const work = vi
    .fn<() => Promise<Record<string, unknown>>>()
    .mockRejectedValueOnce(new Error('The search is away'))
    .mockResolvedValue({ done: true })
  const receive = receiver('webhook', work)
  const copy = await delivery()
  const failed = await Promise.all([receive(copy()), receive(copy())])
  expect(failed.map(({ status }) => status)).toContain(503)
  await receive(copy())
  expect((await receive(copy())).status).toBe(409)
})

it.each([
  ['ahead of', MAX_AGE_MS],
  ['behind', -MAX_AGE_MS],
])('receiver accepts a delivery from a clock %s ours once', async (_, apart) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const began = Date.now()
  const signedAt = began + apart
  const copy = await delivery(signedAt)
  const work = vi.fn(async () => ({ done: true }))
  const receive = receiver('webhook', work)
  expect((await receive(copy())).status).toBe(200)
  for (const later of [0, MAX_AGE_MS + 1, 2 * MAX_AGE_MS]) {
    vi.setSystemTime(began + later)
    const accepted = Math.abs(Date.now() - signedAt) <= MAX_AGE_MS
    expect((await receive(copy())).status).toBe(accepted ? 409 : 401)
  }
  expect(work).toHaveBeenCalledOnce()
})
