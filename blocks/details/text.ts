import type { TextVisitor } from '../text-visitor.ts'
import type { DetailsBlock } from './model.ts'

export const visitDetails = (block: DetailsBlock, visit: TextVisitor): DetailsBlock => ({
  ...block,
  summary: visit.line(block.summary ?? '', ['summary'], 'summary'),
  body: visit.body(block.body, ['body']),
})
