import { escapeText } from '../../web/formats/markdown/escape.ts'
import type { BlockMarkdown } from '../../web/formats/markdown/markdown-context.ts'
import { quote } from '../../web/formats/markdown/quote.ts'
import type { BlockSearch } from '../../web/search/block-search.ts'
import type { PageAdmonition } from './resolve.ts'

export const searchAdmonition = ({ title, body }: PageAdmonition, { inner }: BlockSearch): void =>
  inner(body, title)

export function serveAdmonition(
  { kind, title, body }: PageAdmonition,
  { t, inner }: BlockMarkdown,
): string[] {
  const label = t(`admonition.${kind}`)
  const head = title ? t('labelled', { label, value: escapeText(title) }) : label
  return [quote(`**${head}**\n\n${inner(body)}`)]
}
