import type { TextVisitor } from '../text-visitor.ts'
import type { HeadingBlock } from './model.ts'

export const visitHeading = (block: HeadingBlock, visit: TextVisitor): HeadingBlock => ({
  ...block,
  text: visit.line(block.text ?? '', ['text'], 'text'),
})
