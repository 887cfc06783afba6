import type fc from 'fast-check'
import type { z } from 'zod'
import type { fuzzTargetNames } from './env.ts'

/** An entry point for outside input. */
export interface FuzzTarget<Input = never> {
  name: (typeof fuzzTargetNames)[number]
  /** Its share of every 5,000 inputs: the more expensive an input, the fewer. */
  share: number
  inputs: fc.Arbitrary<Input>
  /** Schema of an input stored as JSON. */
  schema: z.ZodType<Input>
  open: () => Promise<OpenFuzzTarget<Input>>
}

export interface OpenFuzzTarget<Input> {
  /** Sends it an input; throws when an invariant is violated. */
  check: (input: Input) => Promise<void>
  close: () => Promise<void>
}
