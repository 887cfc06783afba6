const LETTERS: Record<string, string> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  nbsp: ' ',
  copy: '©',
}

/** The words of markup. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+);/g, (whole, name: string) => LETTERS[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
}
