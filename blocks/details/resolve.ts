import type { BlockContext } from '../../web/content/blocks/resolve-blocks.ts'
import { present } from '../../web/content/lake/optional.ts'
import type { PageBlock } from '../lists/resolve.ts'
import type { Shown } from '../shown.ts'
import type { DetailsBlock } from './model.ts'

export interface PageDetails extends DetailsBlock<PageBlock>, Shown {}

export const resolveDetails = (
  block: DetailsBlock,
  { langOf, inner }: BlockContext,
): PageDetails[] => [present({ ...block, body: inner(block.body), lang: langOf(block) })]
