const TARGET =
  /^<Redirect\s+to=(?:\{\s*(?:useBaseUrl\(\s*)?)?(["'`])([^"'`]*)\1(?:\s*\))?\s*\}?\s*(?:\/>|>\s*<\/Redirect>)$/

/** The target of a page that only renders `<Redirect to="…" />`; undefined for any other page. */
export function redirectTarget(text: string): { to: string; line: number } | undefined {
  // Skips the parsing for most pages.
  if (!text.includes('<Redirect')) return undefined
  const shown = text
    .replace(/^\uFEFF?---[ \t]*\r?\n.*?\n---[ \t]*(?=\r?\n|$)/s, '')
    .replace(/^import\s[^;\n]*["'][^"'\n]+["'];?[ \t]*$/gm, '')
    .replace(/^export\s+default\s+function\s+\w*\s*\(\)\s*\{\s*return\s*\(?|\)?;?\s*\}\s*$/g, '')
    .trim()
  const to = TARGET.exec(shown)?.[2]
  if (!to) return undefined
  return { to, line: text.slice(0, text.indexOf('<Redirect')).split('\n').length }
}
