import 'server-only'
import { cacheLife } from 'next/cache'
import {
  type BundledLanguage,
  bundledLanguages,
  createCssVariablesTheme,
  createHighlighter,
} from 'shiki'
import { joinTokens } from './join-tokens.ts'

const theme = createCssVariablesTheme({ name: 'tokens', variablePrefix: '--' })

// One for the process; languages are loaded when first met.
const highlighter = createHighlighter({ themes: [theme], langs: ['json'] })

/** `code` as HTML, its tokens marked with short classes; unknown languages come back plain. */
export async function highlight(code: string, language: string): Promise<string> {
  'use cache'
  cacheLife('max')
  const shiki = await highlighter
  const known = isBundled(language)
  if (known) await shiki.loadLanguage(language)
  const { tokens } = shiki.codeToTokens(code, { lang: known ? language : 'text', theme: 'tokens' })
  return joinTokens(tokens)
}

function isBundled(language: string): language is BundledLanguage {
  return Object.hasOwn(bundledLanguages, language)
}
