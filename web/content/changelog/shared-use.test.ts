import { expect, it } from 'vitest'
import type { ChangeRuleName } from '../../../schemas/changes/rule-words.ts'
import { isOfUse } from './shared-use.ts'

const use = {
  enums: [
    { id: 'enum-side', values: ['Buy'] },
    { id: 'enum-status', values: [] },
  ],
  codes: ['110001'],
}

it.each<[ChangeRuleName, string, string | undefined, boolean]>([
  ['field-value-added', 'enum-side', 'Buy', true],
  ['field-value-added', 'enum-side', 'Both', false],
  ['field-value-added', 'enum-status', 'New', true],
  ['field-value-added', 'enum-other', 'Buy', false],
  // A removed value is no longer listed in the field.
  ['field-value-removed', 'enum-side', 'Sell', true],
  ['enumeration-removed', 'enum-side', undefined, true],
  ['error-code-added', 'errors-order', '110001', true],
  ['error-code-removed', 'errors-position', '110001', true],
  ['error-code-added', 'errors-order', '110002', false],
  ['error-code-added', 'errors-order', undefined, false],
  // The value of an enumeration equals an error code.
  ['field-value-added', 'operation-get-v5-a', '110001', false],
])('isOfUse for %s of %s, %s: %s', (rule, subject, value, concerns) => {
  expect(isOfUse({ rule, subject, value }, use)).toBe(concerns)
})
