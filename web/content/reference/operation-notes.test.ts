import { expect, it } from 'vitest'
import { translator } from '../../messages/translator.ts'
import { operationFixture } from './operation.fixture.ts'
import { operationNotes } from './operation-notes.ts'

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
  expect(operationNotes(operationFixture({ rateLimits }), translator('en'))).toEqual(facts)
})
