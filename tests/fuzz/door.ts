import type fc from 'fast-check'
import type { z } from 'zod'
import type { doors } from './env.ts'

/** Where something from outside comes in. */
export interface Door<Input = never> {
  name: (typeof doors)[number]
  /** How many of every 5,000 inputs are its own: the dearer one is, the fewer. */
  share: number
  inputs: fc.Arbitrary<Input>
  /** Of an input that is kept as JSON. */
  schema: z.ZodType<Input>
  open: () => Promise<OpenDoor<Input>>
}

export interface OpenDoor<Input> {
  /** Gives it an input; throws where what must hold did not. */
  holds: (input: Input) => Promise<void>
  close: () => Promise<void>
}
