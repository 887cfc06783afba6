import { z } from 'zod'
import { storedAs } from '../stored.ts'
import type { TextVisitor } from '../text-visitor.ts'

export const codeBlock = storedAs('codeBlock').extend({
  language: z.string().default('text'),
  code: z.string().default(''),
  title: z.string().exactOptional(),
  /** `numbers` shows line numbers. */
  highlight: z.string().exactOptional(),
  /** Numbers of highlighted lines: `1,3-5`. */
  lines: z.string().exactOptional(),
})

export type CodeBlock = z.output<typeof codeBlock>

export function visitCode(block: CodeBlock, visit: TextVisitor): CodeBlock {
  visit.fixed(block.title)
  visit.fixed(block.code)
  return block
}
