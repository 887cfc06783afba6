import type { ChangeKind } from './kinds.ts'
import { type ChangeRuleName, RULE_WORDS } from './rule-words.ts'

export interface ChangeRule {
  kind: ChangeKind
  /** Whether a correct client may fail, or behave differently, after the change. */
  breaking: boolean
}

/**
 * All changes that a sync of the specifications can find; those at the end are added by writers, for an API that
 * behaves differently with the same specification. Clients send parameters and receive fields, so a wider range is
 * harmless for a parameter and breaking for a field.
 */
export const CHANGE_RULES: Readonly<Record<ChangeRuleName, ChangeRule>> = {
  'endpoint-added': { kind: 'added', breaking: false },
  'endpoint-removed': { kind: 'removed', breaking: true },
  'endpoint-deprecated': { kind: 'deprecated', breaking: false },
  'endpoint-restored': { kind: 'changed', breaking: false },
  'signature-required': { kind: 'changed', breaking: true },
  'signature-dropped': { kind: 'changed', breaking: false },
  'permission-required': { kind: 'changed', breaking: true },
  'permission-dropped': { kind: 'changed', breaking: false },
  'limit-lowered': { kind: 'changed', breaking: true },
  'limit-raised': { kind: 'changed', breaking: false },
  'limit-added': { kind: 'changed', breaking: true },
  'limit-removed': { kind: 'changed', breaking: false },

  'parameter-added': { kind: 'added', breaking: false },
  'required-parameter-added': { kind: 'added', breaking: true },
  'parameter-removed': { kind: 'removed', breaking: true },
  'parameter-required': { kind: 'changed', breaking: true },
  'parameter-optional': { kind: 'changed', breaking: false },
  'parameter-moved': { kind: 'changed', breaking: true },
  'parameter-type-widened': { kind: 'changed', breaking: false },
  'parameter-type-changed': { kind: 'changed', breaking: true },
  'parameter-bounds-widened': { kind: 'changed', breaking: false },
  'parameter-bounds-narrowed': { kind: 'changed', breaking: true },
  'parameter-value-added': { kind: 'added', breaking: false },
  'parameter-value-removed': { kind: 'removed', breaking: true },
  'parameter-default-changed': { kind: 'changed', breaking: true },
  'parameter-deprecated': { kind: 'deprecated', breaking: false },
  'parameter-restored': { kind: 'changed', breaking: false },

  'field-added': { kind: 'added', breaking: false },
  'field-removed': { kind: 'removed', breaking: true },
  'field-type-narrowed': { kind: 'changed', breaking: false },
  'field-type-changed': { kind: 'changed', breaking: true },
  'field-always-there': { kind: 'changed', breaking: false },
  'field-may-be-absent': { kind: 'changed', breaking: true },
  'field-value-added': { kind: 'added', breaking: true },
  'field-value-removed': { kind: 'removed', breaking: false },
  'field-deprecated': { kind: 'deprecated', breaking: false },
  'field-restored': { kind: 'changed', breaking: false },

  'value-deprecated': { kind: 'deprecated', breaking: false },
  'value-restored': { kind: 'changed', breaking: false },
  'sunset-announced': { kind: 'deprecated', breaking: false },
  'sunset-postponed': { kind: 'changed', breaking: false },
  // Clients have less time than they were promised.
  'sunset-brought-forward': { kind: 'changed', breaking: true },
  'sunset-withdrawn': { kind: 'changed', breaking: false },

  'topic-added': { kind: 'added', breaking: false },
  'topic-removed': { kind: 'removed', breaking: true },
  'topic-deprecated': { kind: 'deprecated', breaking: false },
  'topic-restored': { kind: 'changed', breaking: false },
  'message-added': { kind: 'added', breaking: false },
  'message-removed': { kind: 'removed', breaking: true },
  'stream-moved': { kind: 'changed', breaking: true },
  'frequency-changed': { kind: 'changed', breaking: false },

  'enumeration-added': { kind: 'added', breaking: false },
  'enumeration-removed': { kind: 'removed', breaking: true },
  'error-code-added': { kind: 'added', breaking: false },
  'error-code-removed': { kind: 'removed', breaking: false },

  'error-changed': { kind: 'changed', breaking: true },
  'condition-added': { kind: 'changed', breaking: true },
  'effect-changed': { kind: 'changed', breaking: true },
  'parameter-holds-for-more': { kind: 'changed', breaking: false },
  'field-returns-more': { kind: 'changed', breaking: false },
  'field-returns-less': { kind: 'changed', breaking: true },
  'field-sorted-otherwise': { kind: 'changed', breaking: true },
  'field-refreshed-otherwise': { kind: 'changed', breaking: false },
  'field-may-be-empty': { kind: 'changed', breaking: true },
  'field-meaning-changed': { kind: 'changed', breaking: true },
  'field-values-changed': { kind: 'changed', breaking: true },
}

/** Changes and removals without a value: rule and subject suffice, or only the entry's text can describe the change. */
const WITHOUT_VALUE: ReadonlySet<ChangeRuleName> = new Set([
  'endpoint-removed',
  'endpoint-restored',
  'signature-required',
  'signature-dropped',
  'permission-required',
  'permission-dropped',
  'parameter-restored',
  'field-restored',
  'field-always-there',
  'field-may-be-absent',
  'value-restored',
  'topic-removed',
  'topic-restored',
  'message-removed',
  'enumeration-removed',
  'error-code-removed',
  'condition-added',
  'effect-changed',
  'field-meaning-changed',
])

/** Whether a fact by this rule must state the value before or after. */
export const requiresValue = (rule: ChangeRuleName): boolean =>
  ['changed', 'removed'].includes(CHANGE_RULES[rule].kind) && !WITHOUT_VALUE.has(rule)

export const isChangeRule = (name: unknown): name is ChangeRuleName =>
  typeof name === 'string' && Object.hasOwn(CHANGE_RULES, name)

// `Object.keys` returns `string[]`; the table has no other keys.
export const CHANGE_RULE_NAMES = Object.keys(RULE_WORDS) as [ChangeRuleName, ...ChangeRuleName[]]
