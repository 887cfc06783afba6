import { z } from 'zod'
import { permissionRules } from '../../../schemas/permission-rules.ts'
import { flag, list } from '../lake/optional-fields.ts'
import { localizedValue } from '../model/localized-text.ts'
import { storedDeprecation } from './stored-deprecation.ts'

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
  deprecation: storedDeprecation.nullish(),
  deprecatedValues: list(z.object({ value: z.string(), deprecation: storedDeprecation })),
  description: localizedValue.nullish(),
})

export const storedExample = z.object({
  _key: z.string(),
  title: localizedValue.nullish(),
  code: text,
})

const requestExample = storedExample.extend({ language: text, query: text })
const responseExample = storedExample.extend({ status: z.number().nullish() })

export const storedRateLimits = list(
  z.object({
    limit: z.number(),
    per: z.string(),
    category: z.string().nullish(),
    counts: z.literal('orders').nullish(),
  }),
)

export const storedOperation = z.object({
  _id: z.string(),
  _updatedAt: text,
  operationId: z.string(),
  method,
  path: z.string(),
  spec: z.string().nullish(),
  summary: localizedValue.nullish(),
  description: localizedValue.nullish(),
  auth: flag,
  permissions: list(z.string()),
  permissionRule: z.enum(permissionRules).nullish(),
  errors: list(z.string()),
  limitsByLevel: flag,
  rateLimits: storedRateLimits,
  deprecated: flag,
  deprecation: storedDeprecation.nullish(),
  parameters: list(storedField),
  response: list(storedField),
  requestExamples: list(requestExample),
  responseExamples: list(responseExample),
})

export const storedEnum = z.object({
  _id: z.string(),
  _updatedAt: text,
  name: z.string(),
  anchor: z.string(),
  title: localizedValue.nullish(),
  description: localizedValue.nullish(),
  values: list(
    z.object({
      _key: z.string(),
      value: z.string(),
      group: text,
      deprecation: storedDeprecation.nullish(),
      label: localizedValue.nullish(),
    }),
  ),
})

export type StoredOperation = z.infer<typeof storedOperation>
export type StoredField = z.infer<typeof storedField>
/** An example of a message, a request or a response. */
export type StoredExample = z.infer<typeof storedExample> &
  Partial<Pick<z.infer<typeof requestExample>, 'language'>> &
  Partial<Pick<z.infer<typeof responseExample>, 'status'>>
export type StoredEnum = z.infer<typeof storedEnum>
export { method as methodSchema }
