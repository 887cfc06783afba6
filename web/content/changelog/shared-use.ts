import { CHANGE_RULES } from '../../../schemas/changes/rules.ts'
import { isErrorsId } from '../../../schemas/ids.ts'
import type { ChangeOfApi } from '../model/page-data.ts'

/** The shared definitions that an operation or a topic uses. */
export interface SharedUse {
  /** For each field with values from an enumeration, the values that it allows; an empty list allows all. */
  enums: readonly { id: string; values: readonly string[] }[]
  /** Error codes that callers may receive. */
  codes: readonly string[]
}

export type SharedChange = Pick<ChangeOfApi, 'rule' | 'subject'> & {
  value?: string | null | undefined
}

/** Whether a change of an enumeration or error code affects the user of these definitions. */
export function isOfUse(
  { rule, subject, value }: SharedChange,
  { enums, codes }: SharedUse,
): boolean {
  if (isErrorsId(subject)) return !!value && codes.includes(value)
  // A removed value is no longer among any field's values.
  const isAnyValue = !value || CHANGE_RULES[rule].kind === 'removed'
  return enums.some(
    ({ id, values }) =>
      id === subject && (isAnyValue || values.length === 0 || values.includes(value)),
  )
}

interface TakingValues {
  enum?: { _ref: string } | null | undefined
  values: readonly string[]
}

/** The enumerations that give `fields` their values. */
export const enumsOf = (fields: readonly TakingValues[]): SharedUse['enums'] =>
  fields.flatMap(({ enum: from, values }) => (from ? [{ id: from._ref, values }] : []))
