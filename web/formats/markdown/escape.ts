/** Plain words as Markdown that shows them as they are. */
export function escapeText(text: string): string {
  return (
    text
      .replace(/[\\`*[\]~]|&(?=#?\w+;)/g, String.raw`\$&`)
      // A bare address before it would take a backslash for its own, and leave a tag.
      .replaceAll('<', '&lt;')
      // Within a word an underscore is only itself: order_link_id.
      .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, String.raw`\_`)
  )
}

/** The beginning of a paragraph that Markdown would read as a heading, list, quote or rule. */
export function escapeStart(markdown: string): string {
  return markdown
    .replace(/^(\s*)([#>+=-])/, String.raw`$1\$2`)
    .replace(/^(\s*\d+)([.)])/, String.raw`$1\$2`)
}

/** Plain words within an element that Markdown hands on as it is, where a backslash escapes nothing. */
export function escapeElement(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\s+/g, ' ')
}

/**
 * `text` as code within a line, whatever backticks it holds. Of none there is no code: its backticks
 * would pair with later ones. An empty line would end the code, and its rest be HTML.
 */
export function inlineCode(written: string): string {
  const text = written.replace(/[\r\n]+/g, ' ')
  if (text === '') return ''
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  if (longest === 0) return `\`${text}\``
  const fence = '`'.repeat(longest + 1)
  return `${fence} ${text} ${fence}`
}

/** Words of the lake, whose `code` is in backticks, in one line. */
export function proseLine(text: string): string {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? inlineCode(part) : escapeText(part)))
    .join('')
    .replace(/(?<!\s)\s*\n\s*/g, ' ')
    .trim()
}
