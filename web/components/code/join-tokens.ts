export interface Token {
  content: string
  color?: string
}

/** Classes for colours of the theme; other colours become the text's colour. */
const classes: Record<string, string> = {
  keyword: 'k',
  string: 's',
  'string-expression': 's',
  constant: 'n',
  comment: 'c',
  function: 'f',
  parameter: 'p',
}

/** Lines of tokens as HTML; neighbours of one class share one element, to keep pages small. */
export function joinTokens(lines: readonly (readonly Token[])[]): string {
  return lines.map(joinLine).join('\n')
}

function joinLine(line: readonly Token[]): string {
  const parts: { name: string; text: string }[] = []
  for (const token of line) {
    const name = tokenClass(token.color)
    const last = parts.at(-1)
    if (last && (last.name === name || token.content.trim() === '')) last.text += token.content
    else parts.push({ name, text: token.content })
  }
  return parts
    .map(({ name, text }) => (name ? `<i class=${name}>${escapeHtml(text)}</i>` : escapeHtml(text)))
    .join('')
}

function tokenClass(color: string | undefined): string {
  const name = color?.match(/--token-([a-z-]+)/)?.[1]
  return (name && classes[name]) ?? ''
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
