import { expect, it } from 'vitest'
import { localeFields } from '../locales.ts'
import { ruleTitle } from './rule-title.ts'
import { CHANGE_RULE_NAMES } from './rules.ts'

it('ruleTitle distinguishes rules with the same words', () => {
  expect(ruleTitle('limit-lowered', 'en')).toBe('Rate limit lowered')
  expect(ruleTitle('parameter-value-added', 'en')).toBe('New value (parameter)')
  expect(ruleTitle('field-type-changed', 'zhTW')).toBe('變更類型（欄位）')
})

it.each(localeFields)('ruleTitle gives each rule a unique title in %s', (field) => {
  const titles = CHANGE_RULE_NAMES.map((rule) => ruleTitle(rule, field))
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
})
