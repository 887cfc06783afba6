import { z } from 'zod'
import { readEnvironment } from '../../../schemas/environment/read-environment.ts'

export const fuzzEnvSchema = z.object({ FUZZ_SEED: z.coerce.number().int().optional() })

const env = readEnvironment(fuzzEnvSchema, process.env, 'a fuzz run')

/** What a fuzz run starts from: FUZZ_SEED repeats an earlier one. */
export const fuzzSeed = env.FUZZ_SEED ?? Date.now() % 2 ** 31
