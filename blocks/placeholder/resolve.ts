import type { BlockPageProps } from '../page-props.ts'
import type { PlaceholderBlock } from './model.ts'

export interface PagePlaceholder extends PlaceholderBlock, BlockPageProps {}

/** Imports and exports of MDX have no visible content. */
export const resolvePlaceholder = (block: PlaceholderBlock): PagePlaceholder[] =>
  ['import', 'export'].includes(block.name) ? [] : [block]
