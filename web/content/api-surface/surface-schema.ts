import { z } from 'zod'

/** Of an operation or a topic, by its name alone: where it is nested does not matter. */
const parameter = z.object({
  name: z.string(),
  /** query, path, header or body */
  in: z.string().optional(),
  required: z.boolean().optional(),
  deprecated: z.boolean().optional(),
  /** What to send instead, beside it or in another call. */
  successor: z.string().optional(),
  /** All that it may be. */
  values: z.array(z.string()).optional(),
})

const life = {
  deprecated: z.boolean().optional(),
  /** What to use instead: `POST /v5/order/create`. */
  successor: z.string().optional(),
  /** The day from which it works no more. */
  sunset: z.iso.date().optional(),
}

const operation = z.object({
  method: z.string(),
  path: z.string(),
  /** Path of the page about it; absent while no page shows it. */
  page: z.string().optional(),
  ...life,
  parameters: z.array(parameter),
  /** Names of what it answers. */
  fields: z.array(z.string()),
  /** Those of `fields` that are deprecated wherever the answer has them. */
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
  /** Names of what its messages have. */
  fields: z.array(z.string()),
  deprecatedFields: z.array(z.string()).optional(),
})

const changedPart = z.object({
  /** `GET /v5/market/kline`, or the pattern of a topic. */
  subject: z.string(),
  /** Path of the parameter or field: `list[].symbol`. */
  field: z.string().optional(),
  /** In which case: `accountType=UNIFIED`. */
  when: z.string().optional(),
  breaking: z.boolean().optional(),
})

const change = z.object({
  date: z.iso.date(),
  kind: z.string(),
  /** By locale; English is there always. */
  title: z.record(z.string(), z.string()),
  /** Of its entry on the page of the changelog. */
  anchor: z.string(),
  /** Paths of the pages that it names. */
  pages: z.array(z.string()),
  /** Whether a client that was right before may fail from then on. */
  breaking: z.boolean().optional(),
  /** Each thing that changed, where a sync of the specifications found it. */
  parts: z.array(changedPart).optional(),
})

/** Everything of the API that a client can name. */
export const apiSurfaceSchema = z.object({
  /** Hosts of the API, of requests and of streams. */
  hosts: z.array(z.string()),
  operations: z.array(operation),
  topics: z.array(topic),
  /** What is sent as `op` over a connection. */
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
