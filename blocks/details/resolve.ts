import type { BlockContext } from '../../web/content/blocks/resolve-blocks.ts'
import { omitUndefined } from '../../web/content/lake/optional-fields.ts'
import type { PageBlock } from '../lists/resolve.ts'
import type { BlockPageProps } from '../page-props.ts'
import type { DetailsBlock } from './model.ts'

export interface PageDetails extends DetailsBlock<PageBlock>, BlockPageProps {}

export const resolveDetails = (
  block: DetailsBlock,
  { langOf, inner }: BlockContext,
): PageDetails[] => [omitUndefined({ ...block, body: inner(block.body), lang: langOf(block) })]
