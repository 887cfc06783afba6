import { expect, test } from 'vitest'
import type { ChangeRuleName } from '../../../schemas/changes/rule-words.ts'
import { CHANGE_RULE_NAMES, CHANGE_RULES, requiresValue } from '../../../schemas/changes/rules.ts'
import { changesBetween } from './changes-between.ts'
import { type Facts, factsOf } from './facts.ts'

type Given = Record<string, unknown>

const facts = (_id: string, _type: Facts['_type'], given: Given): Facts =>
  factsOf({ _id, ...{ _type, ...given } })
const operation = (given: Given = {}) =>
  facts('operation-get-v5-market-kline', 'apiOperation', {
    ...{ method: 'GET', path: '/v5/market/kline', summary: { en: 'Get Kline' } },
    ...given,
  })
const channel = (given: Given = {}) =>
  facts('channel-public-kline', 'apiChannel', { name: 'kline', stream: '/v5/public', ...given })
const enumeration = (...values: string[]) =>
  facts('enum-side', 'enumDefinition', {
    ...{ name: 'side', values: values.map((value) => ({ value })) },
  })
const codes = (...all: string[]) =>
  facts('errors-order', 'errorCode', { name: 'order', codes: all.map((code) => ({ code })) })

const field = (given: Given = {}) => ({ path: 'limit', type: 'string', ...given })
const sent = (given: Given = {}) => operation({ parameters: [field({ in: 'query', ...given })] })
const got = (given: Given = {}) => operation({ response: [field(given)] })
const limited = (limit: number, per = 's') => operation({ rateLimits: [{ limit, per }] })
const message = { name: 'kline', direction: 'receive', fields: [] }
const withEnum = (list: 'parameters' | 'response') =>
  operation({ [list]: [field({ enum: { _ref: 'enum-side' } })] })

const valueDeprecated = () =>
  facts('enum-side', 'enumDefinition', {
    ...{ name: 'side', values: [{ value: 'a', deprecation: {} }] },
  })
const until = (sunset?: string) => ({ deprecated: true, deprecation: { sunset } })

const none: Facts[] = []
const each = (all: Facts | Facts[]): Facts[] => [all].flat()

/** Facts before, facts after, and all rules that match. */
const examples: [Facts | Facts[], Facts | Facts[], ...ChangeRuleName[]][] = [
  [none, operation(), 'endpoint-added'],
  [operation(), none, 'endpoint-removed'],
  [operation(), operation({ deprecated: true }), 'endpoint-deprecated'],
  [operation({ deprecated: true }), operation(), 'endpoint-restored'],
  [operation(), operation({ auth: true }), 'signature-required'],
  [operation({ auth: true }), operation(), 'signature-dropped'],
  [operation(), operation({ permissions: ['Order'] }), 'permission-required'],
  [operation({ permissions: ['Order'] }), operation(), 'permission-dropped'],
  [limited(10), limited(5), 'limit-lowered'],
  [limited(10), limited(10, 'min'), 'limit-lowered'],
  [limited(5), limited(10), 'limit-raised'],
  [operation(), limited(5), 'limit-added'],
  [limited(5), operation(), 'limit-removed'],

  [operation(), sent(), 'parameter-added'],
  [operation(), sent({ required: true }), 'required-parameter-added'],
  [
    sent({ path: 'list', type: 'array' }),
    operation({
      parameters: [
        field({ path: 'list', type: 'array', in: 'query' }),
        field({ path: 'list[].id', in: 'query', required: true }),
      ],
    }),
    'parameter-added',
  ],
  [sent(), operation(), 'parameter-removed'],
  [sent(), sent({ required: true }), 'parameter-required'],
  [sent({ required: true }), sent(), 'parameter-optional'],
  [sent(), sent({ in: 'body' }), 'parameter-moved'],
  [sent({ type: 'integer' }), sent({ type: 'number' }), 'parameter-type-widened'],
  [sent({ type: 'number' }), sent({ type: 'integer' }), 'parameter-type-changed'],
  [sent({ type: 'string' }), sent({ type: 'number' }), 'parameter-type-changed'],
  [sent({ min: 1, max: 500 }), sent({ min: 1, max: 1000 }), 'parameter-bounds-widened'],
  [sent({ max: 500 }), sent(), 'parameter-bounds-widened'],
  [sent({ min: 1, max: 1000 }), sent({ min: 1, max: 500 }), 'parameter-bounds-narrowed'],
  [sent(), sent({ max: 500 }), 'parameter-bounds-narrowed'],
  [sent({ values: ['a'] }), sent({ values: ['a', 'b'] }), 'parameter-value-added'],
  [sent({ values: ['a', 'b'] }), sent({ values: ['a'] }), 'parameter-value-removed'],
  [sent({ default: '10' }), sent({ default: '20' }), 'parameter-default-changed'],
  [enumeration('a'), valueDeprecated(), 'value-deprecated'],
  [valueDeprecated(), enumeration('a'), 'value-restored'],
  [
    sent({ values: ['a', 'b'] }),
    sent({ values: ['a', 'b'], deprecatedValues: [{ value: 'b' }] }),
    'value-deprecated',
  ],
  [operation(until()), operation(until('2026-06-01')), 'sunset-announced'],
  [operation(), sent(until('2026-06-01')), 'parameter-added'],
  [sent(), sent(until('2026-06-01')), 'parameter-deprecated', 'sunset-announced'],
  [got(until('2026-06-01')), got(until('2026-07-01')), 'sunset-postponed'],
  [channel(until('2026-06-01')), channel(until('2026-05-01')), 'sunset-brought-forward'],
  [operation(until('2026-06-01')), operation(until()), 'sunset-withdrawn'],
  [operation(until('2026-06-01')), operation(), 'endpoint-restored'],
  [channel(), channel({ deprecated: true }), 'topic-deprecated'],
  [channel({ deprecated: true }), channel(), 'topic-restored'],
  [sent(), sent({ deprecated: true }), 'parameter-deprecated'],
  [sent({ deprecated: true }), sent(), 'parameter-restored'],

  [operation(), got(), 'field-added'],
  [
    operation(),
    operation({ response: [field({ path: 'list' }), field({ path: 'list[].id' })] }),
    'field-added',
  ],
  [got(), operation(), 'field-removed'],
  [got({ type: 'number' }), got({ type: 'integer' }), 'field-type-narrowed'],
  [got({ type: 'integer' }), got({ type: 'number' }), 'field-type-changed'],
  [got(), got({ required: true }), 'field-always-there'],
  [got({ required: true }), got(), 'field-may-be-absent'],
  [got({ values: ['a'] }), got({ values: ['a', 'b'] }), 'field-value-added'],
  [got({ values: ['a', 'b'] }), got({ values: ['a'] }), 'field-value-removed'],
  [got(), got({ deprecated: true }), 'field-deprecated'],
  [got({ deprecated: true }), got(), 'field-restored'],
  [got(), got({ min: 1, default: '1' })],

  [none, channel(), 'topic-added'],
  [channel(), none, 'topic-removed'],
  [channel(), channel({ topics: [{ pattern: 'kline.{symbol}' }] }), 'topic-added'],
  [channel(), channel({ messages: [message] }), 'message-added'],
  [channel({ messages: [message] }), channel(), 'message-removed'],
  [
    channel({ messages: [{ ...message, fields: [field()] }] }),
    channel({ messages: [message] }),
    'field-removed',
  ],
  [
    channel({ messages: [{ ...message, direction: 'send', fields: [field()] }] }),
    channel({ messages: [{ ...message, direction: 'send' }] }),
    'parameter-removed',
  ],
  [channel(), channel({ stream: '/v5/private' }), 'stream-moved'],
  [
    channel({ frequencies: [{ every: '10ms' }] }),
    channel({ frequencies: [{ every: '20ms' }] }),
    'frequency-changed',
  ],

  [none, enumeration('Buy'), 'enumeration-added'],
  [enumeration('Buy'), none, 'enumeration-removed'],
  [
    [enumeration('Buy'), withEnum('parameters')],
    [enumeration('Buy', 'Sell'), withEnum('parameters')],
    'parameter-value-added',
  ],
  [
    [enumeration('Buy'), withEnum('response')],
    [enumeration('Buy', 'Sell'), withEnum('response')],
    'field-value-added',
  ],
  [
    [enumeration('Buy', 'Sell'), withEnum('parameters')],
    [enumeration('Buy'), withEnum('parameters')],
    'parameter-value-removed',
  ],
  [codes('1'), codes('1', '2', '3'), 'error-code-added', 'error-code-added'],
  [codes('1', '2'), codes('1'), 'error-code-removed'],
]

