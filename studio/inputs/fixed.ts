import type { ArraySchemaType } from 'sanity'
import { specArray } from '../../schemas/objects/spec-array.ts'

/** Returns the array type without the controls that add, move or remove items. */
export function withoutArrayControls(type: ArraySchemaType): ArraySchemaType {
  return { ...type, options: { ...type.options, ...specArray } }
}
