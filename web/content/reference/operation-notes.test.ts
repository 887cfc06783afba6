import { expect, it } from 'vitest'
import type { Locale } from '../../config/locales.ts'
import { translator } from '../../messages/translator.ts'
import { operationFixture } from '../../testing/operation-fixture.ts'
import type { LikelyError, Operation } from '../model/page-data.ts'
import { type CallFact, callFacts } from './operation-notes.ts'

const of = (category: string, limit: number) => ({ limit, per: 's', category })

const LIMIT = '/docs/v5/rate-limit'
const user = 'per user ID, whatever the key'
const left = 'what is left: X-Bapi-Limit-Status'
const address = 'every request counts per IP address'
type Limited = Partial<
  Pick<Operation, 'auth' | 'rateLimits' | 'countedFor' | 'counting' | 'levels' | 'headers'>
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
  [{ rateLimits: [{ limit: 5, per: 's' }], headers: `${LIMIT}#headers` }, ['5 req/s', user, left]],
  [{ ...ip, rateLimits: [] }, ['not published', address]],
  [{ ...ip, auth: false, rateLimits: [] }, [address]],
  [{ ...ip, auth: false, rateLimits: [{ limit: 50, per: 's' }] }, ['50 req/s', address]],
])('callFacts states for %o the limits: %o', (operation, limits) => {
  const facts = callFacts(operationFixture(operation), translator('en'))
  const values = facts.find(({ name }) => name === 'limit')?.values ?? []
  expect(values.map(({ text }) => text)).toEqual(limits)
  const { counting = `${LIMIT}#endpoints`, levels, headers } = operation
  const hrefs = [counting, levels, headers].filter((href) => href !== undefined)
  expect(values.flatMap(({ href }) => href ?? [])).toEqual(hrefs)
})

it.each([
  ['s', '5 req/s', '每秒 5 次'],
  ['min', '5 req/min', '每分鐘 5 次'],
  ['h', '5 req/h', '每小時 5 次'],
])('callFacts names the unit of time %s', (per, english, chinese) => {
  const limited = { rateLimits: [{ limit: 5, per }] }
  expect(said(limited, 'limit')).toContain(` ${english} `)
  expect(said(limited, 'limit', 'zh-TW')).toContain(` ${chinese} `)
})

const said = (more: Partial<Operation>, name: CallFact['name'], locale: Locale = 'en') => {
  const facts = callFacts(operationFixture(more), translator(locale))
  const { label, values = [] } = facts.find((fact) => fact.name === name) ?? {}
  return label && [label, ...values.map(({ text }) => text)].join(' | ')
}

const likely = (code: string): LikelyError => ({
  code,
  href: `/docs/v5/error#row-${code}`,
  meaning: { text: '' },
  action: { text: '' },
})

it('callFacts states how a request is signed', () => {
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
] as const)('callFacts states for %o the permissions: %s', (operation, english, chinese) => {
  const more = { permissions: [], ...operation }
  expect(said({ ...more, permissions: [...more.permissions] }, 'permissions')).toBe(english)
  const label = said({ ...more, permissions: [...more.permissions] }, 'permissions', 'zh-TW')
  expect(label?.split(' | ')[0]).toBe(chinese)
})

it.each([
  [0, 'none of its own published', '未公布專屬錯誤'],
  [1, '1 | no others of its own published', '1 | 未公布其他專屬錯誤'],
  [2, '1 | 2 | no others of its own published', '1 | 2 | 未公布其他專屬錯誤'],
  [3, '1 | 2 | 3', '1 | 2 | 3'],
])('callFacts with %i errors says %j, then links to general errors', (count, english, chinese) => {
  const likelyErrors = Array.from({ length: count }, (_, index) => likely(`${index + 1}`))
  expect(said({ likelyErrors }, 'errors')).toBe(`Likely errors | ${english} | general errors`)
  expect(said({ likelyErrors }, 'errors', 'zh-TW')).toBe(`常見錯誤 | ${chinese} | 通用錯誤`)
})

it('callFacts adds the meaning and action of an error when they are known', () => {
  const [meaning, action] = [{ text: 'No balance.' }, { text: 'Lower `qty`.' }]
  const likelyErrors = [
    likely('1'),
    { ...likely('2'), meaning },
    { ...likely('3'), meaning, action },
  ]
  const facts = callFacts(operationFixture({ likelyErrors }), translator('en'))
  expect(facts.find(({ name }) => name === 'errors')?.values).toEqual([
    { text: '1', href: '/docs/v5/error#row-1' },
    { text: '2', href: '/docs/v5/error#row-2', about: [meaning] },
    { text: '3', href: '/docs/v5/error#row-3', about: [meaning, action] },
    { text: 'general errors', href: '/docs/v5/error#unified-account' },
  ])
})
