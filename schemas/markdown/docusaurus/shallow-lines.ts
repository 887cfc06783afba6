import { codeLines } from './code-lines.ts'
import { DEEPEST, Refused } from './nest.ts'

/** A thematic break has signs of lists, one behind the other, but holds nothing. */
const MARKS = /^(?![\s*-]*$)(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))+/
const MARK = />|[-*+]|\d+[.)]/g
const NOTE = /^[ \t>]*:{3,}(.*)$/

/**
 * Throws Refused where quotes, lists or notes stand within each other deeper than anybody writes:
 * the time to parse them grows faster than their number.
 */
export function assertShallowLines(text: string): void {
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
