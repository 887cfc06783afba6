import type { PageBlock } from './page-data.ts'

/** `blocks` and all that stands inside tabs, details and admonitions, in reading order. */
export function pageBlocks(blocks: readonly PageBlock[]): PageBlock[] {
  return blocks.flatMap((block) => {
    switch (block._type) {
      case 'tabs':
        return [block, ...block.tabs.flatMap(({ body }) => pageBlocks(body))]
      case 'details':
      case 'admonition':
        return [block, ...pageBlocks(block.body)]
      default:
        return [block]
    }
  })
}
