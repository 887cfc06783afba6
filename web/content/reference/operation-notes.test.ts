import { expect, it } from 'vitest'
import type { Locale } from '../../config/locales.ts'
import { translator } from '../../messages/translator.ts'
import { operationFixture } from '../../testing/operation-fixture.ts'
import type { Operation } from '../model/page-data.ts'
import { type CallFact, callFacts } from './operation-notes.ts'

const of = (category: string, limit: number) => ({ limit, per: 's', category })

const LIMIT = '/docs/v5/rate-limit'
const user = 'per user ID, whatever the key'
const address = 'every request counts per IP address'
type Limited = Partial<
  Pick<Operation, 'auth' | 'rateLimits' | 'countedFor' | 'counting' | 'levels'>
>
const ip = { countedFor: 'ip', counting: `${LIMIT}#ip` } as const
it.each<[Limited, string[]]>([
  [{ rateLimits: [{ limit: 5, per: 's' }] }, ['5 req/s', user]],
  [{ rateLimits: [of('linear', 10), of('spot', 10)] }, ['linear, spot 10 req/s', user]],
  [
    { rateLimits: [of('linear', 10), of('spot', 20), of('option', 10)] },
    ['linear, option 10 req/s', 'spot 20 req/s', user],
  ],
  [
    { rateLimits: [{ ...of('linear', 10), counts: 'orders' as const }, of('option', 10)] },
    ['linear 10 orders/s', 'option 10 req/s', user],
  ],
  [
    { rateLimits: [{ limit: 5, per: 's' }], levels: `${LIMIT}/rules-for-vips#levels` },
    ['5 req/s', user, 'higher for VIPs'],
  ],
  [{ ...ip, rateLimits: [] }, ['not published', address]],
  [{ ...ip, auth: false, rateLimits: [] }, [address]],
  [{ ...ip, auth: false, rateLimits: [{ limit: 50, per: 's' }] }, ['50 req/s', address]],
])('limits %o', (operation, limits) => {
  const facts = callFacts(operationFixture(operation), translator('en'))
  const values = facts.find(({ name }) => name === 'limit')?.values ?? []
  expect(values.map(({ text }) => text)).toEqual(limits)
  expect(values.flatMap(({ href }) => href ?? [])).toEqual([
    operation.counting ?? `${LIMIT}#endpoints`,
    ...(operation.levels ? [operation.levels] : []),
  ])
})

it.each([
  ['s', '5 req/s', '每秒 5 次'],
  ['min', '5 req/min', '每分鐘 5 次'],
  ['h', '5 req/h', '每小時 5 次'],
])('names the unit of time %s', (per, english, chinese) => {
  const limited = { rateLimits: [{ limit: 5, per }] }
  expect(said(limited, 'limit')).toContain(` ${english} `)
  expect(said(limited, 'limit', 'zh-TW')).toContain(` ${chinese} `)
})

const said = (more: Partial<Operation>, name: CallFact['name'], locale: Locale = 'en') => {
  const facts = callFacts(operationFixture(more), translator(locale))
  const { label, values = [] } = facts.find((fact) => fact.name === name) ?? {}
  return label && [label, ...values.map(({ text }) => text)].join(' | ')
}

it('says how a request is signed', () => {
  expect(said({ auth: true }, 'signing')).toBe('Signing | HMAC-SHA256 or RSA-SHA256')
  expect(said({ auth: false }, 'signing')).toBe('Signing | no key needed')
})

const two = ['Order', 'SpotTrade']
it.each([
  [
    { permissions: two, permissionRule: 'anyOf' },
    'Permission (any of) | Order | SpotTrade',
    '權限（任一）',
  ],
  [
    { permissions: two, permissionRule: 'allOf' },
    'Permission (all of) | Order | SpotTrade',
    '權限（全部）',
  ],
  [
    { permissions: two, permissionRule: 'byProduct' },
    'Permission (that of the product) | Order | SpotTrade',
    '權限（依產品）',
  ],
  [{ permissions: ['Order'], permissionRule: 'allOf' }, 'Permission | Order', '權限'],
  [{ permissionRule: 'allOf' }, 'Permission | any, no particular one', '權限'],
  [{}, 'Permission | not published', '權限'],
  [{ auth: false }, undefined, undefined],
] as const)('says of the permissions of %o: %s', (operation, english, chinese) => {
  const more = { permissions: [], ...operation }
  expect(said({ ...more, permissions: [...more.permissions] }, 'permissions')).toBe(english)
  const label = said({ ...more, permissions: [...more.permissions] }, 'permissions', 'zh-TW')
  expect(label?.split(' | ')[0]).toBe(chinese)
})

it('names the errors of its own, or says that none are published, then leads to the general ones', () => {
  const likelyErrors = [{ code: '110007', href: '/docs/v5/error#row-110007' }]
  const general = { text: 'general errors', href: '/docs/v5/error#unified-account' }
  const values = (operation: Operation) =>
    callFacts(operation, translator('en')).find(({ name }) => name === 'errors')?.values
  expect(values(operationFixture({ likelyErrors }))).toEqual([
    { text: '110007', href: '/docs/v5/error#row-110007' },
    general,
  ])
  expect(values(operationFixture())).toEqual([{ text: 'none of its own published' }, general])
})
