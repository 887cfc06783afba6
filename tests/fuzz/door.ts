import type fc from 'fast-check'
import type { z } from 'zod'
import type { doors } from './env.ts'

/** An entry point for outside input. */
export interface Door<Input = never> {
  name: (typeof doors)[number]
  /** Its share of every 5,000 inputs: the more expensive an input, the fewer. */
  share: number
  inputs: fc.Arbitrary<Input>
  /** Schema of an input stored as JSON. */
  schema: z.ZodType<Input>
  open: () => Promise<OpenDoor<Input>>
}

export interface OpenDoor<Input> {
  /** Sends it an input; throws when an invariant is violated. */
  holds: (input: Input) => Promise<void>
  close: () => Promise<void>
}
