import type { TextVisitor } from '../text-visitor.ts'
import type { HeadingBlock } from './model.ts'
import { headingWords, withHeadingWords } from './words.ts'

/** A heading is a line, and the place of the line is the heading. Marks stay while its words do. */
export function visitHeading(block: HeadingBlock, visit: TextVisitor): HeadingBlock {
  const words = headingWords(block)
  const visited = visit.line(words, [], 'text')
  return visited === words ? block : withHeadingWords(block, visited)
}
