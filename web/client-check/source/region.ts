/** Begins what has a body: a function, a class, a method. */
const HEADER =
  /\b(?:def|func|function|fn|fun|sub|class|interface|impl|public|private|protected|internal|async|static|export|override|void)\b|=>\s*[{(]?\s*$|\)\s*\{\s*$/
/** No header is longer, in characters. */
const LONGEST = 2000
/** How many lines of a function may stand before the call and after it. */
const BEFORE = 120
const AFTER = 60
/** How many lines belong to a call where several stand together. */
const STATEMENT = 12

export interface Region {
  /** Numbers of lines from 0, the last one not included. */
  from: number
  to: number
}

/**
 * The lines that speak of the call at `at`: its function, or its statement where there is none or the
 * function makes other calls too, which begin at `others`.
 */
export function regionOf(lines: readonly string[], at: number, others: readonly number[]): Region {
  const body = functionOf(lines, at) ?? paragraphOf(lines, at)
  const inside = others.filter((line) => line !== at && line >= body.from && line < body.to)
  if (inside.length === 0) return body
  const next = Math.min(body.to, ...inside.filter((line) => line > at))
  const blank = lines.findIndex((line, index) => index > at && line.trim() === '')
  const to = Math.min(next, at + STATEMENT, blank < 0 ? next : blank)
  return { from: at, to: Math.max(to, at + 1) }
}

function functionOf(lines: readonly string[], at: number): Region | undefined {
  const own = indentOf(lines[at] ?? '')
  for (let index = at - 1; index >= 0 && index >= at - BEFORE; index -= 1) {
    const line = lines[index] ?? ''
    if (line.trim() === '' || indentOf(line) >= own || line.length > LONGEST) continue
    if (!HEADER.test(line)) continue
    return { from: index, to: endOf(lines, at, indentOf(line)) }
  }
  return undefined
}

function endOf(lines: readonly string[], at: number, indent: number): number {
  let to = at + 1
  while (to < lines.length && to < at + AFTER) {
    const line = lines[to] ?? ''
    if (line.trim() !== '' && indentOf(line) <= indent) break
    to += 1
  }
  return to
}

/** What stands between empty lines. */
function paragraphOf(lines: readonly string[], at: number): Region {
  let from = at
  while (from > 0 && from > at - STATEMENT && (lines[from - 1] ?? '').trim() !== '') from -= 1
  let to = at + 1
  while (to < lines.length && to < at + STATEMENT && (lines[to] ?? '').trim() !== '') to += 1
  return { from, to }
}

const indentOf = (line: string): number => line.length - line.trimStart().length
