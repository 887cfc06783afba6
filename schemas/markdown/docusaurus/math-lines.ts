import { codeLines } from './code-lines.ts'

/** Stands before TeX in the code that a formula is until it is read; no keyboard has it. */
export const FORMULA = '\uE000'

/**
 * Formulas between dollar signs, and those on lines of their own between `$$`, as code that begins with
 * FORMULA: no sign in them is Markdown's. Lines stay where they are.
 */
export function mathLines(text: string): string {
  if (!text.includes('$')) return text
  const isCode = codeLines()
  const lines = text.split('\n')
  const out: string[] = []
  /** The line, from 0, at which a formula on lines of its own begins. */
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
  // One that never ends is none.
  return [...out.slice(0, open), ...(open === undefined ? [] : lines.slice(open))].join('\n')
}

/** Each sign is looked at once or twice, however long the line. */
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

/** Where each piece of code in backticks ends, by where it begins. */
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

/** Where a formula ends that begins at `at`: `$$x$$`, or `$x^2$` with a sign of TeX in it. */
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
