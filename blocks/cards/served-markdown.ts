import { escapeText, proseLine } from '../../web/formats/markdown/escape.ts'
import type { BlockMarkdown } from '../../web/formats/markdown/markdown-context.ts'
import type { PageCards } from './resolve.ts'

export function serveCards({ cards }: PageCards, { origin, t }: BlockMarkdown): string[] {
  const items = cards.map(({ title, text, href, count }) => {
    const words = `- [${escapeText(title.text)}](${origin}${href})`
    const label =
      count === undefined ? words : t('noted', { words, note: t('cards.count', { count }) })
    return text.text ? t('labelled', { label, value: proseLine(text.text) }) : label
  })
  return [items.join('\n')]
}
