import type { PageBlock } from '../../../blocks/lists/resolve.ts'
import { defaultLocale } from '../../config/locales.ts'
import { pageHref } from '../../config/paths.ts'

/** Marks the blocks whose keys are in `stale`: each links to its section in English. */
export function markStale(
  blocks: readonly PageBlock[],
  stale: readonly string[],
  path: string,
): PageBlock[] {
  let anchor: string | undefined
  return blocks.map((block) => {
    if (block._type === 'heading') anchor = block.anchor
    if (!stale.includes(block._key)) return block
    return { ...block, stale: pageHref(path, defaultLocale, anchor) }
  })
}
