import { describe, expect, test } from 'vitest'
import { SPEC } from '../testing/spec.ts'
import { enumsFromSpecs } from './enums-from-specs.ts'
import { operationsFromSpec } from './operations-from-spec.ts'
import { readSpec } from './read-spec.ts'

const read = (text: string) => readSpec('specs/market.yaml', 'market', text)
const [operation] = operationsFromSpec(read(SPEC))

describe('operationsFromSpec', () => {
  test('returns facts and texts of an operation', () => {
    expect(operation).toMatchObject({
      _id: 'operation-get-v5-market-kline',
      method: 'GET',
      path: '/v5/market/kline',
      auth: false,
      rateLimits: [{ _key: 'limit0', limit: 50, per: 's' }],
      summary: { _type: 'localeString', en: 'Get Kline', zhTW: '查詢 K 線' },
      requestExamples: [
        {
          language: 'http',
          code: 'GET /v5/market/kline?category=linear',
          query: 'category=linear',
        },
      ],
      responseExamples: [
        { status: 200, title: { en: 'Candles', zhTW: '三根 K 線' }, code: '{\n  "retCode": 0\n}' },
      ],
    })
  })

  test.each([
    ['{anyOf: [Order, Earn]}', { permissionRule: 'anyOf', permissions: ['Order', 'Earn'] }],
    ['{byProduct: [Order, Earn]}', { permissionRule: 'byProduct', permissions: ['Order', 'Earn'] }],
    ['{allOf: [Order]}', { permissionRule: 'allOf', permissions: ['Order'] }],
    ['{allOf: []}', { permissionRule: 'allOf', permissions: [] }],
  ])('has the permissions that its key needs: %s', (written, found) => {
    const text = SPEC.replace('security: []', `x-permissions: ${written}`)
    expect(operationsFromSpec(read(text))).toEqual([expect.objectContaining(found)])
    expect(operation).not.toHaveProperty('permissionRule')
  })

  test.each([
    '{anyOf: [Order]}',
    '{oneOf: [Order, Earn]}',
    '[Order]',
    '{anyOf: [A, B], allOf: [C]}',
  ])('cannot be read where permissions are written as %s', (written) => {
    const text = SPEC.replace('security: []', `x-permissions: ${written}`)
    expect(() => read(text)).toThrow('x-permissions')
  })

  test('returns the operation’s own errors, in order', () => {
    const text = SPEC.replace('security: []', 'x-errors: ["110007", "110001"]')
    expect(operationsFromSpec(read(text))).toMatchObject([{ errors: ['110007', '110001'] }])
  })

  test('returns parameters with enumeration, bounds and default', () => {
    const [category, limit] = operation?.parameters ?? []
    expect(category).toMatchObject({
      in: 'query',
      required: true,
      values: ['linear'],
      enum: { _type: 'reference', _ref: 'enum-category' },
      description: { en: 'Product category.', zhTW: '產品類別。' },
    })
    expect(limit).toMatchObject({ required: false, min: 1, max: 1000, default: '200' })
    expect(limit?.description).not.toHaveProperty('zhTW')
  })

  test('returns the fields of the result, flat and in order', () => {
    expect(
      operation?.response.map(({ path, name, depth, type }) => [path, name, depth, type]),
    ).toEqual([
      ['category', 'category', 0, 'string'],
      ['side', 'side', 0, 'string'],
      ['list', 'list', 0, 'array'],
      ['list[][0]', 'startTime', 1, 'string'],
      ['rows', 'rows', 0, 'array'],
      ['rows[].symbol', 'symbol', 1, 'string'],
    ])
    const [category, side, list, start] = operation?.response ?? []
    expect(category?.values).toEqual(['spot', 'linear'])
    expect(side).toMatchObject({ values: ['Buy'], appliesTo: ['spot'] })
    expect([list?.required, start?.unit]).toEqual([true, 'ms'])
  })
})

describe('enumsFromSpecs', () => {
  test('returns labelled values', () => {
    expect(enumsFromSpecs([read(SPEC)])).toMatchObject([
      {
        _id: 'enum-category',
        anchor: 'category',
        title: { en: 'Category', zhTW: '類別' },
        values: [
          { value: 'spot', label: { en: 'Spot', zhTW: '現貨' } },
          { value: 'linear', label: { en: 'Linear' } },
        ],
      },
    ])
  })

  test('requires an enumeration in two files to be the same', () => {
    const other = readSpec('specs/trade.yaml', 'trade', SPEC.replace('en: Spot,', 'en: Cash,'))
    expect(() => enumsFromSpecs([read(SPEC), other])).toThrow(
      'specs/trade.yaml#/components/schemas/Category: the enumeration "category" differs',
    )
    expect(enumsFromSpecs([read(SPEC), read(SPEC)])).toHaveLength(1)
  })
})

test('operationsFromSpec includes the answer to each item of a batch', () => {
  const text = SPEC.replace(
    'properties:\n                      result:',
    'properties:\n                      retExtInfo: {type: object, properties: {code: {type: integer}}}\n                      result:',
  )
  const [batch] = operationsFromSpec(read(text))
  expect(batch?.response.map(({ path }) => path).slice(-2)).toEqual([
    'retExtInfo',
    'retExtInfo.code',
  ])
})

test('operationsFromSpec returns a list in place of the result with the fields beside it', () => {
  const listed =
    '{retCode: {type: integer}, category: {type: string}, result: {type: array, items: {type: object, properties: {value: {type: string}}}}}'
  const text = SPEC.replace(
    /(?<=- )properties:\n +result:[\s\S]*?(?= +examples:)/,
    `properties: ${listed}\n`,
  )
  const [operation] = operationsFromSpec(read(text))
  expect(operation?.response.map(({ path }) => path)).toEqual([
    'category',
    'result',
    'result[].value',
  ])
})

test('a reference may lead into another file beside the spec, and on from there', () => {
  const shared = {
    Envelope: { type: 'object', properties: { result: { $ref: '#/Result' } } },
    Result: { type: 'object', properties: { shared: { type: 'string' } } },
  }
  const text = SPEC.replace('#/components/schemas/Envelope', 'common.yaml#/Envelope')
  const spec = readSpec('specs/market.yaml', 'market', text, { 'common.yaml': shared })
  const [operation] = operationsFromSpec(spec)
  expect(operation?.response.map(({ path }) => path)).toContain('shared')
})

test.each([
  [
    'summary: Get Kline',
    'summary: 5',
    'specs/market.yaml#/paths/~1v5~1market~1kline/get/summary: ',
  ],
  ['minimum: 1,', 'minimum: one,', '/get/parameters/1/schema/minimum: '],
  ['name: category\n        anchor', 'name: "--"\n        anchor', 'x-enum/name: needs a letter'],
  ['schemas/Envelope', 'schemas/Envelop', '$ref "#/components/schemas/Envelop" leads nowhere'],
  ['#/components/schemas/Envelope', 'other.yaml#/Envelope', 'leaves the files'],
  ['retCode: {type: integer}', "a: {$ref: '#/components/schemas/Envelope'}", 'round in a circle'],
  ['openapi: 3.1.0', 'openapi: 3.0.3', 'specs/market.yaml#/openapi: must be 3.1.x'],
  ['openapi: 3.1.0', 'openapi: [', 'specs/market.yaml is not YAML'],
])('a spec with %j as %j is refused', (good, bad, message) => {
  expect(() => operationsFromSpec(read(SPEC.replace(good, bad)))).toThrow(message)
})
