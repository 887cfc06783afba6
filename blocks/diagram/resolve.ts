import type { BlockContext } from '../../web/content/blocks/resolve-blocks.ts'
import { present } from '../../web/content/lake/optional.ts'
import type { Shown } from '../shown.ts'
import type { DiagramBlock } from './model.ts'

export interface PageDiagram extends DiagramBlock, Shown {}

export const resolveDiagram = (block: DiagramBlock, { langOf }: BlockContext): PageDiagram[] => [
  present({ ...block, lang: langOf(block) }),
]
