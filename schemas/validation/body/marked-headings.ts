import { type BlockLike, headingsIn } from '../headings-in.ts'
import type { Problem } from '../problem.ts'

/** Headings with bold, code or links in them, of which readers see the words alone. */
export const markedHeadings = (blocks: readonly BlockLike[] | undefined): Problem[] =>
  headingsIn(blocks).flatMap(({ block, text, path }) => {
    const isMarked = block.children?.some(({ marks }) => marks && marks.length > 0)
    const message = `A heading has bold, code or a link in it: “${text}”. Readers see its words alone: take the marks out, and put a link into the text below.`
    return isMarked ? [{ message, path }] : []
  })
