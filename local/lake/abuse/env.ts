import { z } from 'zod'

const env = z
  .object({ FUZZ_SEED: z.coerce.number().int().optional() })
  .parse({ FUZZ_SEED: process.env['FUZZ_SEED'] })

/** What a fuzz run starts from: FUZZ_SEED repeats an earlier one. */
export const fuzzSeed = env.FUZZ_SEED ?? Date.now() % 2 ** 31
