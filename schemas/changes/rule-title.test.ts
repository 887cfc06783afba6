import { expect, it } from 'vitest'
import { localeFields } from '../locales.ts'
import { ruleTitle } from './rule-title.ts'
import { CHANGE_RULE_NAMES } from './rules.ts'

it('tells rules of the same words apart', () => {
  expect(ruleTitle('limit-lowered', 'en')).toBe('Rate limit lowered')
  expect(ruleTitle('parameter-value-added', 'en')).toBe('New value (parameter)')
  expect(ruleTitle('field-type-changed', 'zhTW')).toBe('變更類型（欄位）')
})

it.each(localeFields)('gives each rule a title of its own in %s', (field) => {
  const titles = CHANGE_RULE_NAMES.map((rule) => ruleTitle(rule, field))
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
})
