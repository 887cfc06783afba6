type Line = string | readonly Line[] | false | undefined

/** Joins lines of code, without those that do not apply. */
export const codeLines = (...lines: readonly Line[]): string => applying(lines).join('\n')

function applying(lines: readonly Line[]): string[] {
  return lines.flatMap((line) => {
    if (line === false || line === undefined) return []
    return typeof line === 'string' ? [line] : applying(line)
  })
}

/** Indents all lines of `text`. */
export const indentLines = (text: string, space: string): string =>
  text.replaceAll(/^(?=.)/gm, space)
