import type { Shown } from '../shown.ts'
import type { PlaceholderBlock } from './model.ts'

export interface PagePlaceholder extends PlaceholderBlock, Shown {}

/** Imports and exports of MDX have no visible content. */
export const resolvePlaceholder = (block: PlaceholderBlock): PagePlaceholder[] =>
  ['import', 'export'].includes(block.name) ? [] : [block]
