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
  const values = facts.find(({ name }) => name === 'limit')?.values ?? []
  expect(values.map(({ text }) => text)).toEqual(limits)
})

it('says what a call needs, each with its name', () => {
  const rateLimits = [of('spot', 20)]
  const signed = operationFixture({ rateLimits, permissions: ['Order', 'SpotTrade'], auth: true })
  const facts = (operation: typeof signed) =>
    callFacts(operation, translator('en'))
      .filter(({ name }) => name !== 'errors')
      .map(({ label, values }) => [label, ...values.map(({ text }) => text)])
  expect(facts(signed)).toEqual([
    ['Signing', 'HMAC-SHA256 or RSA-SHA256'],
    ['Permission', 'Order', 'SpotTrade'],
    ['Limit', 'spot 20 req/s'],
  ])
  expect(facts(operationFixture({ auth: false, permissions: [] }))).toEqual([
    ['Signing', 'no key needed'],
  ])
})

it('names the errors of its own, or says that none are published, then leads to the general ones', () => {
  const likelyErrors = [{ code: '110007', href: '/docs/v5/error#row-110007' }]
  const general = { text: 'general errors', href: '/docs/v5/error#unified-account' }
  const said = (operation: ReturnType<typeof operationFixture>) =>
    callFacts(operation, translator('en')).find(({ name }) => name === 'errors')?.values
  expect(said(operationFixture({ likelyErrors }))).toEqual([
    { text: '110007', href: '/docs/v5/error#row-110007' },
    general,
  ])
  expect(said(operationFixture())).toEqual([{ text: 'none of its own published' }, general])
})
