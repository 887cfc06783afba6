import type { ArraySchemaType } from 'sanity'
import { specArray } from '../../schemas/objects/spec-array.ts'

/** A type of list as it is, but without buttons and handles. */
export function fixed(type: ArraySchemaType): ArraySchemaType {
  return { ...type, options: { ...type.options, ...specArray } }
}
