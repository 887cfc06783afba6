import type { PageBlock } from '../../../blocks/lists/resolve.ts'
import { innerBlocks } from '../../../schemas/markdown/inner-blocks.ts'

/** `blocks` and all that is inside tabs, details and admonitions, in reading order. */
export function pageBlocks(blocks: readonly PageBlock[]): PageBlock[] {
  return blocks.flatMap((block) => [block, ...pageBlocks(innerBlocks<PageBlock>(block))])
}
