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

/** Parses CommonMark with GFM, directives and YAML front matter. */
export function parseMarkdown(text: string): Root {
  return processor.parse(text)
}

/**
 * Removes GFM's second pass, which finds addresses in text after the escapes are resolved ("https\:" is "https:" by
 * then): an escaped address must not become a link.
 */
function asWritten(this: Processor) {
  const data = this.data()
  const extensions: Extension[] = (data.fromMarkdownExtensions ?? []).flat()
  data.fromMarkdownExtensions = extensions.map(({ transforms: _, ...rest }) => rest)
}

/**
 * Disables link definitions: links contain their address, and a paragraph may start with a link whose text looks like a
 * definition, as code can.
 */
function withoutDefinitions(this: Processor) {
  const data = this.data()
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    { disable: { null: ['definition'] } },
  ]
}
