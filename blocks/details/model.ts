import { z } from 'zod'
import type { Block } from '../lists/model.ts'
import { storedAs } from '../stored.ts'
import type { TextVisitor } from '../text-visitor.ts'

const own = storedAs('details').extend({
  /** The line that opens the fold. */
  summary: z.string().default(''),
})

export interface DetailsBlock<B = Block> extends z.output<typeof own> {
  body: B[]
}

export const details = (body: z.ZodType<Block[]>) => own.extend({ body })

export const visitDetails = (block: DetailsBlock, visit: TextVisitor): DetailsBlock => ({
  ...block,
  summary: visit.line(block.summary ?? '', ['summary'], 'summary'),
  body: visit.body(block.body, ['body']),
})
