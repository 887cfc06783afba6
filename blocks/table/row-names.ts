import { anchorPart } from '../../schemas/field-anchors.ts'
import type { PageText } from '../block/resolve.ts'

/** Returns the names in a cell: its code, if it contains nothing else, or a number such as an error code. */
export function rowNames(cell: readonly PageText[]): string[] {
  const spans = cell.flatMap((block) => block.children)
  const code = spans.filter(({ marks }) => marks.includes('code')).map(({ text }) => text.trim())
  const other = spans.filter(({ marks }) => !marks.includes('code')).map(({ text }) => text)
  const words = other.join('').trim()
  if (code.length === 0) return /^-?\d{4,7}$/.test(words) ? [words] : []
  return /[^\s,/、，]/.test(words) ? [] : code.filter((name) => anchorPart(name) !== '')
}
