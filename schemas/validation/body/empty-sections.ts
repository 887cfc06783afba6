import { headingLevel, isHeading } from '../../../blocks/heading-style.ts'
import { type BlockLike, type FoundHeading, headingsIn } from '../headings-in.ts'
import type { Problem } from '../problem.ts'
import { textsIn } from '../texts-in.ts'
import { isEmptyParagraph } from './empty-paragraphs.ts'

/** Reports headings without content below, as a new page of a kind has them, and empty list items. */
export function emptySections(blocks: readonly BlockLike[] | undefined): Problem[] {
  const all = blocks ?? []
  return all.flatMap((block, at) => {
    const [heading] = isHeading(block) ? headingsIn([block]) : []
    if (heading) return isFollowed(heading, all.slice(at + 1)) ? [] : [bare(heading)]
    const [text] = block._type === 'block' ? textsIn(block) : []
    return text?.listItem && isBlank(block) && !isAlone(all, at) ? [emptyItem(block)] : []
  })
}

const bare = ({ text, path }: FoundHeading): Problem => ({
  message: `Nothing stands below “${text}”: write it, or remove the heading.`,
  path,
})

const emptyItem = ({ _key }: BlockLike): Problem => ({
  message: 'An item of a list is empty: write it, or remove it.',
  path: [{ _key }],
})

/** Whether there is content between a heading and the next one of the same or a higher level. */
function isFollowed({ level }: FoundHeading, after: readonly BlockLike[]): boolean {
  const end = after.findIndex((one) => isHeading(one) && headingLevel(one.style) <= level)
  return after.slice(0, end < 0 ? after.length : end).some((one) => !isBlank(one))
}

/** Whether a list has a single item: then its heading is reported instead. */
function isAlone(all: readonly BlockLike[], at: number): boolean {
  return [all[at - 1], all[at + 1]].every(
    (one) => one === undefined || one._type !== 'block' || textsIn(one)[0]?.listItem === undefined,
  )
}

function isBlank(block: BlockLike): boolean {
  if (block._type !== 'cards') return isEmptyParagraph(block)
  return !('cards' in block) || (Array.isArray(block.cards) && block.cards.length === 0)
}
