import { createHash } from 'node:crypto'
import { z } from 'zod'
import { readEnvironment } from '../../schemas/environment/read-environment.ts'

/**
 * Offset of a clone's ports. It is the same at each run, since the site is built for its address: one of 80 sets, none
 * of which has a port that browsers block.
 */
function offsetOf(folder: string): number {
  const [first = 0] = createHash('sha256').update(folder).digest()
  return 200 + 10 * (first % 80)
}

export const testStackEnvSchema = z.object({
  TEST_PORT_OFFSET: z.coerce.number().int().min(0).max(50_000).default(offsetOf(process.cwd())),
  TEST_STAGE: z.enum(['commit', 'chosen', 'all']).default('chosen'),
  TEST_SUITES_LEFT: z
    .string()
    .regex(/^[a-z]+(,[a-z]+)*$/)
    .optional(),
})

const env = readEnvironment(testStackEnvSchema, process.env, 'the tests')
const offset = env.TEST_PORT_OFFSET

/** `commit`: the tests that decide on a change; `chosen`: named files; `all`: the long run, with every test. */
export const stage = env.TEST_STAGE

/** Names of the suites that are skipped, as none of their dependencies has changed. */
export const suitesLeft = env.TEST_SUITES_LEFT?.split(',') ?? []

/** Ports of the tests' stack. */
export const stackPorts = {
  SITE_PORT: `${3100 + offset}`,
  STUDIO_PORT: `${3433 + offset}`,
  LAKE_PORT: `${4000 + offset}`,
  SEARCH_PORT: `${4001 + offset}`,
  EXCHANGE_PORT: `${4002 + offset}`,
}
