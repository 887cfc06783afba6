import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { HMAC_KEY, RSA_KEY, startTestExchange } from './testing.ts'

const tree = z.record(z.string(), z.unknown())
const operation = z.object({
  security: z.array(tree).optional(),
  'x-request-examples': z.array(z.object({ query: tree.optional(), body: z.unknown().optional() })),
  responses: z.object({
    '200': z.object({
      content: z.object({
        'application/json': z.object({
          schema: tree,
          examples: z.record(z.string(), z.object({ value: tree })),
        }),
      }),
    }),
  }),
})
const spec = z.object({
  openapi: z.string(),
  security: z.array(tree).optional(),
  paths: z.record(z.string(), z.object({ get: operation.optional(), post: operation.optional() })),
  components: tree.default({}),
})

// The specs as written, read without what the sandbox reads them with.
const folder = path.resolve(import.meta.dirname, '..', '..', 'specs')
const ajv = new Ajv2020({ strict: false, validateFormats: false })
const files = readdirSync(folder).flatMap((name) => {
  if (!name.endsWith('.yaml')) return []
  const source = tree.parse(parse(readFileSync(path.join(folder, name), 'utf8')))
  if (!('openapi' in source)) return []
  ajv.addSchema(source, name)
  return [spec.parse(source)]
})

const operations = files.flatMap((file) =>
  Object.entries(file.paths).flatMap(([path, methods]) =>
    (['get', 'post'] as const).flatMap((method) => {
      const one = methods[method]
      if (!one) return []
      const isSigned = (one.security ?? file.security ?? []).length > 0
      const { schema, examples } = one.responses['200'].content['application/json']
      return [
        {
          name: `${method.toUpperCase()} ${path}`,
          method: method.toUpperCase(),
          path,
          isSigned,
          schema: { ...schema, components: file.components },
          requests: one['x-request-examples'].map(({ query, body }) =>
            query === undefined ? JSON.stringify(body ?? {}) : queryString(query),
          ),
          examples: Object.values(examples).map(({ value }) => value),
        },
      ]
    }),
  ),
)

function queryString(query: Record<string, unknown>): string {
  const pairs = Object.entries(query).map(([name, value]) => [name, String(value)])
  return new URLSearchParams(pairs).toString()
}

const answered = z.object({
  retCode: z.number(),
  retMsg: z.string(),
  result: z.unknown(),
  retExtInfo: z.unknown(),
  time: z.number(),
})

let exchange: Awaited<ReturnType<typeof startTestExchange>>
beforeAll(async () => {
  exchange = await startTestExchange()
})
afterAll(() => exchange.close())

test('the specs have operations of both methods, signed and public', () => {
  expect(operations.length).toBeGreaterThan(100)
  expect(new Set(operations.map((one) => `${one.method} ${one.isSigned}`))).toEqual(
    new Set(['GET true', 'GET false', 'POST true']),
  )
})

describe.each(operations)('$name', ({ method, path, isSigned, schema, requests, examples }) => {
  test('answers each worked request with its own example, in the shape of the spec', async () => {
    const fits = ajv.compile(schema)
    for (const [index, payload] of requests.entries()) {
      // A new window of every limit.
      exchange.clock.now += 60_000
      const call = { method, path, payload }
      const { status, body } = await (isSigned ? exchange.signed(call) : exchange.send(call))
      const answer = answered.parse(body)
      expect(status).toBe(200)
      expect(fits(body), `${payload}: ${ajv.errorsText(fits.errors)} ${answer.retMsg}`).toBe(true)
      expect(answer.time).toBe(exchange.clock.now)
      if (path === '/v5/market/time') continue
      expect(answer).toEqual({ ...examples[index], time: answer.time })
    }
  })

  if (!isSigned) return
  test('verifies RSA as well, and refuses what is not signed', async () => {
    exchange.clock.now += 60_000
    const call = { method, path, payload: requests[0] ?? '' }
    expect((await exchange.signed({ ...call, key: RSA_KEY })).body).toMatchObject({ retCode: 0 })
    expect((await exchange.send(call)).body).toMatchObject({ retCode: 10001 })
    const signature = '0'.repeat(64)
    expect((await exchange.signed({ ...call, signature })).body).toMatchObject({
      retCode: 10004,
      retMsg: `error sign! origin_string[${exchange.clock.now}${HMAC_KEY}5000${call.payload}]`,
      result: {},
    })
  })
})
