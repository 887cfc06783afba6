const FENCE = /^[ \t>]*(`{3,}(?![^`]*`)|~{3,})/

/** Returns a function that tells for each line of a text, called in order, whether it is code or a fence. */
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
