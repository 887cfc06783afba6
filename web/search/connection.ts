import { env } from '../config/env.ts'
import { defaultLocale, type Locale } from '../config/locales.ts'
import type { DocsVersion } from '../content/site-layout/site-layout.ts'
import { searchAlias } from './collection.ts'
import { type SearchParameters, searchParameters } from './parameters.ts'

/** The collection of one locale. */
export interface SearchedCollection {
  name: string
  parameters: Omit<SearchParameters, 'filter_by'>
  /** The filter for each version, by the version's name. */
  filters: Record<string, string>
}

/** The data that a browser needs to search; all of it is public. */
export interface SearchConnection {
  url: string
  searchKey: string
  own: SearchedCollection
  /** The collection to search when the locale's does not answer. */
  fallback?: SearchedCollection
}

/** The connection for a locale, which the server passes to the search components. */
export function searchConnection(
  locale: Locale,
  versions: readonly Pick<DocsVersion, 'name'>[],
): SearchConnection {
  return {
    url: env.TYPESENSE_URL,
    // Without a key searches fail with a message; the pages work without search.
    searchKey: env.TYPESENSE_SEARCH_KEY ?? '',
    own: searchedCollection(locale, versions),
    ...(locale === defaultLocale ? {} : { fallback: searchedCollection(defaultLocale, versions) }),
  }
}

function searchedCollection(
  locale: Locale,
  versions: readonly Pick<DocsVersion, 'name'>[],
): SearchedCollection {
  const filters: Record<string, string> = {}
  for (const { name } of versions) filters[name] = searchParameters(locale, name).filter_by
  const { filter_by: _, ...parameters } = searchParameters(locale, '')
  return { name: searchAlias(locale), parameters, filters }
}
