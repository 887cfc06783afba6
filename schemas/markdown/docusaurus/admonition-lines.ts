import { ADMONITION_KINDS } from '../../../blocks/admonition/model.ts'
import { codeLines } from './code-lines.ts'

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
export function admonitionLines(text: string): string {
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
