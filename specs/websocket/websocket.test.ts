import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, it, test } from 'vitest'
import { parse, parseDocument } from 'yaml'
import { z } from 'zod'
import { notOfTaiwan } from '../../schemas/testing/taiwan.ts'
import { frameExamples } from '../examples/frames.ts'
import { expectPlainYaml } from '../testing/plain-yaml.ts'
import { objects, tree } from '../tree.ts'

/** The topics that the site documents, by file: page below `/docs/v5`, then addresses. */
const TOPICS: Record<string, Record<string, (string | null)[]>> = {
  'connection.yaml': { 'ws/connect': [null] },
  'private.yaml': {
    'websocket/private/dcp': ['dcp.{product}'],
    'websocket/private/execution': ['execution', 'execution.{category}'],
    'websocket/private/fast-execution': ['execution.fast', 'execution.fast.{category}'],
    'websocket/private/greek': ['greeks'],
    'websocket/private/order': ['order', 'order.{category}'],
    'websocket/private/position': ['position', 'position.{category}'],
    'websocket/private/wallet': ['wallet'],
  },
  'public.yaml': {
    'websocket/public/adl-alert': ['adlAlert.{coin}'],
    'websocket/public/all-liquidation': ['allLiquidation.{symbol}'],
    'websocket/public/insurance-pool': ['insurance.{pool}'],
    'websocket/public/kline': ['kline.{interval}.{symbol}'],
    'websocket/public/order-price-limit': ['priceLimit.{symbol}'],
    'websocket/public/orderbook': ['orderbook.{depth}.{symbol}'],
    'websocket/public/orderbook-rpi': ['orderbook.rpi.{symbol}'],
    'websocket/public/ticker': ['tickers.{symbol}'],
    'websocket/public/trade': ['publicTrade.{symbol}'],
  },
  'rfq.yaml': {
    'rfq/websocket/private/inquiry': ['rfq.open.rfqs'],
    'rfq/websocket/private/quote': ['rfq.open.quotes'],
    'rfq/websocket/private/transaction': ['rfq.open.trades'],
    'rfq/websocket/public/public-transaction': ['rfq.open.public.trades'],
  },
  'spread.yaml': {
    'spread/websocket/private/execution': ['spread.execution'],
    'spread/websocket/private/order': ['spread.order'],
    'spread/websocket/public/orderbook': ['orderbook.{depth}.{symbol}'],
    'spread/websocket/public/ticker': ['tickers.{symbol}'],
    'spread/websocket/public/trade': ['publicTrade.{symbol}'],
  },
  'system.yaml': { 'websocket/system/system-status': ['system.status'] },
  'trade.yaml': { 'websocket/trade/guideline': [null] },
}

const channel = z.object({
  address: z.string().nullable(),
  'x-docs-route': z.string().optional(),
  'x-subscribe': z.object({ op: z.literal('subscribe'), args: z.array(z.string()) }).optional(),
  parameters: z
    .record(
      z.string(),
      z.object({ enum: z.array(z.string()).optional(), examples: z.array(z.string()) }),
    )
    .default({}),
  messages: tree,
})
const message = z.object({
  payload: z.object({
    schemaFormat: z.literal('application/schema+json;version=2020-12'),
    schema: tree,
  }),
  examples: z.array(z.object({ name: z.string(), summary: z.string(), payload: tree })).min(1),
  'x-zh-TW': z.object({ examples: z.record(z.string(), z.string()) }),
})
const file = z.object({
  asyncapi: z.literal('3.0.0'),
  channels: z.record(z.string(), channel),
  operations: z.record(z.string(), z.unknown()),
  components: z.object({ messages: z.record(z.string(), message) }),
})

const files = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => {
    const text = readFileSync(new URL(name, import.meta.url), 'utf8')
    const document = parseDocument(text)
    const source = tree.parse(document.toJS())
    return { name, text, document, source, ...file.parse(source) }
  })
const rest = readdirSync(new URL('..', import.meta.url))
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => ({
    name,
    source: tree.parse(parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'))),
  }))

/** What a `$ref` of a file points to; undefined if nothing is there. */
function target(from: string, ref: string): unknown {
  const [path = '', pointer = ''] = ref.split('#')
  const source = path.startsWith('..')
    ? rest.find((one) => `../${one.name}` === path)?.source
    : files.find((one) => one.name === (path || from))?.source
  let node: unknown = source
  for (const key of pointer.split('/').slice(1)) {
    const name = key.replaceAll('~1', '/').replaceAll('~0', '~')
    node = Object.entries(node ?? {}).find(([one]) => one === name)?.[1]
  }
  return node
}

