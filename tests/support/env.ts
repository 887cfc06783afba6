import { z } from 'zod'
import { readEnvironment } from '../../schemas/environment/read-environment.ts'

export const testStackEnvSchema = z.object({
  TEST_PORT_OFFSET: z.coerce.number().int().min(0).max(50_000).default(0),
  TEST_STAGE: z.enum(['commit', 'chosen', 'all']).default('chosen'),
  TEST_SUITES_LEFT: z
    .string()
    .regex(/^[a-z]+(,[a-z]+)*$/)
    .optional(),
})

const env = readEnvironment(testStackEnvSchema, process.env, 'the tests')
const offset = env.TEST_PORT_OFFSET

/** `commit`: what decides on a change; `chosen`: the named files; `all`: the long run, with nothing left out. */
export const stage = env.TEST_STAGE

/** The names of the suites that are left out, since nothing that they depend on has changed. */
export const suitesLeft = env.TEST_SUITES_LEFT?.split(',') ?? []

/** Where the tests' stack listens. The site is built for its own address, so a free port would build it anew. */
export const stackPorts = {
  SITE_PORT: `${3100 + offset}`,
  STUDIO_PORT: `${3433 + offset}`,
  LAKE_PORT: `${4000 + offset}`,
  SEARCH_PORT: `${4001 + offset}`,
  EXCHANGE_PORT: `${4002 + offset}`,
}
