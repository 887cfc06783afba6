import { expect, it } from 'vitest'
import { locales } from '../../config/locales.ts'
import { translator } from '../../messages/translator.ts'
import { breaksMeMarkdown, deprecationsMarkdown, followMarkdown } from './own-markdown.ts'
import { skillMarkdown } from './skill.ts'

const origin = 'https://docs.exchange.example'
const context = { origin, locale: 'en', t: translator('en') } as const

it('deprecationsMarkdown lists deprecations with dates and successors', () => {
  const day = { date: '2026-07-24', dateText: '24 July 2026' }
  const row = {
    key: 'a',
    name: 'GET /v5/a',
    href: '/docs/v5/a',
    deprecation: { since: day, successor: { name: 'GET /v5/b', href: '/docs/v5/b' } },
    revised: '2026-07-24T00:00:00Z',
  }
  const part = { ...row, key: 'b', name: 'symbol', of: 'GET /v5/c' }
  const text = deprecationsMarkdown({ whole: [row], parts: [part], dependencies: [] }, context)
  expect(text).toMatch(/^# Deprecations and dates\n/)
  expect(text).toContain(`- [\`GET /v5/a\`](${origin}/docs/v5/a) · `)
  expect(text).toContain('24 July 2026')
  expect(text).toContain(`[\`GET /v5/b\`](${origin}/docs/v5/b)`)
  expect(text).toContain('· `GET /v5/c` ·')
  const none = deprecationsMarkdown({ whole: [], parts: [], dependencies: [] }, context)
  expect(none.split('Nothing at present.')).toHaveLength(3)
})

it.each(locales)('feeds and the client check are described in %s', (locale) => {
  const own = { origin, locale, t: translator(locale) }
  const prefix = locale === 'en' ? '/docs' : `/docs/${locale}`
  const follow = followMarkdown(own)
  expect(follow).toContain(`<${origin}${prefix}/changelog/v5/follow>`)
  expect(follow).toContain('.xml?area=market&page=v5/order/create-order')
  expect(breaksMeMarkdown(own)).toContain(`<${origin}/docs/api-surface.json>`)
})

it('skillMarkdown lists the operations and topics that are not deprecated', () => {
  const operation = { method: 'GET', parameters: [], fields: [] }
  const text = skillMarkdown(
    {
      operations: [
        { ...operation, path: '/v5/market/kline' },
        { ...operation, path: '/v5/market/time' },
        { ...operation, path: '/v5/market/old', deprecated: true },
      ],
      topics: [
        {
          pattern: 'tickers.{symbol}',
          stream: '/v5/public/{category}',
          parameters: [],
          fields: [],
        },
      ],
    },
    [{ identifier: 'testnet', rest: 'https://api-t.example', stream: 'wss://s-t.example' }],
    origin,
  )
  expect(text).toMatch(/^---\nname: [a-z0-9-]+\ndescription: [^\n]{1,1024}\n---\n/)
  expect(text).toContain('\n- /v5/market: GET kline, GET time\n')
  expect(text).toContain('\n- /v5/public/{category}: tickers.{symbol}\n')
  expect(text).toContain('testnet https://api-t.example, streams wss://s-t.example')
  expect(text).not.toContain('old')
})
