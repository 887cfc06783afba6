import { z } from 'zod'
import type { Block } from '../lists/model.ts'
import { storedAs } from '../stored.ts'

const own = storedAs('details').extend({
  /** The line that opens the fold. */
  summary: z.string().default(''),
})

export interface DetailsBlock<B = Block> extends z.output<typeof own> {
  body: B[]
}

export const details = (body: z.ZodType<Block[]>) => own.extend({ body })
