import { CHANGE_RULES } from '../../../schemas/changes/rules.ts'
import { isErrorsId } from '../../../schemas/ids.ts'
import type { ChangeOfApi } from '../model/page-data.ts'

/** What an operation or a topic uses of what others use too. */
export interface SharedUse {
  /** Of each field that takes its values from an enumeration; without own values it takes all. */
  enums: readonly { id: string; values: readonly string[] }[]
  /** Error codes that its callers meet. */
  codes: readonly string[]
}

export type SharedChange = Pick<ChangeOfApi, 'rule' | 'subject'> & {
  value?: string | null | undefined
}

/** Whether a change of an enumeration or of an error code is one for what uses these. */
export function isOfUse(
  { rule, subject, value }: SharedChange,
  { enums, codes }: SharedUse,
): boolean {
  if (isErrorsId(subject)) return !!value && codes.includes(value)
  // What was removed is among the values of no field any more.
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

/** The enumerations that `fields` take their values from. */
export const enumsOf = (fields: readonly TakingValues[]): SharedUse['enums'] =>
  fields.flatMap(({ enum: from, values }) => (from ? [{ id: from._ref, values }] : []))
