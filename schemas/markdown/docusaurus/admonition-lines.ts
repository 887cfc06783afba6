import { ADMONITION_KINDS } from '../blocks.ts'

const KINDS = [...ADMONITION_KINDS, 'success', 'secondary', 'important', 'warn'].join('|')
const OPENING = new RegExp(`^([ \\t>]*:{3,})[ \\t]*(${KINDS})(?![a-z\\[{])[ \\t]*(.*\\S)?[ \\t]*$`)
const FENCE = /^[ \t>]*(`{3,}|~{3,})/

/**
 * `:::note Title` as `:::note[Title]`, which the syntax of directives knows. Lines stay where they
 * are; code stays as it is.
 */
export function admonitionLines(text: string): string {
  let fence = ''
  return text
    .split('\n')
    .map((line) => {
      const mark = FENCE.exec(line)?.[1]
      if (fence) {
        if (mark?.startsWith(fence) && line.trim().endsWith(mark)) fence = ''
        return line
      }
      if (mark) {
        fence = mark
        return line
      }
      const [, colons, kind, title] = OPENING.exec(line) ?? []
      if (!colons || !kind) return line
      return `${colons}${kind}${title ? `[${title.replace(/[[\]]/g, '\\$&')}]` : ''}`
    })
    .join('\n')
}
