import { expect, test } from 'vitest'
import { operationId } from '../../schemas/ids.ts'
import { operationsFromSpec } from './operations-from-spec.ts'
import { readSpec } from './read-spec.ts'
import { resolveSuccessors } from './successors.ts'

const spec = (life: string, field = '') => `
openapi: 3.1.0
info: { title: Test }
paths:
  /v5/new:
    get:
      operationId: new
      summary: New
      parameters:
        - { name: uid, in: query, schema: { type: string } }
      responses: {}
  /v5/old:
    get:
      operationId: old
      summary: Old
      deprecated: true
      x-deprecation: ${life}
      parameters:
        - name: user
          in: query
          deprecated: true
          x-deprecation: ${field || '{}'}
          schema: { type: string, enum: [a, b], x-deprecated-values: { a: { successor: b } } }
        - { name: userId, in: query, schema: { type: string } }
      responses: {}
`

const old = (life: string, field?: string) => {
  const documents = operationsFromSpec(readSpec('old.yaml', 'old', spec(life, field)))
  const found = resolveSuccessors(documents).find(
    ({ _id }) => _id === operationId('GET', '/v5/old'),
  )
  if (found?._type !== 'apiOperation') throw new Error('No operation came back.')
  return found
}

test('a deprecated operation gets its dates and its replacement', () => {
  const { deprecated, deprecation } = old(
    '{ since: 2025-01-31, sunset: 2026-01-31, successor: GET /v5/new, reason: Slow., x-zh-TW: { reason: 太慢。 } }',
  )
  expect(deprecated).toBe(true)
  expect(deprecation).toEqual({
    _type: 'apiDeprecation',
    since: '2025-01-31',
    sunset: '2026-01-31',
    successor: 'GET /v5/new',
    replacedBy: { _type: 'reference', _ref: operationId('GET', '/v5/new') },
    reason: { _type: 'localeText', en: 'Slow.', zhTW: '太慢。' },
  })
})

test('a parameter is replaced by one beside it or of another operation, and a value by a value', () => {
  const [user] = old('{}', '{ successor: userId }').parameters
  expect(user?.deprecation).toEqual({ _type: 'apiDeprecation', successor: 'userId' })
  expect(user?.deprecatedValues).toMatchObject([{ value: 'a', deprecation: { successor: 'b' } }])
  const [other] = old('{}', '{ successor: GET /v5/new uid }').parameters
  expect(other?.deprecation?.replacedBy?._ref).toBe(operationId('GET', '/v5/new'))
})

test.each([
  ['{ successor: GET /v5/newer }', 'The successor of GET /v5/old is "GET /v5/newer"'],
  ['{ successor: GET /v5/new nothing }', 'is "GET /v5/new nothing", which is no operation'],
  ['{ since: 31 January }', 'is not a day like 2026-01-31.'],
  ['{ since: 2026-02-01, sunset: 2026-01-01 }', 'ends before it begins'],
])('what cannot be is refused: %s', (life, message) => {
  expect(() => old(life)).toThrow(message)
})
