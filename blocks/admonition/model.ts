import { z } from 'zod'
import type { Block } from '../lists/model.ts'
import { storedAs } from '../stored.ts'
import type { TextVisitor } from '../text-visitor.ts'

export const ADMONITION_KINDS = ['note', 'tip', 'info', 'warning', 'danger', 'caution'] as const

const own = storedAs('admonition').extend({
  kind: z.enum(ADMONITION_KINDS),
  /** Undefined if the kind's name is the title. */
  title: z.string().exactOptional(),
})

export type AdmonitionKind = (typeof ADMONITION_KINDS)[number]
export interface AdmonitionBlock<B = Block> extends z.output<typeof own> {
  body: B[]
}

export const admonition = (body: z.ZodType<Block[]>) => own.extend({ body })

export function visitAdmonition(block: AdmonitionBlock, visit: TextVisitor): AdmonitionBlock {
  const title = visit.line(block.title, ['title'], 'title')
  return { ...block, ...(title !== undefined && { title }), body: visit.body(block.body, ['body']) }
}
