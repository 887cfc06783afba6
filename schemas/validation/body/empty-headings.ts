import { type BlockLike, headingsIn } from '../headings-in.ts'
import type { Problem } from '../problem.ts'

/** Reports headings without text, which are empty lines on the page and empty entries in the table of contents. */
export const emptyHeadings = (blocks: readonly BlockLike[] | undefined): Problem[] =>
  headingsIn(blocks).flatMap(({ text, path }) =>
    text.trim() === '' ? [{ message: 'A heading is empty: write it, or remove it.', path }] : [],
  )
