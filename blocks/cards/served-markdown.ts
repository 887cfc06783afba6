import { escapeText, proseLine } from '../../web/formats/markdown/escape.ts'
import type { BlockMarkdown } from '../../web/formats/markdown/markdown-context.ts'
import type { PageCards } from './resolve.ts'

export function serveCards({ cards }: PageCards, { origin, t }: BlockMarkdown): string[] {
  const items = cards.map(({ title, text, href, count }) => {
    const pages = count === undefined ? '' : ` (${t('cards.count', { count })})`
    const link = `- [${escapeText(title.text)}](${origin}${href})${pages}`
    return text.text ? `${link}: ${proseLine(text.text)}` : link
  })
  return [items.join('\n')]
}
