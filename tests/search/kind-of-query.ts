import type { Locale } from '../../web/config/locales.ts'

const SHORT = { en: 3, 'zh-TW': 8 } satisfies Record<Locale, number>

/** The kind of a query by its form, for tables without kinds. */
export function kindOfQuery({ q, locale }: { q: string; locale: Locale }): string {
  if (/[\w}]\/[\w{]|^\//.test(q)) return 'path'
  if (/(?<!\d)-?\d{4,7}(?!\d|\s*[年月])/.test(q)) return 'code'
  if (/^\S*([a-z\d][A-Z]|\w[._[\]]\w)\S*$/.test(q)) return 'parameter'
  if (/^[A-Z]{2,5}$/.test(q)) return 'abbreviation'
  const length = locale === 'en' ? q.trim().split(/\s+/).length : q.length
  return length > SHORT[locale] ? 'long question' : 'short'
}
