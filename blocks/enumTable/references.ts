import type { BlockReference } from '../reference.ts'
import type { EnumTableBlock } from './model.ts'

export const enumReferences = (block: EnumTableBlock): BlockReference[] => [
  { to: 'enums', id: block.enum._ref },
]
