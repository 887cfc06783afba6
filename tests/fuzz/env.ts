import { z } from 'zod'
import { readEnvironment } from '../../schemas/environment/read-environment.ts'
import { stage } from '../support/env.ts'

export const fuzzTargetNames = [
  'lake',
  'search',
  'site',
  'mcp',
  'webhooks',
  'feedback',
  'imports',
  'specs',
] as const

export const fuzzInputsSchema = z.object({
  FUZZ_INPUTS: z.coerce
    .number()
    .int()
    .min(8)
    .default(stage === 'all' ? 5000 : 1000),
  FUZZ_DOOR: z.enum(fuzzTargetNames).optional(),
})

const env = readEnvironment(fuzzInputsSchema, process.env, 'a fuzz run')

/** Number of inputs for all entry points together. */
export const fuzzInputs = env.FUZZ_INPUTS

/** The only entry point to test; undefined for all. */
export const chosenTarget = env.FUZZ_DOOR