test.each(examples)('%#: $2', (before, after, ...rules) => {
  const found = changesBetween(each(before), each(after))
  expect(found.map(({ rule }) => rule)).toEqual(rules)
  expect(changesBetween(each(after), each(after))).toEqual([])
  const wanting = found.filter(({ rule }) => requiresValue(rule))
  expect(wanting.filter((one) => one.before === undefined && one.after === undefined)).toEqual([])
})

test('every rule has an example, except those that no specification can trigger', () => {
  const tested = new Set(examples.flatMap(([, , ...rules]) => rules))
  expect(CHANGE_RULE_NAMES.filter((name) => !tested.has(name))).toEqual([
    'error-changed',
    'condition-added',
    'effect-changed',
    'parameter-holds-for-more',
    'field-returns-more',
    'field-returns-less',
    'field-sorted-otherwise',
    'field-refreshed-otherwise',
    'field-may-be-empty',
    'field-meaning-changed',
    'field-values-changed',
  ])
})

test('breaking rules are exactly those that may break a client', () => {
  expect(CHANGE_RULE_NAMES.filter((name) => CHANGE_RULES[name].breaking)).toMatchInlineSnapshot(`
    [
      "endpoint-removed",
      "signature-required",
      "permission-required",
      "limit-lowered",
      "limit-added",
      "required-parameter-added",
      "parameter-removed",
      "parameter-required",
      "parameter-moved",
      "parameter-type-changed",
      "parameter-bounds-narrowed",
      "parameter-value-removed",
      "parameter-default-changed",
      "field-removed",
      "field-type-changed",
      "field-may-be-absent",
      "field-value-added",
      "sunset-brought-forward",
      "topic-removed",
      "message-removed",
      "stream-moved",
      "enumeration-removed",
      "error-changed",
      "condition-added",
      "effect-changed",
      "field-returns-less",
      "field-sorted-otherwise",
      "field-may-be-empty",
      "field-meaning-changed",
      "field-values-changed",
    ]
  `)
})

test('each change has a unique key and both values', () => {
  const [one, other] = changesBetween([limited(10), codes()], [limited(5), codes('1', '2')])
  expect(one).toMatchObject({ name: 'GET /v5/market/kline', before: '10/s', after: '5/s' })
  expect(one?._key).not.toBe(other?._key)
})
