type Line = string | readonly Line[] | false | undefined

/** Lines of code as text; those that do not apply are left out. */
export const codeLines = (...lines: readonly Line[]): string => applying(lines).join('\n')

function applying(lines: readonly Line[]): string[] {
  return lines.flatMap((line) => {
    if (line === false || line === undefined) return []
    return typeof line === 'string' ? [line] : applying(line)
  })
}

/** All lines of `text`, further to the right. */
export const indented = (text: string, space: string): string => text.replaceAll(/^(?=.)/gm, space)
