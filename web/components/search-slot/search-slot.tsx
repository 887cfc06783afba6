import type { Locale } from '../../locales.ts'

/** Where the search button stands. */
export function SearchSlot(_: { locale: Locale; version: string }) {
  return null
}
