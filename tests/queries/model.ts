import { schemaType } from '@sanity/preview-url-secret/constants'
import { extractSchema } from '@sanity/schema/_internal'
import type { DocumentSchemaType, ObjectAttribute, SchemaType, TypeNode } from 'groq-js'
import { createSchema } from 'sanity'
import { DEAD_LETTER, deadLetterSchema } from '../../schemas/dead-letter.ts'
import { schemaTypes } from '../../schemas/index.ts'
import { READING_DAY, readingDaySchema } from '../../schemas/reading-day.ts'
import { UNDELIVERED_CHANGE, undeliveredChangeSchema } from '../../schemas/undelivered-change.ts'

/** A document that no one edits in the Studio, so that the model does not describe it. */
const written = (
  name: string,
  fields: readonly string[],
  known: Record<string, TypeNode> = {},
): DocumentSchemaType => ({
  type: 'document',
  name,
  attributes: attributes({
    _type: { type: 'string', value: name },
    ...Object.fromEntries(fields.map((field) => [field, { type: 'unknown' }])),
    ...known,
  }),
})

const attributes = (types: Record<string, TypeNode>): Record<string, ObjectAttribute> =>
  Object.fromEntries(
    Object.entries(types).map(([name, value]) => [name, { type: 'objectAttribute', value }]),
  )

/** What is counted of a page on a day, as far as the site reads it. */
const pageRow: TypeNode = {
  type: 'object',
  attributes: attributes({
    path: { type: 'string' },
    locale: { type: 'string' },
    readers: { type: 'number' },
  }),
}

/** What there can be in the lake, as `sanity schema extract` writes it. */
export function model(): SchemaType {
  return [
    ...extractSchema(createSchema({ name: 'default', types: schemaTypes })),
    written(DEAD_LETTER, Object.keys(deadLetterSchema.shape)),
    written(READING_DAY, Object.keys(readingDaySchema.shape), {
      pages: { type: 'array', of: pageRow },
    }),
    written(UNDELIVERED_CHANGE, ['_rev', ...Object.keys(undeliveredChangeSchema.shape)]),
    // Sanity's Presentation tool writes it, and gives no schema.
    written(schemaType, ['_id', 'secret', 'userId']),
  ]
}
