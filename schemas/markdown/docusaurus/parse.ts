import type { Root } from 'mdast'
import { directiveFromMarkdown } from 'mdast-util-directive'
import { directive } from 'micromark-extension-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { type Processor, unified } from 'unified'
import { ADMONITION_KINDS } from '../../../blocks/admonition/model.ts'
import { codeLines } from './code-lines.ts'
import { gitbookLines } from './gitbook-lines.ts'
import { mathLines } from './math-lines.ts'
import { mkdocsLines } from './mkdocs-lines.ts'
import { DEEPEST, Refused } from './nest.ts'
import { tagNodes, tagSyntax } from './tags.ts'

/** A thematic break has signs of lists, one behind the other, but holds nothing. */
const MARKS = /^(?![\s*-]*$)(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))+/
const MARK = />|[-*+]|\d+[.)]/g
const NOTE = /^[ \t>]*:{3,}(.*)$/

/**
 * Throws Refused where quotes, lists or notes stand within each other deeper than anybody writes:
 * the time to parse them grows faster than their number.
 */
function assertShallowLines(text: string): void {
  const isCode = codeLines()
  let notes = 0
  for (const [index, line] of text.split('\n').entries()) {
    if (isCode(line)) continue
    const name = NOTE.exec(line)?.[1]?.trim()
    if (name === '') notes = Math.max(0, notes - 1)
    else if (name !== undefined) notes++
    const marks = MARKS.exec(line)?.[0].match(MARK)?.length ?? 0
    if (Math.max(marks, notes) > DEEPEST) throw Refused.tooDeep(index + 1)
  }
}

const FENCE = /^ *(`{3,}|~{3,}) *([^\s`]*)/

/**
 * Fences of `mdx-code-block` without their marks: what they hold is of the page itself. Lines stay
 * where they are; other code stays as it is.
 */
function mdxLines(text: string): string {
  /** The mark that ends the code, and the one that ends what is of the page. */
  let [code, page] = ['', '']
  return text
    .split('\n')
    .map((line) => {
      const [, mark = '', info] = FENCE.exec(line) ?? []
      const ends = (open: string) => open !== '' && mark.startsWith(open) && line.trim() === mark
      if (code) {
        if (ends(code)) code = ''
      } else if (ends(page)) {
        page = ''
        return ''
      } else if (info === 'mdx-code-block') {
        page = mark
        return ''
      } else code = mark
      return line
    })
    .join('\n')
}

const KINDS = [
  ...ADMONITION_KINDS,
  'success',
  'secondary',
  'important',
  'warn',
  'details',
  'code-group',
].join('|')
const OPENING = new RegExp(`^([ \\t>]*:{3,})[ \\t]*(${KINDS})(?![a-z\\[{])[ \\t]*(.*\\S)?[ \\t]*$`)

/**
 * `:::note Title` as `:::note[Title]`, which the syntax of directives knows. Lines stay where they
 * are; code stays as it is.
 */
function admonitionLines(text: string): string {
  const isCode = codeLines()
  return text
    .split('\n')
    .map((line) => {
      if (isCode(line)) return line
      const [, colons, kind, title] = OPENING.exec(line) ?? []
      if (!colons || !kind) return line
      return `${colons}${kind}${title ? `[${title.replace(/[[\]]/g, '\\$&')}]` : ''}`
    })
    .join('\n')
}

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
