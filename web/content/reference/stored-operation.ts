import { z } from 'zod'
import { flag, list } from '../lake/optional.ts'
import { wordsSchema } from '../model/copy.ts'

const method = z.enum(['GET', 'POST', 'PUT', 'DELETE', 'PATCH'])
const text = z.string().nullish()

export const storedField = z.object({
  _key: z.string(),
  name: z.string(),
  path: z
    .string()
    .nullish()
    .transform((path) => path ?? ''),
  depth: z
    .number()
    .nullish()
    .transform((depth) => depth ?? 0),
  in: text,
  type: z.string(),
  format: text,
  required: flag,
  conditional: flag,
  default: text,
  min: z.number().nullish(),
  max: z.number().nullish(),
  unit: text,
  values: list(z.string()),
  appliesTo: list(z.string()),
  enum: z.object({ _ref: z.string() }).nullish(),
  example: text,
  deprecated: flag,
  description: wordsSchema.nullish(),
})

export const storedExample = z.object({
  _key: z.string(),
  title: wordsSchema.nullish(),
  language: text,
  code: text,
  query: text,
  status: z.number().nullish(),
})

/** An `apiOperation` of the lake. */
export const storedOperation = z.object({
  _id: z.string(),
  _updatedAt: text,
  operationId: z.string(),
  method,
  path: z.string(),
  summary: wordsSchema.nullish(),
  description: wordsSchema.nullish(),
  auth: flag,
  permissions: list(z.string()),
  rateLimits: list(
    z.object({ limit: z.number(), per: z.string(), category: z.string().nullish() }),
  ),
  deprecated: flag,
  parameters: list(storedField),
  response: list(storedField),
  requestExamples: list(storedExample),
  responseExamples: list(storedExample),
})

/** An `enumDefinition` of the lake. */
export const storedEnum = z.object({
  _id: z.string(),
  _updatedAt: text,
  name: z.string(),
  anchor: z.string(),
  title: wordsSchema.nullish(),
  description: wordsSchema.nullish(),
  values: list(
    z.object({ _key: z.string(), value: z.string(), group: text, label: wordsSchema.nullish() }),
  ),
})

export type StoredOperation = z.infer<typeof storedOperation>
export type StoredField = z.infer<typeof storedField>
export type StoredExample = z.infer<typeof storedExample>
export type StoredEnum = z.infer<typeof storedEnum>
export { method as methodSchema }
