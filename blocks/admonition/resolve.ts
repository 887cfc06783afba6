import type { BlockContext } from '../../web/content/blocks/resolve-blocks.ts'
import { omitUndefined } from '../../web/content/lake/optional-fields.ts'
import type { PageBlock } from '../lists/resolve.ts'
import type { BlockPageProps } from '../page-props.ts'
import type { AdmonitionBlock } from './model.ts'

export interface PageAdmonition extends AdmonitionBlock<PageBlock>, BlockPageProps {}

export const resolveAdmonition = (
  block: AdmonitionBlock,
  { langOf, inner }: BlockContext,
): PageAdmonition[] => [omitUndefined({ ...block, body: inner(block.body), lang: langOf(block) })]
