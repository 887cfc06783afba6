import { z } from 'zod'
import { readEnvironment } from '../../../schemas/environment/read-environment.ts'

export const fuzzEnvSchema = z.object({ FUZZ_SEED: z.coerce.number().int().optional() })

const env = readEnvironment(fuzzEnvSchema, process.env, 'a fuzz run')

/** Seed of fuzz tests. It is fixed so that equal code gets equal results; `npm run attack` sets new ones. */
export const fuzzSeed = env.FUZZ_SEED ?? 1
