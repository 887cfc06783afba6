import { z } from 'zod'
import { words } from '../block/model.ts'
import { HEADING_STYLES } from '../heading-style.ts'
import { storedAs } from '../stored.ts'
import type { TextVisitor } from '../text-visitor.ts'
import { headingWords, withHeadingWords } from './words.ts'

/** Text with a heading style. Its marks are stored, but never shown: a heading is a plain line. */
export const heading = storedAs('block').extend({
  style: z.enum(HEADING_STYLES),
  ...words,
  /** Assigned when the heading is first published, equal in all languages, and never changed. */
  anchor: z.string().exactOptional(),
  aliases: z.array(z.string()).exactOptional(),
})

export type HeadingBlock = z.output<typeof heading>

/** Visits a heading as one line at the block itself. Marks remain if the text is unchanged. */
export function visitHeading(block: HeadingBlock, visit: TextVisitor): HeadingBlock {
  const words = headingWords(block)
  const visited = visit.line(words, [], 'text')
  return visited === words ? block : withHeadingWords(block, visited)
}
