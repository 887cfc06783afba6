import { expect, it } from 'vitest'
import { type CheckFinding, findingSection, ruleOf } from '../../schemas/checking/finding.ts'
import { choices, groups } from './groups.ts'

const finding = (path: string, level: CheckFinding['level'], message: string): CheckFinding => ({
  id: `page-${path}`,
  type: path === '' ? 'redirect' : 'page',
  title: path,
  path,
  level,
  message,
  field: 'title',
  location: { steps: [], locale: undefined },
})

const all = [
  finding('v5/market/kline', 'warning', 'Shorten it to 60 letters or fewer: it has 61.'),
  finding('v5/market/time', 'warning', 'Shorten it to 60 letters or fewer: it has 75.'),
  finding('faq', 'warning', 'The words of a link say nothing: “here”.'),
  finding('', 'error', 'Choose a page.'),
]
const everything = { level: '', type: '', section: '' } as const

it('ruleOf returns the words that all messages of a rule share', () => {
  expect(ruleOf('Two headings have the anchor “limits”: “Limits” and “limits”.')).toBe(
    'Two headings have the anchor “…”',
  )
  expect(ruleOf('No parameter or field is called so: `a.b`. Did you mean `c`?')).toBe(
    'No parameter or field is called so',
  )
  expect(ruleOf('Choose a page.')).toBe('Choose a page')
  expect(ruleOf('請縮短到 60 個字以內：目前有 61。')).toBe('請縮短到 … 個字以內')
  expect(ruleOf('「limits」以「-」開頭或結尾：請刪去。')).toBe('「…」以「…」開頭或結尾')
})

it('groups returns errors first, then the rules with most findings', () => {
  const rules = groups(all, everything).map(({ rule, findings }) => `${findings.length} ${rule}`)
  expect(rules).toEqual([
    '1 Choose a page',
    '2 Shorten it to … letters or fewer',
    '1 The words of a link say nothing',
  ])
})

it('groups returns only the findings that match the filter', () => {
  const shown = (chosen: object) =>
    groups(all, { ...everything, ...chosen }).map(({ rule }) => rule)
  expect(shown({ level: 'error' })).toEqual(['Choose a page'])
  expect(shown({ type: 'page', section: 'faq' })).toEqual(['The words of a link say nothing'])
  expect(choices(all, findingSection)).toEqual([
    { value: 'faq', count: 1 },
    { value: 'redirect', count: 1 },
    { value: 'v5/market', count: 2 },
  ])
})
