import { expect, it } from 'vitest'
import type { Operation } from '../../content/page-data.ts'
import { translator } from '../intl/translator.ts'
import { operationFacts } from './operation-facts.ts'

const operation: Operation = {
  documentId: 'operation-a',
  operationId: 'a',
  method: 'GET',
  path: '/v5/a',
  summary: { text: '' },
  description: { text: '' },
  auth: true,
  permissions: [],
  rateLimits: [],
  deprecated: false,
  sections: [],
  parameters: [],
  response: [],
  requestExamples: [],
  responseExamples: [],
}
const of = (category: string, limit: number) => ({ limit, per: 's', category })

it.each([
  [[], ['signed']],
  [[{ limit: 5, per: 's' }], ['5 req/s', 'signed']],
  [
    [of('linear', 10), of('spot', 10)],
    ['linear, spot 10 req/s', 'signed'],
  ],
  [
    [of('linear', 10), of('spot', 20), of('option', 10)],
    ['linear, option 10 req/s', 'spot 20 req/s', 'signed'],
  ],
])('limits %o', (rateLimits, facts) => {
  expect(operationFacts({ ...operation, rateLimits }, translator('en'))).toEqual(facts)
})
