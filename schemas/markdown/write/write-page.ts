import { stringify } from 'yaml'
import type { MarkdownPage } from '../markdown-page.ts'
import type { Names } from './names.ts'
import { stringifyMarkdown } from './stringify.ts'
import { toFlow } from './to-flow.ts'

/** Returns a page's Markdown file; reading it returns the same front matter and blocks. */
export function writePage({ frontMatter, blocks }: MarkdownPage, names: Names): string {
  const value = stringify(frontMatter, { lineWidth: 0 }).trimEnd()
  return stringifyMarkdown({
    type: 'root',
    children: [{ type: 'yaml', value }, ...toFlow(blocks, names)],
  })
}
