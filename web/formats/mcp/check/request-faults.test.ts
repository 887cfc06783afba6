import { expect, it } from 'vitest'
import type { Field } from '../../../content/model/page-data.ts'
import { isObject, parseJson } from '../../../samples/json-value.ts'
import { operationFixture } from '../../../testing/operation-fixture.ts'
import { field } from '../../../testing/page-fixture.ts'
import { requestFaults } from './request-faults.ts'

const of = (path: string, more: Partial<Field>): Field => ({
  ...field([path, '']),
  name: path.replace(/.*\]\./, ''),
  ...more,
})

const parameters = [
  of('category', { requirement: 'required', values: [{ value: 'spot' }, { value: 'linear' }] }),
  of('request', { type: 'array', requirement: 'required' }),
  of('request[].qty', { depth: 1, requirement: 'required', max: 5 }),
  of('request[].limit', { depth: 1, type: 'integer', min: 1, max: 50 }),
  of('request[].old', { depth: 1, deprecated: true }),
  of('request[].mmp', { depth: 1, type: 'boolean', appliesTo: ['option'] }),
  of('coins', { type: 'array', values: [{ value: 'BTC' }] }),
  of('rate', { type: 'number' }),
  of('why', { requirement: 'conditional' }),
]
const operation = operationFixture({ method: 'POST', parameters })

it.each<[string, string[]]>([
  [
    '{"category":"spot","request":[{"qty":"1","limit":5}],"coins":["BTC"],"rate":0.5,"why":"x"}',
    [],
  ],
  ['{}', ['category: missing', 'request: missing']],
  ['{"category":"all","request":[]}', ['category: must be one of spot, linear']],
  ['{"category":"spot","request":{}}', ['request: must be a list']],
  [
    '{"category":"spot","request":["a"]}',
    ['request[0].qty: missing', 'request[0]: must be an object'],
  ],
  ['{"category":"spot","request":[{"qty":1}]}', ['request[0].qty: must be text, in quotes']],
  [
    '{"category":"spot","request":[{"qty":"123456"}]}',
    ['request[0].qty: must be at most 5 characters'],
  ],
  [
    '{"category":"spot","request":[{"qty":"1","limit":"5"}]}',
    ['request[0].limit: must be a whole number'],
  ],
  [
    '{"category":"spot","request":[{"qty":"1","limit":51}]}',
    ['request[0].limit: must be at most 50'],
  ],
  [
    '{"category":"spot","request":[{"qty":"1","limit":0}]}',
    ['request[0].limit: must be at least 1'],
  ],
  ['{"category":"spot","request":[{"qty":"1","old":"1"}]}', ['request[0].old: deprecated']],
  [
    '{"category":"spot","request":[{"qty":"1","mmp":1}]}',
    ['request[0].mmp: only for option', 'request[0].mmp: must be true or false'],
  ],
  ['{"category":"spot","request":[],"coins":["ETH"]}', ['coins[0]: must be one of BTC']],
  ['{"category":"spot","request":[],"rate":"1"}', ['rate: must be a number']],
  ['{"category":"spot","request":[],"__proto__":1}', ['__proto__: unknown']],
])('requestFaults of %s: %j', (text, expected) => {
  const body = parseJson(text)
  const { faults, unsent } = requestFaults(operation, isObject(body) ? body : new Map())
  expect(faults.map(({ path, fault }) => `${path}: ${fault}`)).toEqual(expected)
  expect(unsent.map(({ name }) => name)).toEqual(text.includes('why') ? [] : ['why'])
})
