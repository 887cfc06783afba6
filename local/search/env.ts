import { z } from 'zod'

const schema = z.object({
  SEARCH_PORT: z.coerce.number().int().min(0).max(65_535).default(3901),
  SEARCH_DATA: z.string().min(1).default('.data/search'),
  SEARCH_ADMIN_KEY: z
    .string({ error: 'SEARCH_ADMIN_KEY is not set: give the key that may do everything' })
    .min(8, 'SEARCH_ADMIN_KEY must be at least 8 characters'),
})

/** The server's settings from the environment; throws one readable error naming what is wrong. */
export function readSearchEnv() {
  const parsed = schema.safeParse(process.env)
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error))
  return {
    port: parsed.data.SEARCH_PORT,
    dataDir: parsed.data.SEARCH_DATA,
    adminKey: parsed.data.SEARCH_ADMIN_KEY,
  }
}