/** Names of the fields of a value, at any depth. */
function fieldsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => fieldsOf(one, `${path}[]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]) => [
    `${path}.${name}`,
    ...fieldsOf(child, `${path}.${name}`),
  ])
}
function fieldsOfSchema(schema: unknown, path = ''): string[] {
  const { properties, items } = z
    .object({ properties: tree.optional(), items: z.unknown().optional() })
    .parse(schema)
  return [
    ...Object.entries(properties ?? {}).flatMap(([name, child]) => [
      `${path}.${name}`,
      ...fieldsOfSchema(child, `${path}.${name}`),
    ]),
    ...(typeof items === 'object' ? fieldsOfSchema(items, `${path}[]`) : []),
  ]
}

// The schema of AsyncAPI brings its own copy of the meta-schema.
const asyncapi = new Ajv({
  strict: false,
  validateFormats: false,
  meta: false,
  validateSchema: false,
})
const require = createRequire(import.meta.url)
const published = require.resolve('@asyncapi/specs/schemas/3.0.0.json')
const isAsyncApi = asyncapi.compile(tree.parse(JSON.parse(readFileSync(published, 'utf8'))))

it('has frames that fit their schemas and hold nothing unnamed', () => {
  const frames = frameExamples(join(import.meta.dirname, '..'))
  expect(frames.length).toBeGreaterThan(80)
  expect(frames.filter(({ error }) => error !== undefined)).toEqual([])
})

it('holds each topic of the site in exactly one file', () => {
  const found = Object.fromEntries(
    files.map(({ name, channels }) => {
      const routes: Record<string, (string | null)[]> = {}
      for (const { 'x-docs-route': route, address } of Object.values(channels)) {
        if (!route) continue
        const page = route.replace('/docs/v5/', '')
        routes[page] = [...(routes[page] ?? []), address]
      }
      return [name, routes]
    }),
  )
  expect(found).toEqual(TOPICS)
})

describe.each(files)('$name', ({ name, text, document, source, channels, components }) => {
  it('is YAML without errors, anchors and aliases', () => {
    expectPlainYaml(document)
  })

  it('is AsyncAPI 3', () => {
    expect(isAsyncApi(source), asyncapi.errorsText(isAsyncApi.errors)).toBe(true)
  })

  it('refers to what exists', () => {
    const dangling = objects(source, ['examples']).flatMap(([pointer, { $ref }]) =>
      typeof $ref === 'string' && target(name, $ref) === undefined ? [`${pointer}: ${$ref}`] : [],
    )
    expect(dangling).toEqual([])
  })

  it('has Chinese beside each English word', () => {
    const lacking = objects(source, ['examples']).flatMap(([pointer, object]) => {
      if (pointer.endsWith('/x-zh-TW') || pointer.endsWith('/properties')) return []
      const chinese = tree.safeParse(object['x-zh-TW']).data ?? {}
      // The title of an item of a tuple is its name.
      const words = /\/prefixItems\/\d+$/.test(pointer)
        ? ['description']
        : ['title', 'summary', 'description']
      return words
        .filter(
          (word) => typeof object[word] === 'string' && !/\p{Script=Han}/u.test(`${chinese[word]}`),
        )
        .map((word) => `${pointer}/${word}`)
    })
    expect(lacking).toEqual([])
  })

  it('is written in the Chinese of Taiwan', () => {
    const lines = text.split('\n').map((line) => line.trim())
    expect(lines.filter((line) => notOfTaiwan(line).length > 0)).toEqual([])
  })

  it('says what each channel, parameter, server and field is', () => {
    const silent = objects(source, ['examples']).flatMap(([pointer, object]) => {
      const isField = /\/(properties\/[^/]+|prefixItems\/\d+)$/.test(pointer)
      const isParameter = /\/(parameters|variables|servers)\/[^/]+$/.test(pointer)
      const isTopic = 'x-docs-route' in object
      const isReference = '$ref' in object && !isField
      return (isField || isParameter || isTopic) &&
        !isReference &&
        typeof object.description !== 'string'
        ? [pointer]
        : []
    })
    expect(silent).toEqual([])
  })

  it('subscribes to addresses that exist', () => {
    for (const { address, parameters, 'x-subscribe': example } of Object.values(channels)) {
      if (address === null) continue
      const named = [...address.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter)
      expect(named.toSorted()).toEqual(Object.keys(parameters).toSorted())
      const pattern = address
        .replaceAll('.', String.raw`\.`)
        .replace(/\{(\w+)\}/g, (_, key) => `(${parameters[key]?.enum?.join('|') ?? '.+'})`)
      for (const topic of example?.args ?? []) expect(topic).toMatch(new RegExp(`^${pattern}$`))
      for (const [key, { enum: values, examples }] of Object.entries(parameters)) {
        if (values) expect(values, key).toEqual(expect.arrayContaining(examples))
      }
    }
  })

  describe.each(Object.entries(components.messages).map(([key, one]) => ({ key, ...one })))(
    '$key',
    ({ payload, examples, 'x-zh-TW': chinese }) => {
      test('examples have a title in both locales', () => {
        expect(Object.keys(chinese.examples)).toEqual(examples.map((one) => one.name))
        for (const title of Object.values(chinese.examples))
          expect(title).toMatch(/\p{Script=Han}/u)
      })

      test('examples show every field', () => {
        const shown = new Set(examples.flatMap((one) => fieldsOf(one.payload)))
        expect(fieldsOfSchema(payload.schema).filter((field) => !shown.has(field))).toEqual([])
      })
    },
  )
})
