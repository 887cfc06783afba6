import { z } from 'zod'
import { readEnvironment } from '../../../schemas/environment/read-environment.ts'

export const fuzzEnvSchema = z.object({ FUZZ_SEED: z.coerce.number().int().optional() })

const env = readEnvironment(fuzzEnvSchema, process.env, 'a fuzz run')

/**
 * What a fuzz run starts from. The tests start from the same each time, so that the same code gets
 * the same verdict; `npm run attack` sets another, and finds what is new.
 */
export const fuzzSeed = env.FUZZ_SEED ?? 1
