import { z } from 'zod'
import { readEnvironment } from '../../schemas/environment/read-environment.ts'

export const testStackEnvSchema = z.object({
  TEST_PORT_OFFSET: z.coerce.number().int().min(0).max(50_000).default(0),
})

const offset = readEnvironment(testStackEnvSchema, process.env, 'the tests').TEST_PORT_OFFSET

/** Where the tests' stack listens. The site is built for its own address, so a free port would build it anew. */
export const stackPorts = {
  SITE_PORT: `${3100 + offset}`,
  STUDIO_PORT: `${3433 + offset}`,
  LAKE_PORT: `${4000 + offset}`,
  SEARCH_PORT: `${4001 + offset}`,
  EXCHANGE_PORT: `${4002 + offset}`,
}
