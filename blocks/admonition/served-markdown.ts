import { escapeText } from '../../web/formats/markdown/escape.ts'
import type { BlockMarkdown } from '../../web/formats/markdown/markdown-context.ts'
import { quote } from '../../web/formats/markdown/quote.ts'
import type { PageAdmonition } from './resolve.ts'

export function serveAdmonition(
  { kind, title, body }: PageAdmonition,
  { t, inner }: BlockMarkdown,
): string[] {
  const label = t(`admonition.${kind}`)
  const head = title ? t('labelled', { label, value: escapeText(title) }) : label
  return [quote(`**${head}**\n\n${inner(body)}`)]
}
