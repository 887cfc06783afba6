import { escapeText } from '../../web/markdown/escape.ts'
import type { BlockMarkdown } from '../../web/markdown/markdown-context.ts'
import type { PageTabs } from './resolve.ts'

export const serveTabs = ({ tabs }: PageTabs, { inner }: BlockMarkdown): string[] =>
  tabs.flatMap(({ label, body }) => [`**${escapeText(label)}**`, inner(body)])
