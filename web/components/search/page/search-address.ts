import type { Locale } from '../../../config/locales.ts'
import { searchHref } from '../../../config/paths.ts'

/** The state in the address of the results page. */
export interface SearchAddress {
  query: string
  /** Sections of the site that results are limited to. */
  sections: string[]
  /** Kinds that results are limited to. */
  types: string[]
  /** A version other than the reader's. */
  version?: string | undefined
}

export function readSearchAddress(search: string): SearchAddress {
  const parameters = new URLSearchParams(search)
  return {
    query: parameters.get('q') ?? '',
    sections: parameters.getAll('section'),
    types: parameters.getAll('type'),
    version: parameters.get('version') ?? undefined,
  }
}

export function searchAddressHref(locale: Locale, address: SearchAddress): string {
  const { query, sections, types, version } = address
  const parameters = new URLSearchParams()
  if (query) parameters.set('q', query)
  for (const section of sections) parameters.append('section', section)
  for (const type of types) parameters.append('type', type)
  if (version) parameters.set('version', version)
  return parameters.size > 0 ? `${searchHref(locale)}?${parameters}` : searchHref(locale)
}
