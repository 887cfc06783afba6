import { localeConfig, locales, translations } from '../locales.ts'

/** First path segments of the site's own routes; a page below one could never be reached. */
export const RESERVED_SEGMENTS: readonly string[] = [
  'search',
  'breaks-me',
  'feedback',
  'api',
  'api-surface.json',
  ...locales.map((locale) => locale.toLowerCase()),
  ...translations.map((locale) => localeConfig[locale].prefix.toLowerCase()),
  'images',
  'md',
  'facts',
  'schemas',
  'specs',
  'mcp',
  'skill',
  'llms',
  'llms.txt',
  'llms-full',
  'llms-full.txt',
  'console',
  'error-codes',
  'preview',
  'og',
  'sitemap',
  'page-not-found',
  'vitals.js',
  'enhancements',
  'speculation-rules.json',
]

/** Returns the reserved segment with which a path starts, if any; ignores case. */
export function reservedSegment(path: string): string | undefined {
  const first = path.split('/')[0]?.toLowerCase()
  return RESERVED_SEGMENTS.find((segment) => segment === first)
}
