/** Returns a message for a link or an unclosed backtick in plain text, which supports only `code` in backticks. */
export function plainWordsProblem(text: string | undefined): string | undefined {
  if (!text) return undefined
  const link = text.match(/\[[^[\]]+\]\([^()]*\)/)?.[0]
  if (link) return `“${link}” is shown as it stands: links work only in the body of a page.`
  if ((text.match(/`/g)?.length ?? 0) % 2 === 1) {
    return 'A backtick ` is left open: put one before and one after the code.'
  }
  return undefined
}
