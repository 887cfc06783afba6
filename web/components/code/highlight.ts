import {
  type BundledLanguage,
  bundledLanguages,
  createCssVariablesTheme,
  createHighlighterCoreSync,
  createJavaScriptRegexEngine,
} from 'shiki'
import { joinTokens } from './join-tokens.ts'

const theme = createCssVariablesTheme({ name: 'tokens', variablePrefix: '--' })

// One for the process. The other engine, of WebAssembly, finds the same tokens and never gives back the 60 MB that it
// comes to need.
const shiki = createHighlighterCoreSync({
  themes: [theme],
  langs: [],
  engine: createJavaScriptRegexEngine(),
})

/** Languages of writers that shiki knows by another name. */
const aliases: Partial<Record<string, BundledLanguage>> = {
  golang: 'go',
  n4js: 'javascript',
  nodejs: 'javascript',
}

const loaded = new Set<BundledLanguage>()
/** Languages that were met and are not loaded yet. */
const wanted = new Set<BundledLanguage>()

/** Characters of code whose HTML is kept, the code itself among them. */
const KEPT = 4_000_000
const kept = new Map<string, string>()
let size = 0

/**
 * `code` as HTML, its tokens marked with short classes; unknown languages come back plain, and those that are not
 * loaded yet as well: `drawWithLanguages` loads them.
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

/** What `draw` returns, once every language that it highlights is loaded. */
export async function drawWithLanguages<Drawn>(draw: () => Drawn): Promise<Drawn> {
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
