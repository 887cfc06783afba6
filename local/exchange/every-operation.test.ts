import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { refusalBody, startTestExchange } from './testing/test-exchange.ts'

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

// Parses the specs independently of the sandbox's own loader.
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

/** P2P trading's envelope has other names, and seconds. */
const answered = z.union([
  z.looseObject({ retCode: z.literal(0), time: z.number() }),
  z.looseObject({ ret_code: z.literal(0), time_now: z.string().regex(/^\d{10}\.\d{6}$/) }),
])

/** The time of an answer, in ms, and the answer without it. */
function apart(answer: z.infer<typeof answered>) {
  if ('time' in answer) {
    const { time, ...rest } = answer
    return { at: time, rest }
  }
  const { time_now, ...rest } = answer
  return { at: Number(time_now) * 1000, rest }
}

let exchange: Awaited<ReturnType<typeof startTestExchange>>
beforeAll(async () => {
  // The worked requests are sent with each key, and some name the same order.
  exchange = await startTestExchange({ rememberedIds: 0 })
})
afterAll(() => exchange.close())

test('the specs contain signed and public operations of both methods', () => {
  expect(operations.length).toBeGreaterThan(100)
  expect(new Set(operations.map((one) => `${one.method} ${one.isSigned}`))).toEqual(
    new Set(['GET true', 'GET false', 'POST true']),
  )
})

describe.each(operations)('$name', ({ method, path, isSigned, schema, requests, examples }) => {
  test('answers each worked request with its own example, in the shape of the spec', async () => {
    const fits = ajv.compile(schema)
    for (const [index, payload] of requests.entries()) {
      // Starts a new window of every limit.
      exchange.clock.now += 60_000
      const call = { method, path, payload }
      const { status, body } = await (isSigned ? exchange.signed(call) : exchange.send(call))
      expect(status).toBe(200)
      expect(fits(body), `${ajv.errorsText(fits.errors)}: ${JSON.stringify(body)}`).toBe(true)
      const { at, rest } = apart(answered.parse(body))
      expect(at).toBe(exchange.clock.now)
      if (path === '/v5/market/time') continue
      expect(rest).toEqual(apart(answered.parse(examples[index])).rest)
    }
  })

  if (!isSigned) return
  test('refuses what is not signed', async () => {
    const call = { method, path, payload: requests[0] ?? '' }
    expect(refusalBody.parse((await exchange.send(call)).body).code).toBe(10001)
  })
})
