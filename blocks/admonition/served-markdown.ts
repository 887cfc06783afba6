import { escapeText } from '../../web/markdown/escape.ts'
import type { BlockMarkdown } from '../../web/markdown/markdown-context.ts'
import { quote } from '../../web/markdown/quote.ts'
import type { PageAdmonition } from './resolve.ts'

export function serveAdmonition(
  { kind, title, body }: PageAdmonition,
  { t, inner }: BlockMarkdown,
): string[] {
  const label = t(`admonition.${kind}`)
  const head = title ? t('labelled', { label, value: escapeText(title) }) : label
  return [quote(`**${head}**\n\n${inner(body)}`)]
}
