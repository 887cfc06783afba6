import { expect, it } from 'vitest'
import { storedChange } from './changelog.ts'
import { fieldKey, recentChanges } from './recent-changes.ts'

const change = (rule: string, more: object = {}) => ({
  ...{ _key: rule, rule, name: 'GET /v5/a', field: 'limit', subject: { _ref: 'operation-a' } },
  ...more,
})
const entry = (date: string, ...changes: object[]) =>
  storedChange.parse({ _id: date, date, kind: 'changed', title: { en: 'A' }, changes })

const NOW = Date.parse('2026-11-27')
const recent = (...entries: Parameters<typeof recentChanges>[0]) =>
  recentChanges(entries, 'zh-TW', NOW)

it("recentChanges marks the last change of a field, in the locale's language, for eight weeks", () => {
  const found = recent(
    entry('2026-11-20', change('parameter-bounds-narrowed')),
    entry('2026-11-01', change('parameter-added'), change('field-added')),
    entry('2026-10-01', change('field-value-added', { field: 'side' })),
  )
  expect(found.get(fieldKey('operation-a', 'parameters', 'limit'))).toEqual({
    ...{ text: '縮小範圍', date: '2026-11-20', dateText: '11月20日' },
    ...{ until: '2027-01-15', href: '#page-history' },
  })
  expect(found.get(fieldKey('operation-a', 'response', 'limit'))?.text).toBe('新增欄位')
  expect(found.has(fieldKey('operation-a', 'response', 'side'))).toBe(false)
})

it('recentChanges distinguishes the messages of a topic', () => {
  const found = recent(entry('2026-11-20', change('field-added', { part: 'ticker' })))
  expect(found.has(fieldKey('operation-a', 'response', 'limit', 'ticker'))).toBe(true)
  expect(found.has(fieldKey('operation-a', 'response', 'limit'))).toBe(false)
})
