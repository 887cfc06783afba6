import { escapeText, proseLine } from '../../web/formats/markdown/escape.ts'
import type { BlockMarkdown } from '../../web/formats/markdown/markdown-context.ts'
import type { BlockSearch } from '../../web/search/block-search.ts'
import { copyWords, joinParts } from '../../web/search/block-words.ts'
import type { PageCards } from './resolve.ts'

export function searchCards({ cards }: PageCards, { list }: BlockSearch): void {
  for (const { title, text } of cards)
    list.add('text', { content: joinParts(copyWords(title), copyWords(text)) })
}

export function serveCards({ cards }: PageCards, { origin, t }: BlockMarkdown): string[] {
  const items = cards.map(({ title, text, href, count }) => {
    const words = `- [${escapeText(title.text)}](${origin}${href})`
    const label =
      count === undefined ? words : t('noted', { words, note: t('cards.count', { count }) })
    return text.text ? t('labelled', { label, value: proseLine(text.text) }) : label
  })
  return [items.join('\n')]
}
