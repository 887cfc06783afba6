/** What ends a line for a reader of Markdown, or for whoever shows it (CommonMark 0.31, 2.1; Unicode, UAX #14). */
const LINE_END = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g

/** Plain words, in one line, as Markdown that shows them as they are. */
export function escapeText(text: string): string {
  const line = escapeSigns(text.replace(LINE_END, ' ')).trimEnd()
  // At the end of a heading it would close it.
  return line.endsWith('#') ? `${line.slice(0, -1)}\\#` : line
}

/** The same in as many lines as they have. */
export const escapeLines = (text: string): string => escapeSigns(text.replace(LINE_END, '\n'))

function escapeSigns(text: string): string {
  return (
    text
      .replace(/[\\`*[\]~]|&(?=#?\w+;)/g, String.raw`\$&`)
      // A bare address before it would take a backslash for its own, and leave a tag.
      .replaceAll('<', '&lt;')
      // Within a word an underscore is only itself: order_link_id.
      .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, String.raw`\_`)
  )
}

/**
 * Lines of Markdown as one paragraph: none of them begins a heading, list, quote, rule, table or
 * directive, and none is empty, which would end the paragraph.
 */
export function inParagraph(markdown: string): string {
  const lines = markdown.split('\n').map((line) => escapeStart(line.trim()))
  const first = lines.findIndex((line) => line !== '')
  const last = lines.findLastIndex((line) => line !== '')
  if (first === -1) return ''
  return lines
    .slice(first, last + 1)
    .map((line) => (line === '' ? '\\' : line))
    .reduce((whole, line) => `${whole}${whole.endsWith('\n\\') ? '' : '  '}\n${line}`)
}

/** The beginning of a line, without white space, that Markdown would read as the beginning of a block. */
const escapeStart = (line: string): string =>
  line.replace(/^[#>+=|:-]/, String.raw`\$&`).replace(/^(\d{1,9})([.)])/, String.raw`$1\$2`)

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
  const text = written.replace(LINE_END, ' ')
  if (text.trim() === '') return text
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  if (longest === 0) return `\`${text}\``
  const fence = '`'.repeat(longest + 1)
  return `${fence} ${text} ${fence}`
}

/** Words of the lake, whose `code` is in backticks, in one line that begins no block. */
export function proseLine(text: string): string {
  const line = text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? inlineCode(part) : escapeLines(part)))
    .join('')
    .split('\n')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ')
  return escapeStart(line)
}
