import { z } from 'zod'
import { HttpError } from './errors.ts'

const FIELD_TYPES = [
  'string',
  'string[]',
  'int32',
  'int32[]',
  'int64',
  'int64[]',
  'float',
  'float[]',
  'bool',
  'bool[]',
  'object',
  'object[]',
] as const

const fieldSchema = z.object({
  name: z.string().min(1),
  type: z.enum(FIELD_TYPES, {
    error: (issue) =>
      `Field type \`${String(issue.input)}\` is not served here: use one of ${FIELD_TYPES.join(', ')}.`,
  }),
  facet: z.boolean().default(false),
  index: z.boolean().default(true),
  infix: z.boolean().default(false),
  locale: z.string().default(''),
  optional: z.boolean().default(false),
  sort: z.boolean().optional(),
  stem: z.boolean().default(false),
  stem_dictionary: z.string().default(''),
  store: z.boolean().default(true),
})

const oneCharacter = z.string().refine((s) => [...s].length === 1, 'must be one character')

const collectionSchema = z.object({
  name: z.string().min(1),
  fields: z.array(fieldSchema).min(1),
  default_sorting_field: z.string().default(''),
  enable_nested_fields: z.boolean().default(false),
  token_separators: z.array(oneCharacter).default([]),
  symbols_to_index: z.array(oneCharacter).default([]),
  synonym_sets: z.array(z.string()).default([]),
  curation_sets: z.array(z.string()).default([]),
  metadata: z.record(z.string(), z.unknown()).optional(),
})

export interface Field extends z.output<typeof fieldSchema> {
  sort: boolean
}
export interface CollectionSchema extends Omit<z.output<typeof collectionSchema>, 'fields'> {
  fields: Field[]
}

export const isNumeric = (field: Field) => /^(int32|int64|float)/.test(field.type)
export const isText = (field: Field) => field.type.startsWith('string')
export const isArray = (field: Field) => field.type.endsWith('[]')

/** One field of a schema body, with Typesense's defaults; 400 when it is not one. */
export function parseField(input: unknown): Field {
  const parsed = fieldSchema.safeParse(input)
  if (!parsed.success) throw new HttpError(400, firstMessage(parsed.error))
  const field = parsed.data
  return { ...field, sort: field.sort ?? /^(int32|int64|float|bool)$/.test(field.type) }
}

/** A collection body, with Typesense's defaults; throws 400 with the first fault. */
export function parseCollectionSchema(input: unknown): CollectionSchema {
  const parsed = collectionSchema.safeParse(input)
  if (!parsed.success) throw new HttpError(400, firstMessage(parsed.error))
  const schema = { ...parsed.data, fields: parsed.data.fields.map(parseField) }
  const sorting = schema.default_sorting_field
  if (sorting && !schema.fields.some((field) => field.name === sorting && field.sort)) {
    throw new HttpError(
      400,
      `Default sorting field is defined as \`${sorting}\` but is not found in the schema.`,
    )
  }
  const seen = new Set<string>()
  for (const field of schema.fields) {
    if (seen.has(field.name)) {
      throw new HttpError(400, `There are duplicate field names in the schema: \`${field.name}\`.`)
    }
    seen.add(field.name)
  }
  return schema
}

export function firstMessage(error: z.ZodError): string {
  const issue = error.issues[0]
  if (!issue) return 'Bad JSON.'
  const where = issue.path.join('.')
  return where ? `\`${where}\`: ${issue.message}` : issue.message
}
