import { fence } from '../../web/formats/markdown/fence.ts'
import { writeMermaid } from './mermaid.ts'
import type { PageDiagram } from './resolve.ts'

export const serveDiagram = (block: PageDiagram): string[] => [
  fence({ code: writeMermaid(block), language: 'mermaid' }),
]
