import { expect, it } from 'vitest'
import { translator } from '../../messages/translator.ts'
import { operationFixture } from '../../testing/operation-fixture.ts'
import { callFacts } from './operation-notes.ts'

const of = (category: string, limit: number) => ({ limit, per: 's', category })

it.each([
  [[], []],
  [[{ limit: 5, per: 's' }], ['5 req/s']],
  [[of('linear', 10), of('spot', 10)], ['linear, spot 10 req/s']],
  [
    [of('linear', 10), of('spot', 20), of('option', 10)],
    ['linear, option 10 req/s', 'spot 20 req/s'],
  ],
  [
    [{ ...of('linear', 10), counts: 'orders' as const }, of('option', 10)],
    ['linear 10 orders/s', 'option 10 req/s'],
  ],
])('limits %o', (rateLimits, limits) => {
  const facts = callFacts(operationFixture({ rateLimits }), translator('en'))
  expect(facts.find(({ label }) => label === 'Limit')?.values ?? []).toEqual(limits)
})

it('says what a call needs, each with its name', () => {
  const rateLimits = [of('spot', 20)]
  const signed = operationFixture({ rateLimits, permissions: ['Order', 'SpotTrade'], auth: true })
  const facts = (operation: typeof signed) =>
    callFacts(operation, translator('en')).map(({ label, values }) => [label, ...values])
  expect(facts(signed)).toEqual([
    ['Signing', 'HMAC-SHA256 or RSA-SHA256'],
    ['Permission', 'Order', 'SpotTrade'],
    ['Limit', 'spot 20 req/s'],
  ])
  expect(facts(operationFixture({ auth: false, permissions: [] }))).toEqual([
    ['Signing', 'no key needed'],
  ])
})
