import { schemaType } from '@sanity/preview-url-secret/constants'
import { extractSchema } from '@sanity/schema/_internal'
import type { DocumentSchemaType, ObjectAttribute, SchemaType, TypeNode } from 'groq-js'
import { createSchema } from 'sanity'
import { DEAD_LETTER, deadLetterSchema } from '../../schemas/dead-letter.ts'
import { schemaTypes } from '../../schemas/index.ts'
import { READING_DAY, readingDaySchema } from '../../schemas/reading-day.ts'
import { UNDELIVERED_CHANGE, undeliveredChangeSchema } from '../../schemas/undelivered-change.ts'

/** A document that nobody edits in the Studio, so that the schemas do not describe it. */
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

/** The fields of a page's daily counts that the site reads. */
const pageRow: TypeNode = {
  type: 'object',
  attributes: attributes({
    path: { type: 'string' },
    locale: { type: 'string' },
    readers: { type: 'number' },
  }),
}

/** Every type of document in the lake, in the format of `sanity schema extract`. */
export function model(): SchemaType {
  return [
    ...extractSchema(createSchema({ name: 'default', types: schemaTypes })),
    written(DEAD_LETTER, Object.keys(deadLetterSchema.shape)),
    written(READING_DAY, Object.keys(readingDaySchema.shape), {
      pages: { type: 'array', of: pageRow },
    }),
    written(UNDELIVERED_CHANGE, ['_rev', ...Object.keys(undeliveredChangeSchema.shape)]),
    // Sanity's Presentation tool writes this document, and has no schema for it.
    written(schemaType, ['_id', 'secret', 'userId']),
  ]
}
