import { expect, test } from 'vitest'
import { translator } from '../../messages/translator.ts'
import { deprecationLine } from './deprecation-facts.ts'
import { resolveDeprecation } from './resolve-deprecation.ts'

const operationPages = new Map([
  ['operation-get-v5-new', { documentation: { id: 'page-new', path: 'v5/new' } }],
])
const replaced = {
  since: '2025-01-31',
  sunset: '2026-03-01',
  successor: 'GET /v5/new',
  replacedBy: { _ref: 'operation-get-v5-new' },
  reason: { en: 'Slow.', zhTW: '太慢。' },
}

test("resolveDeprecation returns dates and reason in the reader’s language, with the successor's page", () => {
  expect(resolveDeprecation(replaced, { locale: 'zh-TW', operationPages })).toEqual({
    since: { date: '2025-01-31', dateText: '2025年1月31日' },
    sunset: { date: '2026-03-01', dateText: '2026年3月1日' },
    successor: { name: 'GET /v5/new', href: '/docs/zh-TW/v5/new' },
    reason: { text: '太慢。' },
  })
})

test('resolveDeprecation links a sibling successor to its anchor, and an unknown one not at all', () => {
  const beside = resolveDeprecation({ successor: 'userId' }, { locale: 'en' }, () => 'param userId')
  expect(beside).toEqual({ successor: { name: 'userId', href: '#param%20userId' } })
  expect(resolveDeprecation(replaced, { locale: 'en' })?.successor).toEqual({ name: 'GET /v5/new' })
  expect(resolveDeprecation(null, { locale: 'en' })).toBeUndefined()
})

test('deprecationLine returns plain text on one line', () => {
  const told = resolveDeprecation(replaced, { locale: 'en', operationPages })
  expect(deprecationLine(told, translator('en'))).toBe(
    'Deprecated — Since: 31 January 2025 · Sunset: 1 March 2026 · Use instead: GET /v5/new',
  )
  expect(deprecationLine({ successor: { name: 'a\n*/b' } }, translator('en'))).not.toContain('\n')
  expect(deprecationLine(undefined, translator('zh-TW'))).toBe('已棄用')
})
