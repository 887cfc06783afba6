import { z } from 'zod'

/** A parameter of an operation or a topic, by its name alone; nesting is left out. */
const parameter = z.object({
  name: z.string(),
  /** query, path, header or body */
  in: z.string().optional(),
  required: z.boolean().optional(),
  deprecated: z.boolean().optional(),
  /** The parameter to send instead, in this call or another. */
  successor: z.string().optional(),
  /** All allowed values. */
  values: z.array(z.string()).optional(),
})

const life = {
  deprecated: z.boolean().optional(),
  /** The operation to use instead: `POST /v5/order/create`. */
  successor: z.string().optional(),
  /** The day from which it no longer works. */
  sunset: z.iso.date().optional(),
}

const operation = z.object({
  method: z.string(),
  path: z.string(),
  /** Path of the page that documents it; absent while no page does. */
  page: z.string().optional(),
  ...life,
  parameters: z.array(parameter),
  /** Names of the response fields. */
  fields: z.array(z.string()),
  /** Those of `fields` that are deprecated wherever they occur in the response. */
  deprecatedFields: z.array(z.string()).optional(),
})

const topic = z.object({
  /** `orderbook.{depth}.{symbol}` */
  pattern: z.string(),
  /** Path of the connection: `/v5/public/{category}`. */
  stream: z.string(),
  page: z.string().optional(),
  ...life,
  parameters: z.array(parameter),
  /** Names of the message fields. */
  fields: z.array(z.string()),
  deprecatedFields: z.array(z.string()).optional(),
})

const changedPart = z.object({
  /** `GET /v5/market/kline`, or the pattern of a topic. */
  subject: z.string(),
  /** Path of the parameter or field: `list[].symbol`. */
  field: z.string().optional(),
  /** The case it applies to: `accountType=UNIFIED`. */
  when: z.string().optional(),
  breaking: z.boolean().optional(),
})

const change = z.object({
  date: z.iso.date(),
  kind: z.string(),
  /** By locale; always has English. */
  title: z.record(z.string(), z.string()),
  /** Anchor of the entry on the changelog page. */
  anchor: z.string(),
  /** Paths of the pages that the entry names. */
  pages: z.array(z.string()),
  /** Whether a previously correct client may fail from this date. */
  breaking: z.boolean().optional(),
  /** Each changed part, when a sync of the specifications found it. */
  parts: z.array(changedPart).optional(),
})

/** Everything of the API that a client can name. */
export const apiSurfaceSchema = z.object({
  /** Host names of the API, for requests and for streams. */
  hosts: z.array(z.string()),
  operations: z.array(operation),
  topics: z.array(topic),
  /** Commands that clients send as `op` over a connection. */
  commands: z.array(z.object({ name: z.string(), page: z.string().optional() })),
  /** Paths of connections: `/v5/public/{category}`. */
  streams: z.array(z.string()),
  /** The newest first. */
  changes: z.array(change),
})

export type ApiSurface = z.infer<typeof apiSurfaceSchema>
export type SurfaceOperation = ApiSurface['operations'][number]
export type SurfaceTopic = ApiSurface['topics'][number]
export type SurfaceParameter = SurfaceOperation['parameters'][number]
export type SurfaceChange = ApiSurface['changes'][number]
