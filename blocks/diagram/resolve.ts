import { present } from '../../web/content/optional.ts'
import type { BlockContext } from '../../web/content/resolve-blocks.ts'
import type { Shown } from '../shown.ts'
import type { DiagramBlock } from './model.ts'

export interface PageDiagram extends DiagramBlock, Shown {}

export const resolveDiagram = (block: DiagramBlock, { langOf }: BlockContext): PageDiagram[] => [
  present({ ...block, lang: langOf(block) }),
]
