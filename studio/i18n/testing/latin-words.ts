/** Names, which are the same in every language: of products, formats, standards, and of what code calls things. */
const NAMES = [
  ...['API', 'REST', 'WebSocket', 'HTTP', 'HTTPS', 'URL', 'JSON', 'OpenAPI', 'AsyncAPI', 'XLIFF'],
  ...['Markdown', 'YAML', 'TOML', 'INI', 'SQL', 'XML', 'GROQ', 'UTF-8', 'diff', 'curl'],
  ...['Python', 'Go', 'Java', 'JavaScript', 'TypeScript', 'PHP', 'Ruby', 'Rust', 'Kotlin'],
  ...['Swift', 'Shell', 'Node.js', 'Sanity', 'Studio', 'Vision', 'Typesense'],
  ...['GET', 'POST', 'PUT', 'DELETE', 'CSV', 'CDN', 'UTC'],
  // What is written on keys.
  ...['Alt', 'Ctrl', 'Shift', 'Enter', 'Delete', 'F2'],
  // A language is named in its own.
  'English',
]

/** What stands in code, addresses, paths and quotes is named, not said. */
const QUOTED = /`[^`]*`|「[^」]*」|https?:[\x21-\x7e]+|\{[^}]*\}|#[\w-]+|\/?[\w.-]+(?:\/[\w.-]+)+/g

/** The Latin words of two letters and more in a text that are no names. */
export function latinWords(text: unknown): string[] {
  if (typeof text !== 'string') return []
  const words = text.replace(QUOTED, ' ').match(/[A-Za-z][A-Za-z0-9.-]*[A-Za-z0-9]/g) ?? []
  return words.filter((word) => !NAMES.includes(word))
}
