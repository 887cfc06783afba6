import { z } from 'zod'
import { readEnvironment } from '../../schemas/environment/read-environment.ts'

export const benchEnvSchema = z.object({
  TYPESENSE_URL: z.url().optional(),
  TYPESENSE_ADMIN_KEY: z.string().min(1).optional(),
})

/** A Typesense to measure beside the local engine, if its address and key are given. */
export function typesenseEnv(): { url: string; adminKey: string } | undefined {
  const env = readEnvironment(benchEnvSchema, process.env, 'the measurement')
  const { TYPESENSE_URL: url, TYPESENSE_ADMIN_KEY: adminKey } = env
  return url && adminKey ? { url, adminKey } : undefined
}
