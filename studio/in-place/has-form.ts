import type { SchemaType } from 'sanity'

/** The fields of a block's type; a text type has none. */
export const fieldsOf = (type: SchemaType) => ('fields' in type ? type.fields : [])

/** Whether a block has anything to fill in: a divider has a hidden field only because the lake requires one. */
export const hasForm = (type: SchemaType): boolean =>
  fieldsOf(type).some((field) => field.type.hidden !== true)
