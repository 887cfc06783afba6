import type { TextVisitor } from '../text-visitor.ts'
import type { HeadingBlock } from './model.ts'
import { headingWords, withHeadingWords } from './words.ts'

/** Visits a heading as one line at the block itself. Marks remain if the text is unchanged. */
export function visitHeading(block: HeadingBlock, visit: TextVisitor): HeadingBlock {
  const words = headingWords(block)
  const visited = visit.line(words, [], 'text')
  return visited === words ? block : withHeadingWords(block, visited)
}
