import type { BlockPageProps } from '../page-props.ts'
import type { DividerBlock } from './model.ts'

export interface PageDivider extends DividerBlock, BlockPageProps {}

export const resolveDivider = (block: DividerBlock): PageDivider[] => [block]
