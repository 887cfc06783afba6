import type { BlockSearch } from '../../web/search/block-search.ts'
import { copyWords, joinParts } from '../../web/search/block-words.ts'
import type { PageCards } from './resolve.ts'

export function searchCards({ cards }: PageCards, { list }: BlockSearch): void {
  for (const { title, text } of cards)
    list.add('text', { content: joinParts(copyWords(title), copyWords(text)) })
}
