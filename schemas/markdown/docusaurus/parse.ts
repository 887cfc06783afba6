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
import { MAX_NESTING, UnsupportedContentError } from './nest-elements.ts'
import { tagNodes, tagSyntax } from './tags.ts'

/** Matches nested quote and list signs; a thematic break consists of the same signs, but contains nothing. */
const MARKS = /^(?![\s*-]*$)(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))+/
const MARK = />|[-*+]|\d+[.)]/g
const NOTE = /^[ \t>]*:{3,}(.*)$/

/**
 * Throws Refused for unreasonably deep nesting of quotes, lists or admonitions, because the parser takes more than
 * linear time for them.
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
    if (Math.max(marks, notes) > MAX_NESTING) throw UnsupportedContentError.tooDeep(index + 1)
  }
}

const FENCE = /^ *(`{3,}|~{3,}) *([^\s`]*)/

/**
 * Removes the fences of `mdx-code-block`, whose content belongs to the page. Line numbers and other code stay the same.
 */
function mdxLines(text: string): string {
  /** The fence that closes the current code, and the one that closes page content. */
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
 * Rewrites `:::note Title` to `:::note[Title]`, the syntax of remark-directive. Line numbers and code stay the same.
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
    // Docusaurus supports container directives only: "10:30" and "::name" are text.
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
 * Parses Docusaurus Markdown; `text` is the rewritten source to which the positions refer, with the same lines. Throws
 * Refused for unreasonably deep nesting.
 */
export function parseDocusaurus(written: string): { root: Root; text: string } {
  const lines = written.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const text = admonitionLines(mkdocsLines(gitbookLines(mathLines(mdxLines(lines)))))
  assertShallowLines(text)
  return { root: processor.parse(text), text }
}
