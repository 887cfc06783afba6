import { type BlockLike, headingsIn } from '../headings-in.ts'
import type { Problem } from '../problem.ts'

/** Reports headings with bold text, code or links, of which readers only see the text. */
export const markedHeadings = (blocks: readonly BlockLike[] | undefined): Problem[] =>
  headingsIn(blocks).flatMap(({ block, text, path }) => {
    const isMarked = block.children?.some(({ marks }) => marks && marks.length > 0)
    const message = `A heading has bold, code or a link in it: “${text}”. Readers see its words alone: take the marks out, and put a link into the text below.`
    return isMarked ? [{ message, path }] : []
  })
