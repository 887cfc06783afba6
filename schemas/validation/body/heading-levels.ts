import { type BlockLike, headingsIn } from '../headings-in.ts'
import type { Problem } from '../problem.ts'

/** The page's title is the heading of level 1. */
const TITLE = 1

/**
 * Reports headings more than one level below the preceding heading: screen readers and the table of contents would
 * present a level that does not exist.
 */
export function headingLevels(blocks: readonly BlockLike[] | undefined): Problem[] {
  let above = TITLE
  return headingsIn(blocks).flatMap(({ level, text, path }) => {
    const before = above
    above = level
    if (level <= before + 1) return []
    const message =
      before === TITLE
        ? `The first heading is below a section: “${text}” has level ${level}. Give it level 2, or put a heading above it.`
        : `A level of headings is skipped: “${text}” has level ${level}, the heading before it ${before}. Give it level ${before + 1}, or put a heading between them.`
    return [{ message, path }]
  })
}
