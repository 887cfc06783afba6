import { expect, it } from 'vitest'
import { breaksClients } from './breaks-clients.ts'
import type { ChangeKind } from './kinds.ts'
import type { ChangeRuleName } from './rule-words.ts'

it.each<[ChangeKind, ChangeRuleName[], boolean]>([
  ['changed', ['parameter-required'], true],
  ['changed', ['error-changed'], true],
  // One breaking rule suffices.
  ['added', ['field-added', 'field-value-added'], true],
  ['added', ['field-added', 'parameter-value-added'], false],
  ['changed', ['limit-raised'], false],
  // Facts take precedence over the kind.
  ['removed', ['field-value-removed'], false],
  ['removed', [], true],
  ['changed', [], false],
  ['added', [], false],
  ['deprecated', [], false],
  // A correction does not change the API.
  ['corrected', ['parameter-required', 'field-removed'], false],
  ['corrected', [], false],
])('breaksClients(%s, %j) is %s', (kind, rules, breaks) => {
  expect(breaksClients(kind, rules)).toBe(breaks)
})
