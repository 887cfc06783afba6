import { z } from 'zod'

const delivery = z.object({
  id: z.number(),
  hookId: z.string(),
  documentId: z.string(),
  documentType: z.string().nullable(),
  operation: z.enum(['create', 'update', 'delete']),
  attempts: z.number(),
  lastStatus: z.number().nullable(),
  reason: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
})

/** A webhook delivery that was not received. */
export type DeliveryRecord = z.infer<typeof delivery>

const schema = z.object({
  counts: z.object({ pending: z.number(), delivered: z.number(), refused: z.number() }),
  hooks: z.array(
    z.object({ id: z.string(), name: z.string(), url: z.string(), active: z.boolean() }),
  ),
  pending: z.array(delivery),
  dead: z.array(delivery),
})

export type DeliveryState = z.infer<typeof schema>

/** Parses the lake's answer to `GET /local/operations`; throws if it has another shape. */
export const parseDeliveryState = (answer: unknown): DeliveryState => schema.parse(answer)
