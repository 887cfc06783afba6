import type { TextVisitor } from '../text-visitor.ts'
import type { CodeBlock } from './model.ts'

export function visitCode(block: CodeBlock, visit: TextVisitor): CodeBlock {
  visit.fixed(block.title)
  visit.fixed(block.code)
  return block
}
