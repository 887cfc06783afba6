import type { BlockSearch } from '../../web/search/block-search.ts'
import { joinParts } from '../../web/search/block-words.ts'
import type { PageDiagram } from './resolve.ts'

export const searchDiagram = (
  { title, actors, events }: PageDiagram,
  { list }: BlockSearch,
): void => {
  const words = [...events.map(({ text }) => text), ...actors.map(({ label }) => label)]
  list.add('text', { content: joinParts(title, ...words) })
}
