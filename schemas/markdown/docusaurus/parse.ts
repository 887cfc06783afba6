import type { Root } from 'mdast'
import { directiveFromMarkdown } from 'mdast-util-directive'
import { directive } from 'micromark-extension-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { type Processor, unified } from 'unified'
import { admonitionLines } from './admonition-lines.ts'
import { gitbookLines } from './gitbook-lines.ts'
import { mathLines } from './math-lines.ts'
import { mdxLines } from './mdx-lines.ts'
import { mkdocsLines } from './mkdocs-lines.ts'
import { assertShallowLines } from './shallow-lines.ts'
import { tagNodes, tagSyntax } from './tags.ts'

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkFrontmatter, ['yaml'])
  .use(function docusaurus(this: Processor) {
    const data = this.data()
    // Of directives Docusaurus has the admonitions only: "10:30" and "::name" are words.
    const [container] = [directive().flow?.[58] ?? []].flat()
    const containers = container ? [{ flow: { 58: container } }] : []
    data.micromarkExtensions = [...(data.micromarkExtensions ?? []), tagSyntax(), ...containers]
    data.fromMarkdownExtensions = [
      ...(data.fromMarkdownExtensions ?? []),
      tagNodes(),
      directiveFromMarkdown(),
    ]
  })

/**
 * Markdown as Docusaurus reads it, and the text that its positions count in: the same lines. Throws
 * Refused on nesting that nobody writes.
 */
export function parseDocusaurus(written: string): { root: Root; text: string } {
  const lines = written.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const text = admonitionLines(mkdocsLines(gitbookLines(mathLines(mdxLines(lines)))))
  assertShallowLines(text)
  return { root: processor.parse(text), text }
}
