import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { readOperations } from './operations.ts'
import { refusalBody, startTestExchange } from './testing/test-exchange.ts'

const accepted = z.union([
  z.looseObject({ retCode: z.literal(0), retMsg: z.string(), time: z.number() }),
  z.looseObject({ ret_code: z.literal(0), ret_msg: z.string(), time_now: z.string() }),
])
/** Answers that the API may give: every one but an internal error. */
const answer = z.union([accepted, refusalBody.refine(({ code }) => code !== 10016)])

vi.setConfig({ testTimeout: 60_000 })

let exchange: Awaited<ReturnType<typeof startTestExchange>>
let operations: { method: string; path: string }[]
beforeAll(async () => {
  exchange = await startTestExchange()
  operations = [...(await readOperations()).values()]
})
afterAll(() => exchange.close())

/** The path of an operation; computed late, as the specs are read after the properties are defined. */
const pathOf = (method: string) =>
  fc.nat().map((at) => () => {
    const paths = operations.filter((each) => each.method === method).map(({ path }) => path)
    return paths[at % paths.length] ?? '/'
  })
/** The codes that were answered, which show that requests got as far as the operations. */
const seen = new Set<unknown>()
const runs = { numRuns: 200 }

/** Fails for an answer of another shape; then starts a new window of every limit. */
async function check(sent: Promise<{ status: number; body: unknown }>) {
  const { status, body } = await sent
  exchange.clock.now += 60_000
  expect([200, 404]).toContain(status)
  const parsed = answer.parse(body)
  seen.add('code' in parsed ? parsed.code : 0)
}

it('the sandbox answers any signed body', async () => {
  const body = fc.oneof(
    fc.json({ maxDepth: 4 }),
    fc.string({ unit: 'binary' }),
    fc
      .dictionary(
        fc.constantFrom('category', 'symbol', 'request', 'coin', '__proto__', 'constructor'),
        fc.jsonValue(),
      )
      .map((value) => JSON.stringify(value)),
  )
  await fc.assert(
    fc.asyncProperty(pathOf('POST'), body, async (pick, payload) => {
      // Signs the text as UTF-8, which replaces lone surrogates.
      const sent = Buffer.from(payload).toString()
      await check(exchange.signed({ method: 'POST', path: pick(), payload: sent }))
    }),
    runs,
  )
})

it('the sandbox answers any signed query string', async () => {
  const name = fc.constantFrom('category', 'symbol', 'limit', 'startTime', '__proto__', 'a[b]', '')
  const value = fc.oneof(fc.string({ unit: 'binary' }), fc.integer().map(String))
  const query = fc
    .array(fc.tuple(name, value), { maxLength: 6 })
    .map((pairs) => new URLSearchParams(pairs.map(([a, b]) => [a, b.toWellFormed()])).toString())
  const broken = fc.constantFrom(
    '%',
    '%zz=%',
    '&&==',
    'category=%ff',
    'symbol=a=b',
    '?',
    'limit=1e999',
  )
  await fc.assert(
    fc.asyncProperty(pathOf('GET'), fc.oneof(query, broken), async (pick, payload) => {
      await check(exchange.signed({ path: pick(), payload }))
    }),
    runs,
  )
  expect([...seen]).toEqual(expect.arrayContaining([0, 10001]))
})

it('the sandbox answers any headers and paths', async () => {
  const header = fc.constantFrom(
    'X-BAPI-API-KEY',
    'X-BAPI-TIMESTAMP',
    'X-BAPI-RECV-WINDOW',
    'X-BAPI-SIGN',
    'Prefer',
    'Content-Type',
    'Origin',
  )
  const text = fc.oneof(
    fc.string({ unit: 'grapheme-ascii' }).map((value) => value.trim()),
    fc.constantFrom('code=10004', 'multipart/form-data; boundary=', '9'.repeat(15), '-1'),
  )
  const path = fc.oneof(
    fc.webPath(),
    fc.constantFrom('/v5/order/create', '/v5/p2p/oss/upload_file'),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH'),
      path,
      fc.dictionary(header, text),
      async (method, path, headers) => {
        // Half of the requests have a valid signature.
        await check(exchange.send({ method, path, headers }))
        await check(
          exchange.signed({
            method,
            path,
            headers: { 'Content-Type': headers['Content-Type'] ?? '' },
          }),
        )
      },
    ),
    runs,
  )
})

it('the sandbox answers malformed HTTP, and deeply nested JSON', async () => {
  for (const raw of [
    'NONSENSE\r\n\r\n',
    'GET /v5/market/time HTTP/1.1\r\nHost: a\r\nBad header\r\n\r\n',
  ]) {
    const socket = connect(Number(new URL(exchange.url).port), 'localhost')
    await once(socket, 'connect')
    socket.end(raw)
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
    expect(head).toContain('400 Bad Request')
    expect(refusalBody.parse(JSON.parse(body)).code).toBe(10001)
  }
  const deep = '['.repeat(200_000) + ']'.repeat(200_000)
  for (const payload of [deep, `{"category":${deep}}`, `{"request":${deep}}`])
    await check(exchange.signed({ method: 'POST', path: '/v5/order/create-batch', payload }))
  expect((await exchange.send({ path: '/v5/market/time' })).body).toMatchObject({ retCode: 0 })
})
