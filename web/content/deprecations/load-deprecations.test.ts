import { expect, it } from 'vitest'
import { calendar } from '../../formats/feeds/calendar.ts'
import { translator } from '../../messages/translator.ts'
import { lakeOf } from '../../testing/lake-of.ts'
import { loadDeprecations } from './load-deprecations.ts'

const shows = (type: 'operation' | 'channel', id: string) => ({ _type: type, [type]: { _ref: id } })
const page = (path: string, ...en: object[]) => ({
  _id: `page-${path}`,
  _type: 'page',
  path: { current: path },
  body: { en },
})
const operation = (id: string, path: string, more: object = {}) => ({
  ...{ _id: id, _type: 'apiOperation', method: 'GET', path, _updatedAt: '2026-02-03T04:05:06Z' },
  ...more,
})
const field = (name: string, more: object = {}) => ({ name, type: 'string', ...more })

const lake = lakeOf([
  operation('old', '/v5/old', {
    deprecated: true,
    deprecation: {
      since: '2025-01-31',
      sunset: '2026-03-01',
      successor: 'GET /v5/new',
      replacedBy: { _ref: 'new' },
      reason: { en: 'Slow, old; `gone`.', zhTW: '太慢。' },
    },
  }),
  operation('new', '/v5/new', {
    parameters: [field('user', { deprecated: true }), field('uid')],
    response: [
      field('mode', {
        deprecatedValues: [{ value: 'Full', deprecation: { since: '2026-04-01' } }],
      }),
    ],
  }),
  operation('gone', '/v5/gone', { deprecated: true, removed: true }),
  {
    ...{ _id: 'c', _type: 'apiChannel', topics: [{ pattern: 'dcp' }], deprecated: true },
    _updatedAt: '2026-05-06T07:08:09.123Z',
    messages: [{ fields: [field('mb', { deprecated: true, deprecation: { successor: 'b' } })] }],
  },
  page('v5/new', shows('operation', 'new')),
  page('v5/old', shows('operation', 'old')),
  page('v5/dcp', shows('channel', 'c')),
])

it('loadDeprecations lists deprecations, the latest dates first, and leaves out removed parts', async () => {
  const { whole, parts } = await loadDeprecations(lake, 'zh-TW')
  expect(whole).toMatchObject([
    {
      name: 'GET /v5/old',
      href: '/docs/zh-TW/v5/old',
      deprecation: {
        sunset: { dateText: '2026年3月1日' },
        successor: { name: 'GET /v5/new', href: '/docs/zh-TW/v5/new' },
        reason: { text: '太慢。' },
      },
    },
    { name: 'dcp', href: '/docs/zh-TW/v5/dcp', deprecation: {} },
  ])
  expect(parts.map(({ key, name, of, href }) => [key, name, of, href])).toEqual([
    ['GET /v5/new mode Full', 'Full', 'GET /v5/new mode', '/docs/zh-TW/v5/new'],
    ['GET /v5/new user', 'user', 'GET /v5/new', '/docs/zh-TW/v5/new'],
    ['dcp mb', 'mb', 'dcp', '/docs/zh-TW/v5/dcp'],
  ])
})

it('calendar writes one day for each date, in lines that iCalendar allows', async () => {
  const context = { origin: 'https://docs.exchange.example', t: translator('en') }
  const written = calendar(await loadDeprecations(lake, 'en'), { ...context, locale: 'en' })
  expect(written.split('\r\n').at(-1)).toBe('')
  const lines = written.split('\r\n')
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  const whole = written.replaceAll('\r\n ', '')
  expect(whole.match(/BEGIN:VEVENT/g)).toHaveLength(3)
  expect(whole).toContain('DTSTART;VALUE=DATE:20260301\r\nSUMMARY:Sunset: GET /v5/old\r\n')
  expect(whole).toContain('DESCRIPTION:Use instead: GET /v5/new\\nSlow\\, old\\; gone.\r\n')
  expect(whole).toContain('URL:https://docs.exchange.example/docs/v5/old\r\n')
  const ids = whole.match(/^UID:.*$/gm) ?? []
  expect(new Set(ids).size).toBe(3)
  const chinese = calendar(await loadDeprecations(lake, 'zh-TW'), {
    ...{ ...context, locale: 'zh-TW' },
    t: translator('zh-TW'),
  })
  expect(chinese.replaceAll('\r\n ', '')).toContain('SUMMARY:停用日：GET /v5/old\r\n')
  expect(chinese).not.toContain('\ufffd')
})

it('calendar gives each date its last revision, and a higher SEQUENCE after a revision', async () => {
  const context = { origin: 'https://docs.exchange.example', t: translator('en') }
  const lines = async (_updatedAt: string) => {
    const revised = lakeOf([
      operation('old', '/v5/old', {
        deprecated: true,
        deprecation: { since: '2025-01-31' },
        _updatedAt,
      }),
    ])
    const listed = await loadDeprecations(revised, 'en')
    return calendar(listed, { ...context, locale: 'en' }).split('\r\n')
  }
  const sequence = (of: string[]) =>
    Number(of.find((line) => line.startsWith('SEQUENCE:'))?.slice('SEQUENCE:'.length))
  const first = await lines('2026-02-03T04:05:06.789Z')
  expect(first).toContain('DTSTAMP:20260203T040506Z')
  expect(first).toContain('LAST-MODIFIED:20260203T040506Z')
  const second = await lines('2026-02-03T04:05:07Z')
  expect(sequence(second)).toBeGreaterThan(sequence(first))
  // An iCalendar integer has 31 bits (RFC 5545, section 3.3.8).
  expect(sequence(await lines('2087-12-31T23:59:59Z'))).toBeLessThan(2 ** 31)
  expect(first.filter((line) => line.startsWith('UID:'))).toEqual(
    second.filter((line) => line.startsWith('UID:')),
  )
})
