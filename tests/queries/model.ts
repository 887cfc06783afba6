import { schemaType } from '@sanity/preview-url-secret/constants'
import { extractSchema } from '@sanity/schema/_internal'
import type { DocumentSchemaType, SchemaType } from 'groq-js'
import { createSchema } from 'sanity'
import { DEAD_LETTER, deadLetterSchema } from '../../schemas/dead-letter.ts'
import { schemaTypes } from '../../schemas/index.ts'
import { UNDELIVERED_CHANGE, undeliveredChangeSchema } from '../../schemas/undelivered-change.ts'

/** A document that no one edits in the Studio, so that the model does not describe it. */
const written = (name: string, fields: readonly string[]): DocumentSchemaType => ({
  type: 'document',
  name,
  attributes: Object.fromEntries([
    ['_type', { type: 'objectAttribute', value: { type: 'string', value: name } }],
    ...fields.map((field) => [field, { type: 'objectAttribute', value: { type: 'unknown' } }]),
  ]),
})

/** What there can be in the lake, as `sanity schema extract` writes it. */
export function model(): SchemaType {
  return [
    ...extractSchema(createSchema({ name: 'default', types: schemaTypes })),
    written(DEAD_LETTER, Object.keys(deadLetterSchema.shape)),
    written(UNDELIVERED_CHANGE, ['_rev', ...Object.keys(undeliveredChangeSchema.shape)]),
    // Sanity's Presentation tool writes it, and gives no schema.
    written(schemaType, ['_id', 'secret', 'userId']),
  ]
}
