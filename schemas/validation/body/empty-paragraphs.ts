import { isText } from '../../../blocks/heading-style.ts'
import type { BlockLike } from '../headings-in.ts'
import type { Problem } from '../problem.ts'
import { spanText, textsIn } from '../texts-in.ts'

/** Reports runs of two or more empty paragraphs, at the first of them. */
export function emptyParagraphs(blocks: readonly BlockLike[] | undefined): Problem[] {
  const problems: Problem[] = []
  let run: BlockLike[] = []
  const end = () => {
    const [first] = run
    if (first && run.length > 1) {
      problems.push({
        message: `Empty paragraphs follow each other: remove these ${run.length}. The site makes the space between paragraphs itself; “Line across” parts what must stand apart.`,
        path: [{ _key: first._key }],
      })
    }
    run = []
  }
  for (const block of blocks ?? []) {
    if (isEmptyParagraph(block)) run.push(block)
    else end()
  }
  end()
  return problems
}

/** Whether a paragraph, list item or quote has no text. */
export const isEmptyParagraph = (block: BlockLike): boolean =>
  isText(block) && textsIn(block).every((text) => spanText(text).trim() === '')
