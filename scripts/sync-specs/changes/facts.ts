import { z } from 'zod'
import { eachOf, localeFields } from '../../../schemas/locales.ts'

const list = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .nullish()
    .transform((items) => items ?? [])
const optional = <T extends z.ZodType>(value: T) =>
  value.nullish().transform((given) => given ?? undefined)
const flag = z
  .boolean()
  .nullish()
  .transform((given) => given ?? false)

const deprecation = optional(z.object({ sunset: optional(z.string()) }))

const field = z.object({
  path: z.string(),
  in: optional(z.string()),
  type: z.string(),
  required: flag,
  default: optional(z.string()),
  min: optional(z.number()),
  max: optional(z.number()),
  values: list(z.string()),
  enum: optional(z.object({ _ref: z.string() })),
  deprecated: flag,
  deprecation,
  deprecatedValues: list(z.object({ value: z.string() })),
})

const operation = z.object({
  _id: z.string(),
  _type: z.literal('apiOperation'),
  removed: flag,
  method: z.string(),
  path: z.string(),
  summary: z.object(eachOf(localeFields, () => optional(z.string()))),
  auth: flag,
  permissions: list(z.string()),
  rateLimits: list(
    z.object({
      limit: z.number(),
      per: z.string(),
      category: optional(z.string()),
      counts: optional(z.string()),
    }),
  ),
  deprecated: flag,
  deprecation,
  parameters: list(field),
  response: list(field),
})

const channel = z.object({
  _id: z.string(),
  _type: z.literal('apiChannel'),
  removed: flag,
  name: z.string(),
  stream: z.string(),
  auth: flag,
  deprecated: flag,
  deprecation,
  topics: list(z.object({ pattern: z.string(), parameters: list(field) })),
  frequencies: list(
    z.object({
      every: z.string(),
      categories: list(z.string()),
      depth: optional(z.number()),
    }),
  ),
  limits: list(z.object({ _key: z.string(), limit: z.number(), per: z.string().nullish() })),
  messages: list(
    z.object({ name: z.string(), direction: z.enum(['receive', 'send']), fields: list(field) }),
  ),
})

const enumeration = z.object({
  _id: z.string(),
  _type: z.literal('enumDefinition'),
  removed: flag,
  name: z.string(),
  values: list(z.object({ value: z.string(), deprecation })),
})

const errorGroup = z.object({
  _id: z.string(),
  _type: z.literal('errorCode'),
  removed: flag,
  name: z.string(),
  codes: list(z.object({ code: z.string() })),
})

const facts = z.discriminatedUnion('_type', [operation, channel, enumeration, errorGroup])

export type FieldFacts = z.infer<typeof field>
export type OperationFacts = z.infer<typeof operation>
export type EnumFacts = z.infer<typeof enumeration>
export type ChannelFacts = z.infer<typeof channel>
export type Facts = z.infer<typeof facts>

/** Facts of a specification document, without its texts. Throws when it is of another type. */
export function factsOf(document: { _id: string } & object): Facts {
  const parsed = facts.safeParse(document)
  if (parsed.success) return parsed.data
  throw new Error(
    `${document._id} in the lake is not as sync-specs writes it: ${z.prettifyError(parsed.error)}. Its changes cannot be told. Restore an earlier revision of it in the Studio, then sync again.`,
    { cause: parsed.error },
  )
}
