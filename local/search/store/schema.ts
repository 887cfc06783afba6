import { z } from 'zod'
import { HttpError } from '../http/http-error.ts'
import { isObject } from './document.ts'

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
] as const

const fieldSchema = z.object({
  name: z.string().min(1),
  type: z.enum(FIELD_TYPES),
  facet: z.boolean().default(false),
  index: z.boolean().default(true),
  infix: z.boolean().default(false),
  locale: z.string().default(''),
  optional: z.boolean().default(false),
  sort: z.boolean().optional(),
  stem: z.literal(false).default(false),
  stem_dictionary: z.literal('').default(''),
  store: z.literal(true).default(true),
  // Ignored: all ranges are fast here.
  range_index: z.boolean().optional(),
})

const oneCharacter = z.string().refine((s) => [...s].length === 1, 'must be one character')

const collectionSchema = z.object({
  name: z.string().min(1),
  fields: z.array(z.unknown()).min(1),
  default_sorting_field: z.string().default(''),
  enable_nested_fields: z.boolean().default(false),
  token_separators: z.array(oneCharacter).default([]),
  symbols_to_index: z.array(oneCharacter).default([]),
  synonym_sets: z.array(z.string()).default([]),
  curation_sets: z.array(z.string()).default([]),
  metadata: z.record(z.string(), z.unknown()).optional(),
})

export interface IndexField extends z.output<typeof fieldSchema> {
  sort: boolean
}
export interface CollectionSchema extends Omit<z.output<typeof collectionSchema>, 'fields'> {
  fields: IndexField[]
}

export const isNumeric = (field: IndexField) => /^(int32|int64|float)/.test(field.type)
export const isText = (field: IndexField) => field.type.startsWith('string')
export const isArray = (field: IndexField) => field.type.endsWith('[]')

type Limits = Record<string, (value: unknown) => boolean>

/** Values supported here of features that a real server supports completely. */
const FIELD_LIMITS: Limits = {
  type: (value) =>
    FIELD_TYPES.some((type) => type === value) ||
    typeof value !== 'string' ||
    !/^(auto|string\*|image|object(\[\])?|geopoint(\[\])?|geopolygon)$/.test(value),
  name: (value) => typeof value !== 'string' || !value.includes('*'),
  stem: (value) => value !== true,
  stem_dictionary: (value) => value === undefined || value === '',
  store: (value) => value !== false,
}

/** Throws 501 with the name of an option that would be ignored. */
function refuseUnserved(input: unknown, limits: Limits, schema: z.ZodObject, of: string): void {
  if (!isObject(input)) return
  for (const [name, value] of Object.entries(input)) {
    const known = name in schema.shape
    if (known && (limits[name]?.(value) ?? true)) continue
    const what = known ? `\`${name}: ${JSON.stringify(value)}\`` : `\`${name}\``
    throw new HttpError(501, `${what} ${of} is not served by the local search server.`)
  }
}

/** Parses a field of a schema, with Typesense's defaults; throws 400 when it is invalid. */
export function parseField(input: unknown): IndexField {
  refuseUnserved(input, FIELD_LIMITS, fieldSchema, 'of a field')
  const parsed = fieldSchema.safeParse(input)
  if (!parsed.success) throw new HttpError(400, firstMessage(parsed.error))
  const field = parsed.data
  if (field.name === 'id')
    throw new HttpError(501, 'A field `id` is not served: every document has one.')
  return { ...field, sort: field.sort ?? /^(int32|int64|float|bool)$/.test(field.type) }
}

/** Parses a collection, with Typesense's defaults; throws 400 with the first error. */
export function parseCollectionSchema(input: unknown): CollectionSchema {
  refuseUnserved(input, {}, collectionSchema, 'of a collection')
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
