const FENCE = /^[ \t>]*(`{3,}(?![^`]*`)|~{3,})/

/** Tells of each line of a text, asked in order, whether it is code or the mark at its ends. */
export function codeLines(): (line: string) => boolean {
  let fence = ''
  return (line) => {
    const mark = FENCE.exec(line)?.[1]
    if (!fence) {
      fence = mark ?? ''
      return mark !== undefined
    }
    if (mark?.startsWith(fence) && line.trim().endsWith(mark)) fence = ''
    return true
  }
}
