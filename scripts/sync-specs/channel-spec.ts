import { z } from 'zod'
import { eachOf } from '../../schemas/locales.ts'
import { deprecation } from './deprecation.ts'
import { schema, translated } from './spec.ts'
import { specKeys } from './spec-key.ts'

const categories = z.array(z.string()).min(1).optional()

const server = z.object({
  pathname: z.string().startsWith('/'),
  variables: z.record(z.string(), z.object({ enum: z.array(z.string()).min(1) })).optional(),
  security: z.array(z.unknown()).optional(),
})

const message = z.object({
  ...translated,
  'x-applies-to': categories,
  payload: z.object({ schema }),
  examples: z.array(
    z.object({ name: z.string().min(1), summary: z.string().optional(), payload: z.unknown() }),
  ),
  ...eachOf(specKeys, () =>
    z
      .object({
        title: z.string().optional(),
        /** Summaries of the examples, by the name of the example. */
        examples: z.record(z.string(), z.string()).optional(),
      })
      .optional(),
  ),
})

const channel = z.object({
  ...translated,
  address: z.string().nullable(),
  'x-docs-route': z
    .string()
    .regex(/^\/docs\/[a-z0-9/-]+$/, 'is not like "/docs/v5/websocket/public/trade".')
    .optional(),
  'x-applies-to': categories,
  /** AsyncAPI has no standard field for a deprecated channel. */
  'x-deprecation': deprecation.optional(),
  'x-push-frequency': z
    .array(z.object({ every: z.string(), category: categories, depth: z.number().optional() }))
    .optional(),
  'x-snapshot-delta': z
    .object({ ...translated, types: z.array(z.enum(['snapshot', 'delta'])).min(1) })
    .optional(),
  'x-limits': z
    .array(
      z.object({
        ...translated,
        name: z.string(),
        limit: z.number(),
        per: z.string().optional(),
      }),
    )
    .optional(),
  'x-subscribe': z.object({ op: z.string(), args: z.array(z.string()).min(1) }).optional(),
  servers: z.array(server).optional(),
  parameters: z
    .record(
      z.string(),
      z.object({
        ...translated,
        enum: z.array(z.string()).optional(),
        examples: z.array(z.string()),
      }),
    )
    .optional(),
  messages: z.record(z.string(), message),
})

/** The parts that are read of an AsyncAPI 3 file after its references are resolved. */
export const channelFileSchema = z.object({
  asyncapi: z.string().regex(/^3\./, 'must be 3.x'),
  servers: z.record(z.string(), server).optional(),
  channels: z.record(z.string(), channel),
})

/** Read before references are resolved: which messages of which channels the client sends. */
export const sentSchema = z.object({
  operations: z.record(
    z.string(),
    z.object({
      action: z.enum(['send', 'receive']),
      messages: z.array(z.object({ $ref: z.string() })).optional(),
    }),
  ),
})

export type SpecServer = z.infer<typeof server>
export type SpecChannel = z.infer<typeof channel>
export type SpecMessage = z.infer<typeof message>
export type ChannelFile = z.infer<typeof channelFileSchema>
