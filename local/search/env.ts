import { z } from 'zod'
import { port } from '../../schemas/environment/port.ts'
import { readEnvironment } from '../../schemas/environment/read-environment.ts'

export const searchEnvSchema = z.object({
  SEARCH_PORT: port(3901, 0),
  SEARCH_DATA: z.string().min(1).default('.data/search'),
  SEARCH_ADMIN_KEY: z.string({ error: 'the key that may do everything' }).min(8),
})

/** The server's settings from the environment; throws one error that names the wrong variables. */
export function readSearchEnv() {
  const env = readEnvironment(searchEnvSchema, process.env, 'the search')
  return { port: env.SEARCH_PORT, dataDir: env.SEARCH_DATA, adminKey: env.SEARCH_ADMIN_KEY }
}
