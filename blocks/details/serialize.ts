import { escapeElement } from '../../web/formats/markdown/escape.ts'
import type { BlockMarkdown } from '../../web/formats/markdown/markdown-context.ts'
import type { BlockSearch } from '../../web/search/block-search.ts'
import type { PageDetails } from './resolve.ts'

export const searchDetails = ({ summary, body }: PageDetails, { inner }: BlockSearch): void =>
  inner(body, summary)

export const serveDetails = (
  { summary, body }: PageDetails,
  { t, inner }: BlockMarkdown,
): string[] => [
  `<details>\n<summary>${escapeElement(summary || t('details'))}</summary>`,
  inner(body),
  '</details>',
]
