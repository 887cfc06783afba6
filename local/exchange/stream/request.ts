import { z } from 'zod'

const schema = z.looseObject({
  op: z.string(),
  /** Order entry writes it `reqId`. */
  req_id: z.string().optional(),
  reqId: z.string().optional(),
  args: z.array(z.unknown()).default([]),
  header: z.record(z.string(), z.unknown()).default({}),
})

export type StreamRequest = z.infer<typeof schema>

/** A request as it was sent; undefined for what is none. */
export function parseRequest(text: string): StreamRequest | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data
  } catch {
    // No JSON.
    return undefined
  }
}
