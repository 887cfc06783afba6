import { fence } from '../../web/formats/markdown/fence.ts'
import type { BlockSearch } from '../../web/search/block-search.ts'
import { joinParts } from '../../web/search/block-words.ts'
import { writeMermaid } from './mermaid.ts'
import type { PageDiagram } from './resolve.ts'

export const searchDiagram = (
  { title, actors, events }: PageDiagram,
  { list }: BlockSearch,
): void => {
  const words = [...events.map(({ text }) => text), ...actors.map(({ label }) => label)]
  list.add('text', { content: joinParts(title, ...words) })
}

export const serveDiagram = (block: PageDiagram): string[] => [
  fence({ code: writeMermaid(block), language: 'mermaid' }),
]
