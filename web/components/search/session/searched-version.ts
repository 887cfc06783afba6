import { storageKeys } from '../../../config/storage-keys.ts'
import { onPage } from '../../../enhancements/on-page.ts'
import { localValue } from '../../../enhancements/storage.ts'
import type { SearchConnection } from '../../../search/connection.ts'

/** The version to search: the page's, else the one the reader prefers, else the latest. */
export function searchedVersion({ own }: SearchConnection, active: string | undefined): string {
  const names = Object.keys(own.filters)
  const known = (name: string | null | undefined) =>
    name !== null && name !== undefined && names.includes(name) ? name : undefined
  return known(active) ?? known(localValue(storageKeys.version)) ?? names[0] ?? ''
}

/** The version of the current page; undefined for a page without one. */
export function activeVersion(): string | undefined {
  return onPage('[data-search-open]')[0]?.dataset.searchVersion
}
