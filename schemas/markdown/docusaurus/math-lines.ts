import { codeLines } from './code-lines.ts'

/** Marks inline code as TeX until it is read; a private-use character, which no source contains. */
export const FORMULA = '\uE000'

/**
 * Rewrites formulas between dollar signs, and blocks between `$$` lines, to code that begins with FORMULA, so that
 * Markdown ignores their signs. Line numbers stay the same.
 */
export function mathLines(text: string): string {
  if (!text.includes('$')) return text
  const isCode = codeLines()
  const lines = text.split('\n')
  const out: string[] = []
  /** Index of the line with the opening `$$` of a block. */
  let open: number | undefined
  for (const [index, line] of lines.entries()) {
    const isEdge = line.trim() === '$$'
    if (open !== undefined) {
      out.push('')
      if (!isEdge) continue
      const tex = lines.slice(open + 1, index).map((one) => one.trim())
      out[index] = code(tex.join(' ').trim())
      open = undefined
    } else if (isCode(line)) out.push(line)
    else if (isEdge) open = out.push('') - 1
    else out.push(line.includes('$') ? inLine(line) : line)
  }
  // A block without an end is no formula.
  return [...out.slice(0, open), ...(open === undefined ? [] : lines.slice(open))].join('\n')
}

/** Visits each character at most twice, so that long lines take linear time. */
function inLine(line: string): string {
  const ends = endsOfCode(line)
  let out = ''
  for (let at = 0; at < line.length; ) {
    const end = ends.get(at) ?? endOfFormula(line, at)
    if (end === undefined) out += line[at++]
    else {
      const part = line.slice(at, end)
      out += part.startsWith('$') ? code(part.replace(/^\$\$?|\$\$?$/g, '').trim()) : part
      at = end
    }
  }
  return out
}

/** Returns the end of each inline code by its start. */
function endsOfCode(line: string): Map<number, number> {
  const ends = new Map<number, number>()
  const open = new Map<number, number>()
  let free = 0
  for (const { 0: ticks, index } of line.matchAll(/`+/g)) {
    const start = open.get(ticks.length)
    if (start === undefined || start < free) open.set(ticks.length, index)
    else {
      free = index + ticks.length
      ends.set(start, free)
      open.delete(ticks.length)
    }
  }
  return ends
}

/** Returns the end of a formula at `at`: `$$x$$`, or `$x^2$` with a sign of TeX in it; undefined if there is none. */
function endOfFormula(line: string, at: number): number | undefined {
  if (line[at] !== '$' || /[\\$\w]/.test(line[at - 1] ?? '')) return undefined
  const mark = line[at + 1] === '$' ? '$$' : '$'
  const start = at + mark.length
  const close = line.indexOf(mark, start)
  if (close <= start) return undefined
  const end = close + mark.length
  const tex = line.slice(start, close)
  if (tex.includes('`') || /[\d$]/.test(line[end] ?? '')) return undefined
  const isTex = mark === '$$' || (tex === tex.trim() && /[\\^_{]/.test(tex))
  return isTex ? end : undefined
}

const code = (tex: string): string => (tex === '' ? '' : `\`${FORMULA}${tex}\``)
