export interface MarkedCode {
  /** The code without the comments that mark lines. */
  code: string
  /** Numbers of the highlighted lines, from 1, ascending. */
  marked: number[]
}

const WORDS = '(highlight-next-line|highlight-start|highlight-end)'

/** A line with only the marker comment, in any language's comment syntax. */
const COMMENTS = [
  String.raw`(?://|#|--|;|%|'|REM\s)\s*${WORDS}`,
  String.raw`/\*+\s*${WORDS}\s*\*/`,
  String.raw`\{\s*/\*+\s*${WORDS}\s*\*/\s*\}`,
  String.raw`<!--\s*${WORDS}\s*-->`,
  String.raw`\(\*\s*${WORDS}\s*\*\)`,
].map((comment) => new RegExp(`^\\s*${comment}\\s*$`))

/**
 * Removes `highlight-next-line`, `highlight-start` and `highlight-end` from `code` and marks their lines together with
 * `lines`: `1,3-5` counts lines of the remaining code.
 */
export function markedLines(code: string, lines = ''): MarkedCode {
  const marked = new Set(lineNumbers(lines))
  const kept: string[] = []
  let next = false
  let inside = false
  for (const line of code.split('\n')) {
    const word = magicWord(line)
    if (word === 'highlight-next-line') next = true
    else if (word) inside = word === 'highlight-start'
    else {
      kept.push(line)
      if (next || inside) marked.add(kept.length)
      next = false
    }
  }
  return {
    code: kept.join('\n'),
    marked: [...marked].filter((line) => line <= kept.length).sort((a, b) => a - b),
  }
}

/** `1,3-5` as 1, 3, 4, 5; parts that are no number are skipped. */
function lineNumbers(lines: string): number[] {
  return lines.split(',').flatMap((part) => {
    const [, first, last = first] = /^\s*(\d{1,4})(?:\s*-\s*(\d{1,4}))?\s*$/.exec(part) ?? []
    if (first === undefined) return []
    const length = Math.max(0, Number(last) - Number(first) + 1)
    return Array.from({ length }, (_, index) => Number(first) + index)
  })
}

function magicWord(line: string): string | undefined {
  if (!line.includes('highlight-')) return undefined
  for (const comment of COMMENTS) {
    const word = comment.exec(line)?.[1]
    if (word) return word
  }
  return undefined
}
