import type { Root } from 'mdast'
import type { Extension } from 'mdast-util-from-markdown'
import remarkDirective from 'remark-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { type Processor, unified } from 'unified'

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(asWritten)
  .use(withoutDefinitions)
  .use(remarkDirective)
  .use(remarkFrontmatter, ['yaml'])

/** CommonMark with GFM, directives and YAML front matter. */
export function parseMarkdown(text: string): Root {
  return processor.parse(text)
}

/**
 * GFM looks for addresses a second time, in what was read, where "https\:" is "https:" again. An
 * address that is escaped, and so no link, stays none without that.
 */
function asWritten(this: Processor) {
  const data = this.data()
  const extensions: Extension[] = (data.fromMarkdownExtensions ?? []).flat()
  data.fromMarkdownExtensions = extensions.map(({ transforms: _, ...rest }) => rest)
}

/**
 * Links say their address where they stand. Without definitions a paragraph may begin with a link
 * whose words have the look of one, as code can.
 */
function withoutDefinitions(this: Processor) {
  const data = this.data()
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    { disable: { null: ['definition'] } },
  ]
}
