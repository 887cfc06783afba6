import type { BlockContext } from '../../web/content/blocks/resolve-blocks.ts'
import { omitUndefined } from '../../web/content/lake/optional-fields.ts'
import type { BlockPageProps } from '../page-props.ts'
import type { DiagramBlock } from './model.ts'

export interface PageDiagram extends DiagramBlock, BlockPageProps {}

export const resolveDiagram = (block: DiagramBlock, { langOf }: BlockContext): PageDiagram[] => [
  omitUndefined({ ...block, lang: langOf(block) }),
]
