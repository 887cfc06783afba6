import { codeLines } from './code-lines.ts'

const OPENING = /^(!!!|\?\?\?\+?|===)[ \t]+([a-z]+(?:[ \t]+[a-z-]+)*)?[ \t]*(?:"(.*)")?[ \t]*$/
/** Number of columns by which MkDocs indents the content of such a line. */
const INDENT = 4
/** Colons of the outermost container; each nested one has one less. */
const MOST = 16

interface OpenBlock {
  indent: number
  colons: string
}

/**
 * Rewrites MkDocs' indented blocks (`!!! note "Title"`, the fold `??? note`, the tab `=== "Go"`) to colon containers.
 * Line numbers stay the same: a container ends in the empty line behind it, and adds a line only if there is none.
 */
export function mkdocsLines(text: string): string {
  if (!/^(?:!!!|\?\?\?|===)/m.test(text)) return text
  const isCode = codeLines()
  const lines = text.split('\n')
  const out: string[] = []
  const open: OpenBlock[] = []
  const close = (indent: number) => {
    const first = open.findIndex((one) => one.indent > indent)
    // Closing the outermost container also closes those within it.
    const [outermost] = first < 0 ? [] : open.splice(first)
    if (!outermost) return
    if (out.at(-1)?.trim() === '') out.pop()
    out.push(outermost.colons)
  }
  for (const [index, line] of lines.entries()) {
    const indent = indentOf(line)
    const code = isCode(line.trimStart())
    if (line.trim() !== '') close(indent)
    const inner = line.slice(Math.min(open.at(-1)?.indent ?? 0, indent))
    const start = code || open.length > MOST - 4 ? undefined : containerOf(inner)
    const next = start && lines.slice(index + 1, index + 9).find((one) => one.trim() !== '')
    if (next !== undefined && indentOf(next) >= indent + INDENT) {
      const colons = ':'.repeat(MOST - open.length)
      open.push({ indent: indent + INDENT, colons })
      out.push(`${colons}${start}`)
    } else out.push(inner)
  }
  close(-1)
  return out.join('\n')
}

const indentOf = (line: string): number => line.length - line.trimStart().length

function containerOf(line: string): string | undefined {
  const [, sign = '', said = '', title] = OPENING.exec(line) ?? []
  const [kind = ''] = said.split(/\s/)
  const named = (name: string, words: string | undefined) =>
    words ? `${name}{title="${words.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"}` : name
  if (sign === '===') return title && kind === '' ? named('tab', title) : undefined
  if (kind === '') return undefined
  return sign === '!!!' ? named(kind, title) : named('details', title ?? kind)
}
