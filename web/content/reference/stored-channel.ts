import { z } from 'zod'
import { flag, list } from '../lake/optional-fields.ts'
import { localizedValue } from '../model/localized-text.ts'
import { storedDeprecation } from './stored-deprecation.ts'
import { storedExample, storedField } from './stored-operation.ts'

const words = localizedValue.nullish()

const topic = z.object({
  _key: z.string(),
  pattern: z.string(),
  summary: words,
  description: words,
  parameters: list(storedField),
  subscribe: z.string(),
  examples: list(z.string()),
})

const message = z.object({
  _key: z.string(),
  name: z.string(),
  title: words,
  direction: z.enum(['receive', 'send']),
  appliesTo: list(z.string()),
  fields: list(storedField),
  examples: list(storedExample),
})

export const storedChannel = z.object({
  _id: z.string(),
  _updatedAt: z.string().nullish(),
  name: z.string(),
  spec: z.string(),
  summary: words,
  description: words,
  stream: z.string(),
  auth: flag,
  appliesTo: list(z.string()),
  deprecated: flag,
  deprecation: storedDeprecation.nullish(),
  topics: list(topic),
  frequencies: list(
    z.object({ every: z.string(), categories: list(z.string()), depth: z.number().nullish() }),
  ),
  delivery: z.object({ types: list(z.string()), description: words }).nullish(),
  limits: list(
    z.object({
      _key: z.string(),
      limit: z.number(),
      per: z.string().nullish(),
      description: words,
    }),
  ),
  messages: list(message),
})

export type StoredChannel = z.infer<typeof storedChannel>
export type StoredMessage = z.infer<typeof message>
