const TARGET =
  /^<Redirect\s+to=(?:\{\s*(?:useBaseUrl\(\s*)?)?(["'`])([^"'`]*)\1(?:\s*\))?\s*\}?\s*(?:\/>|>\s*<\/Redirect>)$/

/** Where a page leads that shows nothing but `<Redirect to="…" />`; undefined for any other. */
export function redirectTarget(text: string): { to: string; line: number } | undefined {
  // Most pages need no closer look.
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
