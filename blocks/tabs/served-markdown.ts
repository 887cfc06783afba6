import { escapeText } from '../../web/formats/markdown/escape.ts'
import type { BlockMarkdown } from '../../web/formats/markdown/markdown-context.ts'
import type { PageTabs } from './resolve.ts'

export const serveTabs = ({ tabs }: PageTabs, { inner }: BlockMarkdown): string[] =>
  tabs.flatMap(({ label, body }) => [`**${escapeText(label)}**`, inner(body)])
