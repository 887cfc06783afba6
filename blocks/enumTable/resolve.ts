import type { BlockContext } from '../../web/content/blocks/resolve-blocks.ts'
import type { EnumDefinition } from '../../web/content/model/page-data.ts'
import { resolveEnum } from '../../web/content/reference/resolve-operation.ts'
import type { BlockPageProps } from '../page-props.ts'
import type { SectionHeading } from '../section-heading.ts'
import type { EnumTableBlock } from './model.ts'

export interface PageEnum extends Omit<EnumTableBlock, 'enum'>, BlockPageProps {
  enum: EnumDefinition
}

export function resolveEnumBlock(block: EnumTableBlock, context: BlockContext): PageEnum[] {
  const stored = context.enums.get(block.enum._ref)
  return stored ? [{ ...block, enum: resolveEnum(stored, context.locale) }] : []
}

export const enumHeadings = (block: PageEnum): SectionHeading[] => [
  { anchor: block.enum.anchor, ...block.enum.title, level: 3 },
]
