import type { PageBlock } from '../../../blocks/lists/resolve.ts'
import { defaultLocale } from '../../config/locales.ts'
import { pageHref } from '../../config/paths.ts'

/** `blocks` with those of the keys `stale` marked: each leads to the English of its section. */
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
