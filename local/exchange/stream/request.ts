import { z } from 'zod'

const schema = z.looseObject({
  op: z.string(),
  /** Order entry uses `reqId`. */
  req_id: z.string().optional(),
  reqId: z.string().optional(),
  args: z.array(z.unknown()).default([]),
  header: z.record(z.string(), z.unknown()).default({}),
})

export type StreamRequest = z.infer<typeof schema>

/** Parses a request; undefined if it is malformed. */
export function parseRequest(text: string): StreamRequest | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data
  } catch {
    // Invalid JSON.
    return undefined
  }
}
