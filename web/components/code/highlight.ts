import {
  type BundledLanguage,
  bundledLanguages,
  createCssVariablesTheme,
  createHighlighterCoreSync,
  createJavaScriptRegexEngine,
} from 'shiki'
import { joinTokens } from './join-tokens.ts'

const theme = createCssVariablesTheme({ name: 'tokens', variablePrefix: '--' })

// One highlighter per process. The WebAssembly engine finds the same tokens, but grows to 60 MB and never releases
// them.
const shiki = createHighlighterCoreSync({
  themes: [theme],
  langs: [],
  engine: createJavaScriptRegexEngine(),
})

/** Languages that shiki knows by another name. */
const aliases: Partial<Record<string, BundledLanguage>> = {
  golang: 'go',
  n4js: 'javascript',
  nodejs: 'javascript',
}

const loaded = new Set<BundledLanguage>()
/** Requested languages that are not loaded yet. */
const wanted = new Set<BundledLanguage>()

/** Capacity of the cache, in characters of code and its HTML. */
const KEPT = 4_000_000
const kept = new Map<string, string>()
let size = 0

/**
 * `code` as HTML with short classes for its tokens. Unknown languages stay plain, as do those that are not loaded yet:
 * `renderWithLanguages` loads them.
 */
export function highlight(code: string, language: string): string {
  const lang = bundledLanguage(language.toLowerCase())
  if (lang && !loaded.has(lang)) wanted.add(lang)
  const known = lang && loaded.has(lang) ? lang : 'text'
  const key = `${known}\n${code}`
  const before = kept.get(key)
  if (before !== undefined) return before
  const { tokens } = shiki.codeToTokens(code, { lang: known, theme: 'tokens' })
  const html = joinTokens(tokens)
  keep(key, html)
  return html
}

/** The result of `draw`, repeated until every language that it highlights is loaded. */
export async function renderWithLanguages<Drawn>(draw: () => Drawn): Promise<Drawn> {
  for (;;) {
    const drawn = draw()
    if (wanted.size === 0) return drawn
    const missing = [...wanted]
    wanted.clear()
    for (const lang of missing) {
      await shiki.loadLanguage(bundledLanguages[lang])
      loaded.add(lang)
    }
  }
}

function keep(key: string, html: string): void {
  kept.set(key, html)
  size += key.length + html.length
  for (const [oldest, value] of kept) {
    if (size <= KEPT) return
    kept.delete(oldest)
    size -= oldest.length + value.length
  }
}

function bundledLanguage(language: string): BundledLanguage | undefined {
  const name = aliases[language] ?? language
  return isBundled(name) ? name : undefined
}

function isBundled(language: string): language is BundledLanguage {
  return Object.hasOwn(bundledLanguages, language)
}
