import { codeLines } from './code-lines.ts'

/** Stands before TeX in the code that a formula is until it is read; no keyboard has it. */
export const FORMULA = '\uE000'

/** `$$x$$`, or `$x$` with a sign of TeX in it and nothing in front that makes it an amount. */
const IN_LINE =
  /(`+)[^`].*?\1(?!`)|\$\$([^$`]+)\$\$|(?<![\\$\w])\$(?=\S)([^$`]*[\\^_{][^$`]*)(?<=\S)\$(?![\d$])/g

/**
 * Formulas between dollar signs, and those on lines of their own between `$$`, as code that begins with
 * FORMULA: no sign in them is Markdown's. Lines stay where they are.
 */
export function mathLines(text: string): string {
  if (!text.includes('$')) return text
  const isCode = codeLines()
  /** The lines of a formula so far, where one is open. */
  let open: string[] | undefined
  const lines = text.split('\n')
  const out = lines.map((line, index) => {
    if (open) {
      if (line.trim() !== '$$') {
        open.push(line.trim())
        return ''
      }
      const tex = open.join(' ').trim()
      open = undefined
      return tex === '' || tex.includes('`') ? line : code(tex)
    }
    if (isCode(line)) return line
    if (line.trim() === '$$' && lines.slice(index + 1).some((one) => one.trim() === '$$')) {
      open = []
      return ''
    }
    return line.replace(IN_LINE, (whole, ticks?: string, two?: string, one?: string) =>
      ticks ? whole : code((two ?? one ?? '').trim()),
    )
  })
  return out.join('\n')
}

const code = (tex: string): string => `\`${FORMULA}${tex}\``
