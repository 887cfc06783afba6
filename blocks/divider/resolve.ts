import type { Shown } from '../shown.ts'
import type { DividerBlock } from './model.ts'

export interface PageDivider extends DividerBlock, Shown {}

export const resolveDivider = (block: DividerBlock): PageDivider[] => [block]
