import type { TextVisitor } from '../text-visitor.ts'
import type { AdmonitionBlock } from './model.ts'

export function visitAdmonition(block: AdmonitionBlock, visit: TextVisitor): AdmonitionBlock {
  const title = visit.line(block.title, ['title'], 'title')
  return { ...block, ...(title !== undefined && { title }), body: visit.body(block.body, ['body']) }
}
