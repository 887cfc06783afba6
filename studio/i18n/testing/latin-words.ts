/** Names that are the same in every language: products, formats, standards and terms of code. */
const NAMES = [
  ...['API', 'REST', 'WebSocket', 'HTTP', 'HTTPS', 'URL', 'JSON', 'OpenAPI', 'AsyncAPI', 'XLIFF'],
  ...['Markdown', 'YAML', 'TOML', 'INI', 'SQL', 'XML', 'GROQ', 'UTF-8', 'diff', 'curl'],
  ...['Python', 'Go', 'Java', 'JavaScript', 'TypeScript', 'PHP', 'Ruby', 'Rust', 'Kotlin'],
  ...['Swift', 'Shell', 'Node.js', 'Sanity', 'Studio', 'Vision', 'Typesense'],
  ...['GET', 'POST', 'PUT', 'DELETE', 'CSV', 'CDN', 'UTC'],
  // Labels on keys.
  ...['Alt', 'Ctrl', 'Shift', 'Enter', 'Delete', 'F2'],
  // The switch names a language in that language.
  'English',
]

/** Code, addresses, paths and quotations, which are not translated. */
const QUOTED = /`[^`]*`|「[^」]*」|https?:[\x21-\x7e]+|\{[^}]*\}|#[\w-]+|\/?[\w.-]+(?:\/[\w.-]+)+/g

/** Returns the Latin words of at least two letters in a text that are not in `NAMES`. */
export function latinWords(text: unknown): string[] {
  if (typeof text !== 'string') return []
  const words = text.replace(QUOTED, ' ').match(/[A-Za-z][A-Za-z0-9.-]*[A-Za-z0-9]/g) ?? []
  return words.filter((word) => !NAMES.includes(word))
}
