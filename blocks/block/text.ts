import type { TextVisitor } from '../text-visitor.ts'
import type { TextBlock } from './model.ts'

export const visitText = (block: TextBlock, visit: TextVisitor): TextBlock =>
  visit.text(block, [], 'text')
