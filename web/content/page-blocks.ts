import { innerBlocks } from '../../schemas/markdown/inner-blocks.ts'
import type { PageBlock } from './page-data.ts'

/** `blocks` and all that stands inside tabs, details and admonitions, in reading order. */
export function pageBlocks(blocks: readonly PageBlock[]): PageBlock[] {
  return blocks.flatMap((block) => [block, ...pageBlocks(innerBlocks<PageBlock>(block))])
}
