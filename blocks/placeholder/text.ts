import type { TextVisitor } from '../text-visitor.ts'
import type { PlaceholderBlock } from './model.ts'

export function visitPlaceholder(block: PlaceholderBlock, visit: TextVisitor): PlaceholderBlock {
  visit.fixed(block.source)
  return block
}
