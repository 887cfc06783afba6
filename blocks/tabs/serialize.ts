import { escapeText } from '../../web/formats/markdown/escape.ts'
import type { BlockMarkdown } from '../../web/formats/markdown/markdown-context.ts'
import type { BlockSearch } from '../../web/search/block-search.ts'
import type { PageTabs } from './resolve.ts'

export function searchTabs({ tabs }: PageTabs, { inner }: BlockSearch): void {
  for (const { body } of tabs) inner(body)
}

export const serveTabs = ({ tabs }: PageTabs, { inner }: BlockMarkdown): string[] =>
  tabs.flatMap(({ label, body }) => [`**${escapeText(label)}**`, inner(body)])
