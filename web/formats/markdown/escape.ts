/** Line endings of Markdown, and of other software that displays it (CommonMark 0.31, 2.1; Unicode, UAX #14). */
const LINE_END = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g

/** Escapes plain text so that Markdown shows it unchanged, on one line. */
export function escapeText(text: string): string {
  const line = escapeSigns(text.replace(LINE_END, ' ')).trimEnd()
  // A trailing `#` would be read as the closing sequence of a heading.
  return line.endsWith('#') ? `${line.slice(0, -1)}\\#` : line
}

/** Escapes plain text and keeps its lines. */
export const escapeLines = (text: string): string => escapeSigns(text.replace(LINE_END, '\n'))

function escapeSigns(text: string): string {
  return (
    text
      .replace(/[\\`*[\]~]|&(?=#?\w+;)/g, String.raw`\$&`)
      // A preceding bare URL would include a backslash and leave the tag; an entity is safe.
      .replaceAll('<', '&lt;')
      // An underscore inside a word needs no escape: order_link_id.
      .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, String.raw`\_`)
  )
}

/**
 * Keeps lines of Markdown in one paragraph: no line may start a heading, list, quote, rule, table or directive, and
 * none may be empty, which would end the paragraph.
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

/** Escapes the start of a trimmed line that Markdown would read as the start of a block. */
const escapeStart = (line: string): string =>
  line.replace(/^[#>+=|:-]/, String.raw`\$&`).replace(/^(\d{1,9})([.)])/, String.raw`$1\$2`)

/** Escapes plain text inside an HTML element of Markdown, where backslashes escape nothing. */
export function escapeElement(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\s+/g, ' ')
}

/**
 * `text` as inline code, with any backticks in it. Blank text gets no backticks, as they would pair with later ones.
 * Line endings become spaces: an empty line would end the code, and the rest would be HTML.
 */
export function inlineCode(written: string): string {
  const text = written.replace(LINE_END, ' ')
  if (text.trim() === '') return text
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  if (longest === 0) return `\`${text}\``
  const fence = '`'.repeat(longest + 1)
  return `${fence} ${text} ${fence}`
}

/** Text of the lake, with `code` in backticks, on one line that starts no block. */
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
