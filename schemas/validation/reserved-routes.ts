import { localeConfig, locales, translations } from '../locales.ts'

/** First segments of addresses that the site itself answers; a page below one is never reached. */
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

/** The reserved first segment of a path, if it starts with one. Upper and lower case are alike. */
export function reservedSegment(path: string): string | undefined {
  const first = path.split('/')[0]?.toLowerCase()
  return RESERVED_SEGMENTS.find((segment) => segment === first)
}
