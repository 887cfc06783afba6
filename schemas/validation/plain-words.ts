/** What plain words with `code` in backticks may not hold: links, and a backtick left open. */
export function plainWordsProblem(text: string | undefined): string | undefined {
  if (!text) return undefined
  const link = text.match(/\[[^[\]]+\]\([^()]*\)/)?.[0]
  if (link) return `“${link}” is shown as it stands: links work only in the body of a page.`
  if ((text.match(/`/g)?.length ?? 0) % 2 === 1) {
    return 'A backtick ` is left open: put one before and one after the code.'
  }
  return undefined
}
