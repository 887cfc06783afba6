import { z } from 'zod'

const schema = z.object({
  TYPESENSE_URL: z.url().optional(),
  TYPESENSE_ADMIN_KEY: z.string().min(1).optional(),
})

/** A Typesense to measure beside the local engine, if its address and key are given. */
export function typesenseEnv(): { url: string; adminKey: string } | undefined {
  const { TYPESENSE_URL: url, TYPESENSE_ADMIN_KEY: adminKey } = schema.parse(process.env)
  return url && adminKey ? { url, adminKey } : undefined
}
