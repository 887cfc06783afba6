const FENCE = /^ *(`{3,}|~{3,}) *([^\s`]*)/

/**
 * Fences of `mdx-code-block` without their marks: what they hold is of the page itself. Lines stay
 * where they are; other code stays as it is.
 */
export function mdxLines(text: string): string {
  /** The mark that ends the code, and the one that ends what is of the page. */
  let [code, page] = ['', '']
  return text
    .split('\n')
    .map((line) => {
      const [, mark = '', info] = FENCE.exec(line) ?? []
      const ends = (open: string) => open !== '' && mark.startsWith(open) && line.trim() === mark
      if (code) {
        if (ends(code)) code = ''
      } else if (ends(page)) {
        page = ''
        return ''
      } else if (info === 'mdx-code-block') {
        page = mark
        return ''
      } else code = mark
      return line
    })
    .join('\n')
}
