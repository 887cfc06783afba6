import { z } from 'zod'
import { eachOf, translationFields } from '../../schemas/locales.ts'
import type { PermissionRule } from '../../schemas/permission-rules.ts'
import { deprecatedValues, deprecation, type SpecDeprecation } from './deprecation.ts'
import { type SpecKey, specKeys } from './spec-key.ts'

const words = {
  title: z.string().optional(),
  summary: z.string().optional(),
  description: z.string().optional(),
}
export const translated = { ...words, ...eachOf(specKeys, () => z.object(words).optional()) }
const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()])

const enumeration = z.object({
  // The document's id is derived from the name.
  name: z
    .string()
    .regex(/[a-z0-9]/i, 'needs a letter or digit of a-z, A-Z, 0-9, as "category" has.'),
  anchor: z.string().min(1),
  labels: z.record(
    z.string(),
    z.object({
      en: z.string(),
      ...eachOf(translationFields, () => z.string().optional()),
      group: z.string().optional(),
    }),
  ),
})

type Enumeration = z.infer<typeof enumeration>
type NodeTexts = Partial<Record<'title' | 'summary' | 'description', string | undefined>>

type InEach = NodeTexts & { [key in SpecKey]?: NodeTexts | undefined }

export interface SpecSchema extends InEach {
  type?: string | string[] | undefined
  format?: string | undefined
  enum?: z.infer<typeof scalar>[] | undefined
  const?: z.infer<typeof scalar> | undefined
  default?: unknown
  example?: unknown
  examples?: unknown[] | undefined
  minimum?: number | undefined
  maximum?: number | undefined
  deprecated?: boolean | undefined
  'x-deprecation'?: SpecDeprecation | undefined
  'x-deprecated-values'?: Record<string, SpecDeprecation> | undefined
  required?: string[] | undefined
  'x-unit'?: string | undefined
  'x-conditional'?: boolean | undefined
  /** Product categories that have this field. */
  'x-applies-to'?: string[] | undefined
  'x-enum'?: Enumeration | undefined
  properties?: Record<string, SpecSchema> | undefined
  prefixItems?: SpecSchema[] | undefined
  items?: boolean | SpecSchema | undefined
}

export const schema: z.ZodType<SpecSchema> = z.object({
  ...translated,
  type: z.union([z.string(), z.array(z.string()).min(1)]).optional(),
  format: z.string().optional(),
  enum: z.array(scalar).optional(),
  const: scalar.optional(),
  default: z.unknown().optional(),
  example: z.unknown().optional(),
  examples: z.array(z.unknown()).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  deprecated: z.boolean().optional(),
  'x-deprecation': deprecation.optional(),
  'x-deprecated-values': deprecatedValues.optional(),
  required: z.array(z.string()).optional(),
  'x-unit': z.string().optional(),
  'x-conditional': z.boolean().optional(),
  'x-applies-to': z.array(z.string()).optional(),
  'x-enum': enumeration.optional(),
  get properties() {
    return z.record(z.string(), schema).optional()
  },
  get prefixItems() {
    return z.array(schema).optional()
  },
  get items() {
    return z.union([z.boolean(), schema]).optional()
  },
})

const parameter = z.object({
  ...translated,
  name: z.string().min(1),
  in: z.enum(['query', 'header', 'path']),
  required: z.boolean().optional(),
  deprecated: z.boolean().optional(),
  'x-deprecation': deprecation.optional(),
  example: z.unknown().optional(),
  schema,
  'x-unit': z.string().optional(),
  'x-conditional': z.boolean().optional(),
  'x-applies-to': z.array(z.string()).optional(),
})

const examples = z.record(z.string(), z.object({ ...translated, value: z.unknown() })).optional()
const body = z.object({ schema, examples }).optional()
const content = z.object({ 'application/json': body, 'multipart/form-data': body })

/** Path of an explorer page below `api-explorer/v5`. */
const explorerPage = z
  .string()
  .regex(/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/, 'is not like "market/kline": section and name.')

const names = z.array(z.string().min(1))
const several = names.min(2, 'names one alone: write it under allOf.')

/** Permissions that a key needs: a rule with names. */
const permissions = z.union([
  z.strictObject({ anyOf: several }).transform((said) => needed('anyOf', said.anyOf)),
  z.strictObject({ byProduct: several }).transform((said) => needed('byProduct', said.byProduct)),
  z.strictObject({ allOf: names }).transform((said) => needed('allOf', said.allOf)),
])

const needed = (permissionRule: PermissionRule, permissions: string[]) => ({
  permissionRule,
  permissions,
})

const operation = z.object({
  ...translated,
  operationId: z.string().min(1),
  'x-explorer': explorerPage.optional(),
  summary: z.string().min(1),
  deprecated: z.boolean().optional(),
  'x-deprecation': deprecation.optional(),
  security: z.array(z.unknown()).optional(),
  parameters: z.array(parameter).optional(),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ content: content.optional() })),
  'x-permissions': permissions.optional(),
  'x-errors': z.array(z.string()).optional(),
  'x-rate-limit-by-level': z.literal(true).optional(),
  'x-rate-limit': z
    .array(
      z.object({
        limit: z.number(),
        per: z.string(),
        category: z.string().optional(),
        counts: z.literal('orders').optional(),
      }),
    )
    .optional(),
  'x-request-examples': z
    .array(
      z.object({
        ...translated,
        summary: z.string(),
        query: z.record(z.string(), scalar).optional(),
        body: z.unknown().optional(),
      }),
    )
    .optional(),
})

/** The parts that are read of an OpenAPI 3.1 file after its references are resolved. */
export const specSchema = z.object({
  openapi: z.string().regex(/^3\.1\./, 'must be 3.1.x'),
  info: z.object({ ...translated, title: z.string().min(1) }),
  tags: z
    .array(z.object({ ...translated, name: z.string(), 'x-explorer': explorerPage.optional() }))
    .optional(),
  security: z.array(z.unknown()).optional(),
  paths: z.record(
    z.string().startsWith('/'),
    z.object({
      get: operation.optional(),
      post: operation.optional(),
      put: operation.optional(),
      patch: operation.optional(),
      delete: operation.optional(),
    }),
  ),
  components: z.object({ schemas: z.record(z.string(), schema).optional() }).optional(),
})

export type SpecFile = z.infer<typeof specSchema>
export type SpecOperation = z.infer<typeof operation>
export type SpecParameter = z.infer<typeof parameter>
