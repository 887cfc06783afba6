import type { BlockContext } from '../../web/content/blocks/resolve-blocks.ts'
import { omitUndefined } from '../../web/content/lake/optional-fields.ts'
import type { Shown } from '../shown.ts'
import type { HeadingBlock } from './model.ts'

export interface PageHeading extends HeadingBlock, Shown {
  /** Earlier anchors that must still lead here. */
  aliases: string[]
}

export const resolveHeading = (block: HeadingBlock, { langOf }: BlockContext): PageHeading[] => [
  omitUndefined({ ...block, aliases: block.aliases ?? [], lang: langOf(block) }),
]
