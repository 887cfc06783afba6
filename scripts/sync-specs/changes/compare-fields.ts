import type { ChangeRuleName } from '../../../schemas/changes/rule-words.ts'
import type { ChangeState } from '../../../schemas/changes/states.ts'
import { compareSunset } from './compare-sunset.ts'
import type { FieldFacts } from './facts.ts'
import { beforeAndAfter, type PartialChange } from './partial-change.ts'

/** Types that include every value of the key's type. */
const WIDER: Readonly<Record<string, readonly string[]>> = {
  integer: ['number'],
}

/** Whether every value of type `one` is also of type `other`. */
const isNarrower = (one: string, other: string): boolean => WIDER[one]?.includes(other) ?? false

interface Bounds {
  min?: number | undefined
  max?: number | undefined
}

/** Whether some value allowed by `before` is not allowed by `after`. */
function isTighter(before: Bounds, after: Bounds): boolean {
  const [min, max] = [before.min ?? -Infinity, before.max ?? Infinity]
  return (after.min ?? -Infinity) > min || (after.max ?? Infinity) < max
}

/** Whether the client sends or receives a field. */
export type FieldDirection = 'sent' | 'received'

/** Changes between two lists of fields; when nested fields came or went together, only the outermost is returned. */
export function compareFields(
  before: FieldFacts[],
  after: FieldFacts[],
  side: FieldDirection,
): PartialChange[] {
  const [old, now] = [byPlace(before), byPlace(after)]
  const gone = before.filter((field) => !now.has(fieldId(field)))
  const come = after.filter((field) => !old.has(fieldId(field)))
  const moved = side === 'sent' ? come.filter((field) => moveOf(field, gone) !== undefined) : []
  const isMoved = ({ path }: FieldFacts) => moved.some((field) => field.path === path)
  return [
    ...outermost(gone.filter((field) => !isMoved(field))).map(({ path, type }) => ({
      rule: side === 'sent' ? ('parameter-removed' as const) : ('field-removed' as const),
      field: path,
      before: type,
    })),
    ...moved.map((field) => ({
      rule: 'parameter-moved' as const,
      field: field.path,
      ...beforeAndAfter(moveOf(field, gone)?.in, field.in),
    })),
    ...outermost(come.filter((field) => !isMoved(field))).map((field) => ({
      rule: addedRule(field, side),
      field: field.path,
    })),
    ...after.flatMap((field) => {
      const earlier = old.get(fieldId(field))
      return earlier ? compareField(earlier, field, side) : []
    }),
  ]
}

const fieldId = ({ in: place = '', path }: FieldFacts) => `${place} ${path}`

const byPlace = (fields: FieldFacts[]) => new Map(fields.map((field) => [fieldId(field), field]))

const moveOf = (field: FieldFacts, gone: FieldFacts[]) =>
  gone.find(({ path }) => path === field.path)

/** Leaves out fields that are nested in another of the list. */
const outermost = (fields: FieldFacts[]): FieldFacts[] =>
  fields.filter(({ path }) => !fields.some((around) => isWithin(path, around.path)))

const isWithin = (path: string, around: string) =>
  path.startsWith(`${around}.`) || path.startsWith(`${around}[`)

function addedRule(field: FieldFacts, side: FieldDirection): ChangeRuleName {
  if (side === 'received') return 'field-added'
  // A required field in an optional object is not required of clients that leave the object out.
  return field.required && !/[.[]/.test(field.path) ? 'required-parameter-added' : 'parameter-added'
}

function compareField(
  before: FieldFacts,
  after: FieldFacts,
  side: FieldDirection,
): PartialChange[] {
  const found = side === 'sent' ? sentField(before, after) : receivedField(before, after)
  return [
    ...found,
    ...compareSunset(before, after),
    ...compareValues(before.values, after.values, side),
    ...compareDeprecatedValues(
      before.deprecatedValues.map(({ value }) => value),
      after.deprecatedValues.map(({ value }) => value),
    ),
  ].map((one) => ({ field: after.path, ...one }))
}

function sentField(before: FieldFacts, after: FieldFacts): PartialChange[] {
  const found: PartialChange[] = []
  if (before.type !== after.type)
    found.push({
      rule: isNarrower(before.type, after.type)
        ? 'parameter-type-widened'
        : 'parameter-type-changed',
      ...beforeAndAfter(before.type, after.type),
    })
  if (before.required !== after.required)
    found.push({
      rule: after.required ? 'parameter-required' : 'parameter-optional',
      ...beforeAndAfter(presence(before), presence(after)),
    })
  if (before.min !== after.min || before.max !== after.max)
    found.push({
      rule: isTighter(before, after) ? 'parameter-bounds-narrowed' : 'parameter-bounds-widened',
      ...beforeAndAfter(bounds(before), bounds(after)),
    })
  if (before.default !== after.default)
    found.push({
      rule: 'parameter-default-changed',
      ...beforeAndAfter(before.default, after.default),
    })
  if (before.deprecated !== after.deprecated)
    found.push({ rule: after.deprecated ? 'parameter-deprecated' : 'parameter-restored' })
  return found
}

function receivedField(before: FieldFacts, after: FieldFacts): PartialChange[] {
  const found: PartialChange[] = []
  if (before.type !== after.type)
    found.push({
      rule: isNarrower(after.type, before.type) ? 'field-type-narrowed' : 'field-type-changed',
      ...beforeAndAfter(before.type, after.type),
    })
  if (before.required !== after.required)
    found.push({ rule: after.required ? 'field-always-there' : 'field-may-be-absent' })
  if (before.deprecated !== after.deprecated)
    found.push({ rule: after.deprecated ? 'field-deprecated' : 'field-restored' })
  return found
}

/** Changes of the allowed values; without a list before or after, there is nothing to compare. */
function compareValues(before: string[], after: string[], side: FieldDirection): PartialChange[] {
  if (before.length === 0 || after.length === 0) return []
  const [removed, added] =
    side === 'sent'
      ? (['parameter-value-removed', 'parameter-value-added'] as const)
      : (['field-value-removed', 'field-value-added'] as const)
  return [
    ...before
      .filter((value) => !after.includes(value))
      .map((value) => ({ rule: removed, value, before: value })),
    ...after.filter((value) => !before.includes(value)).map((value) => ({ rule: added, value })),
  ]
}

/** Values that became deprecated or are no longer deprecated. */
export function compareDeprecatedValues(before: string[], after: string[]): PartialChange[] {
  return [
    ...before
      .filter((value) => !after.includes(value))
      .map((value) => ({ rule: 'value-restored' as const, value })),
    ...after
      .filter((value) => !before.includes(value))
      .map((value) => ({ rule: 'value-deprecated' as const, value })),
  ]
}

const presence = ({ required }: FieldFacts): ChangeState => (required ? 'required' : 'optional')

/** Format `1…1000`. */
const bounds = ({ min, max }: FieldFacts): string | undefined =>
  min === undefined && max === undefined ? undefined : `${min ?? ''}…${max ?? ''}`
