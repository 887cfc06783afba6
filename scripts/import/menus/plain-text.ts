const LETTERS: Record<string, string> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  nbsp: ' ',
  copy: '©',
}

/** The text of HTML without tags. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+);/g, (whole, name: string) => LETTERS[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
}
