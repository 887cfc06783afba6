import { env } from '../env.ts'
import type { Locale } from '../locales.ts'
import { searchAlias } from './collection.ts'
import { type SearchParameters, searchParameters } from './parameters.ts'

/** What a browser needs to search; all of it is public. */
export interface SearchConnection {
  url: string
  searchKey: string
  collection: string
  parameters: SearchParameters
}

/** The connection of a locale's pages, for the server to hand to the search components. */
export function searchConnection(locale: Locale, version: string): SearchConnection {
  return {
    url: env.TYPESENSE_URL,
    // Without a key searches fail, and the search says so; the pages need no search to work.
    searchKey: env.TYPESENSE_SEARCH_KEY ?? '',
    collection: searchAlias(locale),
    parameters: searchParameters(locale, version),
  }
}
