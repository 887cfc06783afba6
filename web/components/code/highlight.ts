import 'server-only'
import { cacheLife } from 'next/cache'
import {
  type BundledLanguage,
  bundledLanguages,
  createCssVariablesTheme,
  createHighlighter,
  createJavaScriptRegexEngine,
} from 'shiki'
import { joinTokens } from './join-tokens.ts'

const theme = createCssVariablesTheme({ name: 'tokens', variablePrefix: '--' })

// One for the process; languages are loaded when first met. The other engine, of WebAssembly, finds the
// same tokens and never gives back the 60 MB that it comes to need.
const highlighter = createHighlighter({
  themes: [theme],
  langs: ['json'],
  engine: createJavaScriptRegexEngine(),
})

/** Languages of writers that shiki knows by another name. */
const aliases: Partial<Record<string, BundledLanguage>> = {
  golang: 'go',
  n4js: 'javascript',
  nodejs: 'javascript',
}

/** `code` as HTML, its tokens marked with short classes; unknown languages come back plain. */
export async function highlight(code: string, language: string): Promise<string> {
  'use cache'
  cacheLife('max')
  const shiki = await highlighter
  const lang = bundledLanguage(language.toLowerCase())
  if (lang) await shiki.loadLanguage(lang)
  const { tokens } = shiki.codeToTokens(code, { lang: lang ?? 'text', theme: 'tokens' })
  return joinTokens(tokens)
}

function bundledLanguage(language: string): BundledLanguage | undefined {
  const name = aliases[language] ?? language
  return isBundled(name) ? name : undefined
}

function isBundled(language: string): language is BundledLanguage {
  return Object.hasOwn(bundledLanguages, language)
}
