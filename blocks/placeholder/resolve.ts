import type { Shown } from '../shown.ts'
import type { PlaceholderBlock } from './model.ts'

export interface PagePlaceholder extends PlaceholderBlock, Shown {}

/** A program has nothing to show. */
export const resolvePlaceholder = (block: PlaceholderBlock): PagePlaceholder[] =>
  ['import', 'export'].includes(block.name) ? [] : [block]
